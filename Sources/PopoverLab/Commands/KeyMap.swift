struct KeyBinding: Equatable, Sendable {
  var key: Key
  var call: CommandCall
  /// The help of the command, for a call without a count and an argument.
  var help: String?
  /// The keys that are pressed before it.
  var lead = ""

  var label: String { lead + key.label }
}

/// One line of the list of keys: several keys and their common help.
struct KeyGroup: Equatable, Sendable {
  var help: String
  var hint: KeyHint?
  var bindings: [KeyBinding]
  /// The text that replaces the keys in a hint, and in the list if nothing is bound, or only after other keys.
  var sample = ""
  /// What was called by a key that the user has taken from it.
  var unbound: CommandCall?
  /// Whether it is among the keys that one needs on the first day.
  var isForFirstDay = false

  /// Its keys in words; those that differ only in their letter are joined, as in `←↓↑→ hjkl`.
  var label: String {
    if bindings.allSatisfy({ !$0.lead.isEmpty }) { return sample }
    var runs: [[Key]] = []
    for key in bindings.map(\.key) {
      if let last = runs.last?.last, last.isLike(key) {
        runs[runs.count - 1].append(key)
      } else {
        runs.append([key])
      }
    }
    return runs.map { run in
      run.count > 2
        ? (run.first?.prefix ?? "") + run.map(\.name).joined()
        : run.map(\.label).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The keys for a hint: the sample, or those of the short bindings.
  var shortLabel: String {
    let labels = shortBindings.map(\.key.label)
    let isShort = labels.allSatisfy { $0.count == 1 }
    return sample.isEmpty ? labels.joined(separator: isShort ? "" : " ") : sample
  }

  /// What the keys of a hint call.
  var hintCalls: [CommandCall] {
    let named = bindings.filter { $0.key.label == sample }
    return (named.isEmpty ? shortBindings : named).map(\.call)
  }

  /// The bindings that a hint names: only the letters as in `hjkl`, or without letters the first key and those like it. The
  /// first thing that the group does is always named.
  var shortBindings: [KeyBinding] {
    let letters = bindings.filter { $0.key.modifiers.isEmpty && $0.key.label.utf8.count == 1 }
    guard let first = bindings.first else { return [] }
    if !letters.isEmpty {
      return letters.contains { $0.call == first.call } ? letters : [first] + letters
    }
    let like = bindings.filter { first.key.isLike($0.key) }
    return like.isEmpty ? [first] : like
  }
}

struct KeySection: Equatable, Sendable {
  var title: String
  var groups: [KeyGroup]
}

/// The calls of the keys: the one table for the loop, the list of keys and the hints.
package struct KeyMap: Equatable, Sendable {
  let sections: [KeySection]
  /// What made them of the usual keys.
  var changes: [KeyChange] = []

  var groups: [KeyGroup] { sections.flatMap(\.groups) }

  private var bindings: some Sequence<KeyBinding> {
    sections.lazy.flatMap(\.groups).flatMap(\.bindings)
  }

  /// `nil` if the key is not bound.
  func call(for key: Key) -> CommandCall? { bindings.first { $0.key == key }?.call }

  func key(for call: CommandCall) -> Key? { bindings.first { $0.call == call }?.key }

  func keys(for call: CommandCall) -> [Key] { bindings.filter { $0.call == call }.map(\.key) }

  func label(of call: CommandCall) -> String {
    bindings.filter { $0.call == call }.map(\.key.label).joined(separator: " ")
  }
}

extension KeyMap {
  /// The second map without the keys that the first has.
  static func + (first: KeyMap, second: KeyMap) -> KeyMap {
    let taken = Set(first.bindings.map(\.key))
    let rest = second.sections.map { section in
      KeySection(title: section.title, groups: section.groups.compactMap { $0.without(taken) })
    }
    return KeyMap(sections: first.sections + rest)
  }
}

extension KeyGroup {
  /// The group without some keys; `nil` if it has had no others. Where only one of its commands is left, the help is
  /// that of the command.
  fileprivate func without(_ keys: Set<Key>) -> KeyGroup? {
    var group = self
    group.bindings.removeAll { keys.contains($0.key) }
    guard let left = group.bindings.first else { return bindings.isEmpty ? group : nil }
    let isOfOne = group.bindings.allSatisfy { $0.call == left.call }
    if isOfOne, bindings.contains(where: { $0.call != left.call }), let help = left.help {
      group.help = help
    }
    return group
  }
}
