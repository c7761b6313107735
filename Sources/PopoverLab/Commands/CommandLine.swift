/// A line that was typed after `:`, divided into name and argument.
struct CommandLine: Equatable {
  var name: String
  /// The text after the name, without surrounding blanks.
  var argument: String
  /// Whether a blank follows the name, so that the argument is being typed.
  var hasArgument: Bool
  var text: String { argument.isEmpty ? name : "\(name) \(argument)" }

  init(_ text: String) {
    // Not by characters: a blank and a mark behind it are one of them.
    let line = text.unicodeScalars.drop { $0 == " " }
    let end = line.firstIndex(of: " ")
    name = String(line[..<(end ?? line.endIndex)])
    argument = end.map { String(line[$0...]).withoutOuterBlanks } ?? ""
    hasArgument = end != nil
  }
}

/// All commands that can be typed, in the order of the list of commands.
struct CommandCatalog: Sendable {
  let all: [CommandInfo]
  private let indices: [String: Int]
  /// The line that sets what is called so; `nil` if none does.
  private let setter: @Sendable (String) -> String?

  init(_ all: [CommandInfo], setter: @escaping @Sendable (String) -> String?) {
    (self.all, self.setter) = (all, setter)
    let names = all.enumerated().flatMap { index, command in
      [command.name, command.alias].compactMap { $0 }.map { ($0, index) }
    }
    indices = Dictionary(names) { first, _ in first }
  }

  var names: [String] { all.map(\.name) }

  subscript(name: String) -> CommandInfo? { indices[name].map { all[$0] } }

  /// The call that a line makes; `nil` for an empty line.
  func call(_ line: CommandLine) throws(CommandFault) -> CommandCall? {
    if line.name.isEmpty { return nil }
    guard let command = self[line.name] else {
      throw .unknownCommand(line.name, known: names, setBy: setter(line.name))
    }
    // The system would take a name of a file for the part before it.
    if line.argument.unicodeScalars.contains("\0") {
      throw .unwanted(line.argument, of: line.name, expected: "a text without U+0000")
    }
    return try command.call(line.argument)
  }
}

extension CommandCatalog: Equatable {
  static func == (left: CommandCatalog, right: CommandCatalog) -> Bool {
    left.names == right.names
  }
}

struct CommandHistory: Equatable, Sendable {
  /// The oldest first.
  private(set) var lines: [String] = []

  static let limit = 100

  mutating func add(_ line: String) {
    if line.allSatisfy({ $0 == " " }) { return }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > CommandHistory.limit { lines.removeFirst() }
  }

  /// The lines that begin with `start`, the newest first.
  func lines(beginningWith start: String) -> [String] {
    lines.reversed().filter { $0.hasPrefix(start) && $0 != start }
  }
}
