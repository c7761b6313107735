/// A line that was typed after `:`, divided into name and argument.
struct CommandLine: Equatable {
  var name: String
  /// The text after the name, without surrounding blanks.
  var argument: String
  /// Whether a blank follows the name, so that the argument is being typed.
  var hasArgument: Bool
  var text: String { argument.isEmpty ? name : "\(name) \(argument)" }

  init(_ text: String) {
    let line = text.drop { $0 == " " }
    let end = line.firstIndex(of: " ")
    name = String(line[..<(end ?? line.endIndex)])
    argument = end.map { String(line[$0...]).trimmed } ?? ""
    hasArgument = end != nil
  }
}

/// All commands that can be typed, in the order of the list of commands.
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

  subscript(name: String) -> CommandInfo? { indices[name].map { all[$0] } }

  /// The call that a line makes; `nil` for an empty line.
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

struct Completion: Equatable, Sendable {
  /// The text before the cursor, completed with each of the words.
  private(set) var lines: [String]
  private(set) var words: [String]
  /// The index of the word that is shown; `nil` while only their common start is.
  private(set) var index: Int?

  /// The completions of `text`, which ends at the cursor; `nil` if there are none.
  init?(of text: String, among known: KnownWords, in catalog: CommandCatalog) {
    let line = CommandLine(text)
    let command = line.hasArgument ? catalog[line.name] : nil
    if line.hasArgument, command == nil { return nil }
    let argument = text.drop { $0 == " " }.dropFirst(line.name.count).drop { $0 == " " }
    let before = command.map { $0.value.completion.before(argument) } ?? ""
    let all = command.map { $0.value.words(known, after: before) } ?? catalog.names
    let typed = (command == nil ? line.name : String(argument.dropFirst(before.count)))
      .lowercased()
    words = all.filter { $0.lowercased().hasPrefix(typed) }
    lines = words.map { (command == nil ? "" : "\(line.name) ") + before + $0 }
    if words.isEmpty { return nil }
    let needsMore =
      command.map { $0.value.completion == .keyAndValue && before.isEmpty }
      ?? catalog[words[0]]?.needsArgument
    if words.count == 1, needsMore == true { lines[0] += " " }
  }

  var line: String {
    if let index { return lines[index] }
    return lines.count == 1 ? lines[0] : Completion.commonStart(of: lines)
  }

  mutating func advance(by step: Int) {
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    index = next.wrapped(into: lines.count)
  }

  private static func commonStart(of lines: [String]) -> String {
    let first = lines.first ?? ""
    let count = lines.map { zip(first, $0).prefix { $0.0 == $0.1 }.count }.min() ?? 0
    return String(first.prefix(count))
  }
}

extension WordCompletion {
  /// The start of an argument that the completion of its last word leaves unchanged.
  fileprivate func before(_ argument: Substring) -> String {
    switch self {
    case .whole: return ""
    case .eachWord:
      let start = argument.lastIndex(of: " ").map(argument.index(after:)) ?? argument.startIndex
      return String(argument[..<start])
    case .keyAndValue:
      guard let blank = argument.firstIndex(of: " ") else { return "" }
      return argument[..<blank] + " "
    }
  }
}
