import CellCanvas
import PopoverGeometry
import PopoverScenes

/// Why settings have no effect, where several have the same reason.
extension SettingFacts {
  /// - Parameter isEnough: whether the engine of a popover takes account of the setting.
  static func engine(_ lab: LabContext, _ isEnough: (ScenePopover) -> Bool) -> String? {
    lab.edited.popover.flatMap { isEnough($0) ? nil : "the engine is \($0.engine)" }
  }

  /// The end of a message about another engine: what was chosen and it does not have.
  @Sendable static func lost(_ edited: EditedScene) -> String {
    if edited.popover?.isOwn != false { return "" }
    let (scene, part) = (edited.scene, SceneKeyOwner.popover.part(edited.selection))
    let lost = popover.filter(\.needsOwnEngine).map(\.name)
      .filter { scene.value(of: $0, in: part) != scene.usualValue(of: $0, in: part) }
    return lost.isEmpty ? "" : ", which has no \(lost.joined(separator: " and no "))"
  }

  @Sendable static func noDial(_ lab: LabContext) -> String? {
    if case .dial = lab.edited.popover?.content { nil } else { "it shows no dial" }
  }

  @Sendable static func oneDirection(_ lab: LabContext) -> String? {
    switch lab.edited.popover?.permitted.count {
    case 0: "no arrow direction is permitted"
    case 1: "only one direction is permitted"
    default: nil
    }
  }

  @Sendable static func locked(_ lab: LabContext) -> String? {
    lab.edited.anchor?.isLocked == true ? "it is locked" : nil
  }

  @Sendable static func lockedOrPieces(_ lab: LabContext) -> String? {
    if let reason = locked(lab) { return reason }
    if case .pieces = lab.edited.anchor?.shape { return "it is made of pieces" }
    return nil
  }

  @Sendable static func noPopover(_ lab: LabContext) -> String? {
    lab.edited.popover == nil ? "the scene has no popover" : nil
  }

  @Sendable static func still(_ lab: LabContext) -> String? {
    lab.motion.settings.isStill ? "changes are shown at once" : nil
  }
}

extension LabContext {
  /// Whether the selected popover is at the same place for all values of a setting.
  func isSame<Value>(_ part: WritableKeyPath<ScenePopover, Value>, _ values: [Value]) -> Bool {
    guard let now = placedPopover else { return false }
    let measured = shown.stage.measured
    return values.allSatisfy { value in
      var stage = measured
      stage.scene.popovers[edited.selection.popover][keyPath: part] = value
      let other = stage.placement(after: shown.former)[now.name]
      return other?.layout.frame == now.layout.frame && other?.isShown == now.isShown
        && other?.layout.arrowOffset == now.layout.arrowOffset
    }
  }
}
