/// A line that was typed after `:`, taken apart.
struct CommandLine: Equatable {
  var name: String
  /// What follows the name, without the blanks around it.
  var argument: String
  /// Whether a blank ends the name, so that the argument is being typed.
  var hasArgument: Bool
  /// The whole line without the blanks around it.
  var text: String { argument.isEmpty ? name : "\(name) \(argument)" }

  init(_ text: String) {
    let line = text.drop { $0 == " " }
    let end = line.firstIndex(of: " ")
    name = String(line[..<(end ?? line.endIndex)])
    argument = end.map { String(line[$0...]).trimmed } ?? ""
    hasArgument = end != nil
  }
}

/// All commands that can be typed, in the order in which they are offered.
struct CommandCatalog: Sendable {
  let all: [CommandInfo]
  private let indices: [String: Int]

  init(_ all: [CommandInfo]) {
    self.all = all
    let names = all.enumerated().flatMap { index, command in
      [command.name, command.alias].compactMap { $0 }.map { ($0, index) }
    }
    indices = Dictionary(names) { first, _ in first }
  }

  var names: [String] { all.map(\.name) }

  /// The command of a name or an alias.
  subscript(name: String) -> CommandInfo? { indices[name].map { all[$0] } }

  /// What a line asks for; `nil` if nothing is typed.
  func call(_ line: CommandLine) throws(CommandFault) -> CommandCall? {
    if line.name.isEmpty { return nil }
    guard let command = self[line.name] else {
      throw .unknownCommand(line.name, known: names)
    }
    return try command.call(line.argument)
  }
}

extension CommandCatalog: Equatable {
  static func == (left: CommandCatalog, right: CommandCatalog) -> Bool {
    left.names == right.names
  }
}

/// The lines that were run, the oldest first.
struct CommandHistory: Equatable, Sendable {
  private(set) var lines: [String] = []

  /// As many lines as are kept.
  static let limit = 100

  /// Adds a line at the end; one that is there already moves there.
  mutating func add(_ line: String) {
    if line.allSatisfy({ $0 == " " }) { return }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > CommandHistory.limit { lines.removeFirst() }
  }

  /// The lines that begin as `start` does, the newest first.
  func lines(beginningWith start: String) -> [String] {
    lines.reversed().filter { $0.hasPrefix(start) && $0 != start }
  }
}
