extension Lab {
  /// What to press for an action, as a sentence names it: its key where one is, or else a key of the
  /// scene; without any, or where no keys are pressed, the command.
  func key(for action: LabAction) -> String {
    let command = LabCommand.all.first { $0.action == action }.map(\.name)
    if isSpoken, let command { return command }
    if let key = keys.key(for: action) ?? keyMap.key(for: action) { return key.label }
    return command.map { ":\($0)" } ?? "nothing"
  }

  var noAnchor: String { "The scene has no anchor; \(key(for: .edit(.addAnchor))) adds one" }

  var noPopover: String { "The scene has no popover; \(key(for: .edit(.addAnchor))) adds one" }

  /// Why an anchor of this name does not change.
  func isLocked(_ name: String) -> String {
    "\(name.capitalizedFirst) is locked; \(key(for: .edit(.toggleLock))) unlocks it"
  }
}

extension KeyMap {
  /// The first key of an action.
  func key(for action: LabAction) -> Key? {
    groups.lazy.flatMap(\.bindings).first { $0.action == action }?.key
  }
}
