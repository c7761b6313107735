import AnnotatedYAML
import PopoverScenes

extension Lab {
  /// Sets a key as a scene file has it.
  mutating func set(_ key: SceneKey, to value: String) -> [LabEffect] {
    guard isThere(key.owner), mayChange(key) else { return [] }
    let before = scene
    let part = key.owner.part(selection)
    do throws(Fault) {
      let after = try scene.setting(key.name, of: part, to: value)
      guard after != before else {
        tell(key)
        return []
      }
      scene = after
    } catch {
      refuse(":\(key.owner.rawValue) \(key.name): \(error.reason)")
      return []
    }
    notice = .change(
      "\(key.name.capitalizedFirst) \(scene.value(of: key.name, in: part) ?? "natural")")
    return readings(since: before)
  }

  /// Says what a key has now.
  mutating func tell(_ key: SceneKey) {
    guard isThere(key.owner) else { return }
    let part = key.owner.part(selection)
    let known = scene.keys(of: part)
    guard known.contains(key.name) else {
      return refuse("\(Fault.Reason.unknownKey(key.name, known: known))".capitalizedFirst)
    }
    notice = .done(
      "\(key.name.capitalizedFirst) is \(scene.value(of: key.name, in: part) ?? "not set")")
  }

  /// Gives the selected anchor or popover another name.
  mutating func rename(_ owner: SceneKeyOwner, _ name: String) {
    guard isThere(owner) else { return }
    do throws(Fault) {
      let after = try scene.naming(owner.part(selection), name)
      guard after != scene else { return refuse("The \(owner.rawValue) is called \(name) already") }
      scene = after
      notice = .change("The \(owner.rawValue) is called \(name)")
    } catch {
      refuse("No \(owner.rawValue) can be called '\(name)': \(error.reason)")
    }
  }

  private mutating func isThere(_ owner: SceneKeyOwner) -> Bool {
    if owner == .anchor, selectedAnchor == nil { refuse(noAnchor) }
    if owner == .popover, selectedPopover == nil { refuse(noPopover) }
    return owner == .scene || (owner == .anchor ? selectedAnchor != nil : selectedPopover != nil)
  }

  private mutating func mayChange(_ key: SceneKey) -> Bool {
    guard key.owner == .anchor, key.name != "locked", let anchor = selectedAnchor, anchor.isLocked
    else { return true }
    refuse(isLocked(anchor.name))
    return false
  }

  /// What must be read that the scene names and did not name before.
  private mutating func readings(since before: Scene) -> [LabEffect] {
    let texts = scene.sources.filter { !before.sources.contains($0) }
      .map { LabEffect.world(.scene(.readText($0, of: scenes.location))) }
    guard let theme = scene.theme, theme != before.theme else { return texts }
    return texts + useTheme(of: scenes.location, theme)
  }
}
