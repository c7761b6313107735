/// The keys that a user has chosen for a command.
package struct KeyChange: Equatable, Sendable {
  package var line: String
  package var call: CommandCall
  /// All keys that it has from now on; an empty list unbinds it.
  package var keys: [Key]

  fileprivate var bindings: [KeyBinding] { keys.map { KeyBinding(key: $0, call: call) } }
}

extension KeyMap {
  /// The map with other keys for some commands. Another command that had one of these keys loses it.
  package func changed(by changes: [KeyChange]) -> KeyMap {
    if changes.isEmpty { return self }
    let taken = Set(changes.flatMap(\.keys))
    let known = groups.flatMap(\.bindings).map(\.call)
    var sections = sections.map { section in
      KeySection(
        title: section.title,
        groups: section.groups.flatMap { $0.changed(by: changes, taken: taken) })
    }
    let others = changes.filter { !known.contains($0.call) && !$0.keys.isEmpty }.map {
      KeyGroup(help: ":\($0.line)", bindings: $0.bindings)
    }
    if !others.isEmpty { sections.append(KeySection(title: "Your own", groups: others)) }
    return KeyMap(sections: sections, changes: self.changes + changes)
  }
}

extension KeyGroup {
  private static let noKey = "no key"

  private typealias Part = (call: CommandCall, help: String?, bindings: [KeyBinding])

  /// The group with other keys; if a call has lost its keys, a group for each call.
  fileprivate func changed(by changes: [KeyChange], taken: Set<Key>) -> [KeyGroup] {
    var parts: [Part] = []
    var now: [KeyBinding] = []
    for binding in bindings {
      let change = changes.first { $0.call == binding.call }
      let known = parts.firstIndex { $0.call == binding.call }
      let kept = taken.contains(binding.key) ? [] : [binding]
      let fresh = change.map { known == nil ? $0.bindings : [] } ?? kept
      now += fresh
      if let known {
        parts[known].bindings += fresh
      } else {
        parts.append((binding.call, binding.help, fresh))
      }
    }
    if now == bindings { return [self] }
    if parts.contains(where: \.bindings.isEmpty) { return split(parts) }
    var group = self
    (group.bindings, group.sample) = (now, "")
    return [group]
  }

  private func split(_ parts: [Part]) -> [KeyGroup] {
    parts.enumerated().map { index, part in
      KeyGroup(
        help: part.help ?? help, hint: index > 0 || part.bindings.isEmpty ? nil : hint,
        bindings: part.bindings, sample: part.bindings.isEmpty ? KeyGroup.noKey : "",
        unbound: part.bindings.isEmpty ? part.call : nil)
    }
  }
}
