extension KeyMap {
  /// The same map with other keys for some commands. A key that another command had is taken from it.
  public func changed(by changes: [KeyChange]) -> KeyMap {
    let taken = Set(changes.flatMap(\.keys))
    let known = groups.flatMap(\.bindings).map(\.action)
    var sections = sections.map { section in
      KeySection(
        title: section.title,
        groups: section.groups.flatMap { $0.changed(by: changes, taken: taken) })
    }
    let others = changes.filter { !known.contains($0.action) && !$0.keys.isEmpty }.map {
      KeyGroup(help: ":\($0.line)", bindings: $0.bindings)
    }
    if !others.isEmpty { sections.append(KeySection(title: "Your own", groups: others)) }
    return KeyMap(sections: sections)
  }
}

extension KeyChange {
  fileprivate var bindings: [KeyBinding] { keys.map { KeyBinding(key: $0, action: action) } }
}

extension KeyGroup {
  /// What stands in the list of keys for a command that has none any more.
  private static let noKey = "no key"

  /// The group with other keys; one for each of its actions if some have no key any more.
  fileprivate func changed(by changes: [KeyChange], taken: Set<Key>) -> [KeyGroup] {
    var parts: [(action: LabAction, bindings: [KeyBinding])] = []
    var now: [KeyBinding] = []
    for binding in bindings {
      let change = changes.first { $0.action == binding.action }
      let known = parts.firstIndex { $0.action == binding.action }
      let kept = taken.contains(binding.key) ? [] : [binding]
      let fresh = change.map { known == nil ? $0.bindings : [] } ?? kept
      now += fresh
      if let known { parts[known].bindings += fresh } else { parts.append((binding.action, fresh)) }
    }
    if now == bindings { return [self] }
    if parts.contains(where: \.bindings.isEmpty) { return split(parts) }
    var group = self
    (group.bindings, group.sample) = (now, "")
    return [group]
  }

  /// Where one of several has no key, each is told by itself.
  private func split(_ parts: [(action: LabAction, bindings: [KeyBinding])]) -> [KeyGroup] {
    parts.enumerated().map { index, part in
      let (action, bindings) = part
      var group = self
      group.help = LabCommand.named(for: action)?.help ?? help
      (group.bindings, group.sample) = (bindings, bindings.isEmpty ? KeyGroup.noKey : "")
      if index > 0 || bindings.isEmpty { group.hint = nil }
      return group
    }
  }
}

extension LabCommand {
  /// The command that does this by its name alone.
  fileprivate static func named(for action: LabAction) -> LabCommand? {
    all.first { $0.action == action }
  }
}
