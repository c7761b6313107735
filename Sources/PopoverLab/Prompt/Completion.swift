/// The words that Tab goes through in a line that is typed.
struct Completion: Equatable, Sendable {
  /// The line before the cursor with each of the words in it.
  private(set) var lines: [String]
  /// The words alone.
  private(set) var words: [String]
  /// The one that stands in the line; `nil` while that is what all of them have in common.
  private(set) var index: Int?

  /// What `text`, which ends at the cursor, may become; `nil` if nothing begins so.
  init?(of text: String, among known: KnownWords) {
    let line = CommandLine(text)
    let command = line.hasArgument ? LabCommand.named(line.name) : nil
    if line.hasArgument, command == nil { return nil }
    let all = command.map(known.words) ?? LabCommand.all.map(\.name)
    let isList = command?.form == .engines
    let last = isList ? text.lastWord : line.hasArgument ? line.argument : line.name
    let earlier =
      isList ? String(text.dropLast(last.count)) : line.hasArgument ? "\(line.name) " : ""
    let typed = last.lowercased()
    words = all.filter { $0.lowercased().hasPrefix(typed) }
    lines = words.map { earlier + $0 }
    if words.isEmpty { return nil }
    if words.count == 1, LabCommand.named(words[0])?.needsArgument == true { lines[0] += " " }
  }

  /// What stands before the cursor now.
  var line: String {
    if let index { return lines[index] }
    return lines.count == 1 ? lines[0] : Completion.commonStart(of: lines)
  }

  /// Goes on to the next word, or to the one before, round and round.
  mutating func advance(by step: Int) {
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    index = (next + lines.count) % lines.count
  }

  private static func commonStart(of lines: [String]) -> String {
    let first = lines.first ?? ""
    let count = lines.map { zip(first, $0).prefix { $0.0 == $0.1 }.count }.min() ?? 0
    return String(first.prefix(count))
  }
}

extension String {
  /// What stands behind the last blank.
  fileprivate var lastWord: String {
    String(split(separator: " ", omittingEmptySubsequences: false).last ?? "")
  }
}
