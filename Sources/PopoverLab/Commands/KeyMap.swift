package struct KeyBinding: Equatable, Sendable {
  var key: Key
  var call: CommandCall
  /// The help of the command, for a call without a count and an argument.
  var help: String?
  /// The keys that are pressed before it.
  var lead = ""

  var label: String { lead + key.label }
}

/// One line of the list of keys: several keys and their common help.
package struct KeyGroup: Equatable, Sendable {
  var help: String
  var hint: KeyHint?
  var bindings: [KeyBinding]
  /// The text that replaces the keys in a hint, and in the list if nothing is bound, or only after other keys.
  var sample = ""
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
    sample.isEmpty ? shortBindings.map(\.key.label).joined() : sample
  }

  /// The bindings that a hint names: only the letters as in `hjkl`, or without letters the first key and those like
  /// it.
  var shortBindings: [KeyBinding] {
    let letters = bindings.filter { $0.key.modifiers.isEmpty && $0.key.label.utf8.count == 1 }
    if !letters.isEmpty { return letters }
    guard let first = bindings.first else { return [] }
    let like = bindings.filter { first.key.isLike($0.key) }
    return like.isEmpty ? [first] : like
  }
}

package struct KeySection: Equatable, Sendable {
  var title: String
  var groups: [KeyGroup]
}

/// The calls of the keys: the one table for the loop, the list of keys and the hints.
package struct KeyMap: Equatable, Sendable {
  let sections: [KeySection]

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

/// A line of the list of keys as a mode declares it: its commands and its help.
struct KeyLine {
  let help: String
  let calls: [CommandCall]
  var hint: KeyHint?
  var sample = ""
  private(set) var isForFirstDay = false
  /// Keys of this mode: further ones for the first command, or the only ones of each command.
  private enum Keys {
    case more([Key])
    case own([[Key]])
  }

  private let keys: Keys

  /// - Parameters:
  ///   - calls: names of commands, with a count or an argument after them as in `left 8` and `gap +1`.
  ///   - keys: further keys for the first of them.
  ///   - hint: `nil` for the hint of the first command that has one.
  init(
    _ help: String, _ calls: String..., keys: String = "", hint: KeyHint? = nil, sample: String = ""
  ) {
    self.init(help, calls, keys: keys, hint: hint, sample: sample)
  }

  init(
    _ help: String, _ calls: [String], keys: String = "", hint: KeyHint? = nil, sample: String = ""
  ) {
    self.help = help
    self.calls = calls.map { CommandCall(ofKey: $0) }
    self.hint = hint
    self.sample = sample
    self.keys = .more(Key.list(keys))
  }

  /// - Parameter calls: names of commands, each with the keys that it has in this mode.
  init(_ help: String, calls: KeyValuePairs<String, String>, hint: KeyHint? = nil) {
    self.help = help
    self.calls = calls.map { CommandCall($0.key) }
    self.hint = hint
    keys = .own(calls.map { Key.list($0.value) })
  }

  /// The line as one of those that one needs on the first day.
  var onFirstDay: KeyLine {
    var line = self
    line.isForFirstDay = true
    return line
  }

  /// The line with the keys of its commands: the first key of each command, then the second of each.
  fileprivate func group(_ command: (String) -> CommandInfo?) -> KeyGroup {
    let infos = calls.map { command($0.command) }
    let columns = zip(calls, infos).enumerated().map { index, pair in
      keys(of: pair.0, pair.1, index).map {
        KeyBinding(key: $0, call: pair.0, help: pair.0.isPlain ? pair.1?.help : nil)
      }
    }
    let rows = (0..<(columns.map(\.count).max() ?? 0)).flatMap { row in
      columns.compactMap { $0.indices.contains(row) ? $0[row] : nil }
    }
    let hints = zip(calls, infos).map { $0.isPlain ? $1?.hint : nil }
    return KeyGroup(
      help: help, hint: hint ?? hints.lazy.compactMap(\.self).first, bindings: rows,
      sample: sample, isForFirstDay: isForFirstDay)
  }

  private func keys(of call: CommandCall, _ info: CommandInfo?, _ index: Int) -> [Key] {
    if case .own(let keys) = keys { return keys[index] }
    let usual = info?.keys.filter { $0.call == call }.map(\.key) ?? []
    if case .more(let more) = keys, index == 0 { return usual + more }
    return usual
  }
}

extension KeyMap {
  /// The map of a mode: its declared lines, and a line for each of its commands with keys that they leave out.
  ///
  /// - Parameters:
  ///   - list: the lines under their headings.
  ///   - own: the commands of the mode.
  ///   - shared: the command of another mode by its name, which the lines may name too.
  init(
    _ list: [(title: String, lines: [KeyLine])], own: [CommandInfo],
    shared: (String) -> CommandInfo?
  ) {
    let ownByName = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
    func command(_ name: String) -> CommandInfo? { ownByName[name] ?? shared(name) }
    var sections = list.map { title, lines in
      KeySection(title: title, groups: lines.map { $0.group(command) })
    }
    let listed = Set(list.flatMap(\.lines).flatMap(\.calls).map(\.command))
    let others = own.filter { !listed.contains($0.name) && !$0.keys.isEmpty }
    if !sections.isEmpty {
      sections[0].groups += others.map { KeyLine($0.help, $0.name).group(command) }
    }
    self.init(sections: sections)
  }

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

extension CommandCall {
  /// Whether it has neither a count nor an argument.
  fileprivate var isPlain: Bool { self == CommandCall(command) }
}

extension Key {
  /// The keys of a list such as `<Left> h`, spelled as in a ``KeyScript``.
  static func list(_ text: String) -> [Key] {
    text.split(separator: " ").flatMap { (try? KeyScript(String($0)))?.keys ?? [] }
  }
}
