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
    let argument = text.drop { $0 == " " }.dropFirst(line.name.count).drop { $0 == " " }
    let kept = command.map { $0.kept(of: argument) } ?? ""
    let all = command.map { known.words(after: $0, kept) } ?? LabCommand.all.map(\.name)
    let typed = (command == nil ? line.name : String(argument.dropFirst(kept.count))).lowercased()
    words = all.filter { $0.lowercased().hasPrefix(typed) }
    lines = words.map { (command == nil ? "" : "\(line.name) ") + kept + $0 }
    if words.isEmpty { return nil }
    let goesOn = command?.hasWordAfterWord(kept) ?? LabCommand.named(words[0])?.needsArgument
    if words.count == 1, goesOn == true { lines[0] += " " }
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

extension LabCommand {
  /// What of an argument stays as it is when the next word is looked for: nothing, where all that
  /// follows is one.
  fileprivate func kept(of argument: Substring) -> String {
    switch form {
    case .engines:
      let start = argument.lastIndex(of: " ").map(argument.index(after:)) ?? argument.startIndex
      return String(argument[..<start])
    case .worded(.key), .worded(.name):
      guard let blank = argument.firstIndex(of: " ") else { return "" }
      return argument[..<blank] + " "
    default: return ""
    }
  }

  /// Whether a word that is completed has another one behind it.
  fileprivate func hasWordAfterWord(_ kept: String) -> Bool {
    switch form {
    case .worded(.key), .worded(.name): kept.isEmpty
    default: false
    }
  }
}
