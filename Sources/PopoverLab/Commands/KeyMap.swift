/// A key and what it calls.
public struct KeyBinding: Equatable, Sendable {
  var key: Key
  var call: CommandCall
  /// What the command is for, where its name alone is the call.
  var help: String?
}

/// One line of the list of keys: what several keys together are for.
public struct KeyGroup: Equatable, Sendable {
  var help: String
  var hint: KeyHint?
  var bindings: [KeyBinding]
  /// What stands for the keys in a hint, and in the list where nothing is bound.
  var sample = ""

  /// Its keys as a person reads them; those that differ only in their letter stand together, as in
  /// `←↓↑→ hjkl`.
  var label: String {
    if bindings.isEmpty { return sample }
    var runs: [[Key]] = []
    for key in bindings.map(\.key) {
      if let last = runs.last?.last, last.isLike(key) {
        runs[runs.count - 1].append(key)
      } else {
        runs.append([key])
      }
    }
    return runs.map { run in
      (run.first?.prefix ?? "") + run.map(\.name).joined(separator: run.count > 2 ? "" : " ")
    }.joined(separator: " ")
  }

  /// The keys for a hint: the sample, the letters alone as in `hjkl` and `t`, or the first key with a
  /// name where there are no letters.
  var shortLabel: String {
    if !sample.isEmpty { return sample }
    let letters = bindings.map(\.key).filter { $0.modifiers.isEmpty && $0.label.utf8.count == 1 }
    if !letters.isEmpty { return letters.map(\.label).joined() }
    guard let first = bindings.first?.key else { return "" }
    let like = bindings.map(\.key).filter(first.isLike)
    return like.isEmpty ? first.label : like.map(\.label).joined()
  }
}

/// A part of the list of keys, under a heading.
public struct KeySection: Equatable, Sendable {
  var title: String
  var groups: [KeyGroup]
}

/// Which key calls what: the one table for the loop, the list of keys and the hints.
public struct KeyMap: Equatable, Sendable {
  let sections: [KeySection]

  /// Every line of the list of keys.
  var groups: [KeyGroup] { sections.flatMap(\.groups) }

  private var bindings: [KeyBinding] { groups.flatMap(\.bindings) }

  /// What a key calls; `nil` if it is not bound.
  func call(for key: Key) -> CommandCall? {
    for section in sections {
      for group in section.groups {
        for binding in group.bindings where binding.key == key { return binding.call }
      }
    }
    return nil
  }

  /// The first key for a call.
  func key(for call: CommandCall) -> Key? { bindings.first { $0.call == call }?.key }

  /// The keys for a call, as a person reads them; empty if there are none.
  func label(of call: CommandCall) -> String {
    bindings.filter { $0.call == call }.map(\.key.label).joined(separator: " ")
  }
}

/// A line of the list of keys as a mode declares it: which commands it names, and in which words.
struct KeyLine {
  let help: String
  let calls: [CommandCall]
  var hint: KeyHint?
  var sample = ""
  /// Keys of this mode alone, beside those of the commands or, for each of them, in their place.
  private enum Keys {
    case more([Key])
    case own([[Key]])
  }

  private let keys: Keys

  /// - Parameters:
  ///   - calls: names of commands, with a count behind those that a key does several times.
  ///   - keys: further keys for the first of them.
  ///   - hint: `nil` is that of the first command that has one.
  init(
    _ help: String, _ calls: String..., keys: String = "", hint: KeyHint? = nil, sample: String = ""
  ) {
    self.help = help
    self.calls = calls.map { call in
      let line = CommandLine(call)
      return CommandCall(line.name, times: Int(line.argument) ?? 1)
    }
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

  /// The line with the keys of its commands: the first keys of all of them, then the second ones.
  fileprivate func group(_ commands: [String: CommandInfo]) -> KeyGroup {
    let infos = calls.map { commands[$0.command] }
    let columns = zip(calls, infos).enumerated().map { index, pair in
      keys(of: pair.0, pair.1, index).map {
        KeyBinding(key: $0, call: pair.0, help: pair.0.times == 1 ? pair.1?.help : nil)
      }
    }
    let rows = (0..<(columns.map(\.count).max() ?? 0)).flatMap { row in
      columns.compactMap { $0.indices.contains(row) ? $0[row] : nil }
    }
    let hints = zip(calls, infos).map { $0.times == 1 ? $1?.hint : nil }
    return KeyGroup(
      help: help, hint: hint ?? hints.lazy.compactMap(\.self).first, bindings: rows,
      sample: sample)
  }

  private func keys(of call: CommandCall, _ info: CommandInfo?, _ index: Int) -> [Key] {
    if case .own(let keys) = keys { return keys[index] }
    let usual = info?.keys.filter { $0.times == call.times }.map(\.key) ?? []
    if case .more(let more) = keys, index == 0 { return usual + more }
    return usual
  }
}

extension KeyMap {
  /// The map of a mode: the lines that it declares, and a line for each of its own commands that has
  /// keys and is in none of them.
  ///
  /// - Parameters:
  ///   - list: the lines under their headings.
  ///   - own: the commands of the mode.
  ///   - shared: those of other modes that it names.
  init(
    _ list: [(title: String, lines: [KeyLine])], own: [CommandInfo], shared: [CommandInfo] = []
  ) {
    let commands = Dictionary((own + shared).map { ($0.name, $0) }) { first, _ in first }
    var sections = list.map { title, lines in
      KeySection(title: title, groups: lines.map { $0.group(commands) })
    }
    let listed = Set(list.flatMap(\.lines).flatMap(\.calls).map(\.command))
    let others = own.filter { !listed.contains($0.name) && !$0.keys.isEmpty }
    if !sections.isEmpty {
      sections[0].groups += others.map { KeyLine($0.help, $0.name).group(commands) }
    }
    self.init(sections: sections)
  }

  /// The sections of both.
  static func + (first: KeyMap, second: KeyMap) -> KeyMap {
    KeyMap(sections: first.sections + second.sections)
  }
}

extension Key {
  /// The keys of a list such as `<Left> h`, in the spelling of ``KeyScript``.
  static func list(_ text: String) -> [Key] {
    text.split(separator: " ").flatMap { (try? KeyScript(String($0)))?.keys ?? [] }
  }
}
