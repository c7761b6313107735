/// A line of the list of keys as a mode declares it: its commands and its help.
struct KeyLine {
  let help: String
  let calls: [CommandCall]
  var hint: KeyHint?
  var sample = ""
  private(set) var isForFirstDay = false
  /// The keys that each command has in this mode; `nil` where they are the usual ones.
  private let keys: [[Key]]?

  /// - Parameters:
  ///   - calls: names of commands, with a count or an argument after them as in `left 8` and `gap +1`.
  ///   - hint: `nil` for the hint of the first command that has one.
  init(
    _ help: String, _ calls: String..., hint: KeyHint? = nil, sample: String = ""
  ) {
    self.init(help, calls, hint: hint, sample: sample)
  }

  init(
    _ help: String, _ calls: [String], hint: KeyHint? = nil, sample: String = ""
  ) {
    self.help = help
    self.calls = calls.map { CommandCall(ofKey: $0) }
    self.hint = hint
    self.sample = sample
    keys = nil
  }

  /// - Parameter calls: names of commands, each with the keys that it has in this mode.
  init(_ help: String, calls: KeyValuePairs<String, String>, hint: KeyHint? = nil) {
    self.help = help
    self.calls = calls.map { CommandCall($0.key) }
    self.hint = hint
    keys = calls.map { Key.list($0.value) }
  }

  /// The line as one of those that one needs on the first day.
  var onFirstDay: KeyLine {
    var line = self
    line.isForFirstDay = true
    return line
  }

  /// The line with the keys of its commands: the first key of each command, then the second of each.
  func group(_ command: (String) -> CommandInfo?) -> KeyGroup {
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
    keys?[index] ?? info?.keys.filter { $0.call == call }.map(\.key) ?? []
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
