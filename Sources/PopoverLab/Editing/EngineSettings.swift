import PlacementEngines
import PopoverScenes

/// The settings of a popover of which not every engine takes account.
struct EngineSettings {
  private let edited: EditedScene

  init(_ edited: EditedScene) { self.edited = edited }

  /// The settings that only the library's own engine has.
  private static let own = ["alignment", "skid", "choose", "stability", "overlap"]

  /// Why a setting has no effect with the engine of the selected popover; `nil` if it may have one.
  func obstacle(of setting: String) -> String? {
    guard let popover = edited.popover else { return nil }
    let isLost =
      switch setting {
      case "adjust": EngineCatalog.shipped.engine(named: popover.engine)?.obeyed.isEmpty ?? true
      case "minimum": !popover.isOwn && !popover.canShrink
      default: !popover.isOwn && Self.own.contains(setting)
      }
    return isLost ? "the engine is \(popover.engine)" : nil
  }

  /// What is added to the message about a change of a setting: if that is the engine, what was chosen and it does
  /// not have.
  func note(on setting: String) -> String {
    guard setting == "engine" else { return "" }
    let (scene, part) = (edited.scene, SceneKeyOwner.popover.part(edited.selection))
    let lost = Self.own.filter {
      obstacle(of: $0) != nil && scene.value(of: $0, in: part) != scene.usualValue(of: $0, in: part)
    }
    return lost.isEmpty ? "" : ", which has no \(lost.joined(separator: " and no "))"
  }
}
