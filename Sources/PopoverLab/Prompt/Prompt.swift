/// A command that is being typed after `:`.
struct Prompt: Equatable, Sendable {
  var line: TextLine
  /// What Tab goes through, until another key is pressed.
  var completion: Completion?
  /// Where in the history of commands the line is from, until another key is pressed.
  private(set) var recall: Recall?

  init(_ text: String = "") { line = TextLine(text) }

  /// Completes the word before the cursor: first as far as all that begin so are alike, then word by
  /// word.
  mutating func complete(by step: Int, among words: KnownWords) {
    let before = line.textBeforeCursor
    recall = nil
    if completion == nil {
      completion = Completion(of: before, among: words)
      if let all = completion, all.line == before || all.line.count < before.count {
        completion?.advance(by: step)
      }
    } else {
      completion?.advance(by: step)
    }
    if let completion { line.replaceBeforeCursor(with: completion.line) }
    if completion?.words.count == 1 { completion = nil }
  }

  /// Shows an earlier line that begins as this one does, or a later one; `false` if there is none.
  mutating func recall(by step: Int, in history: CommandHistory) -> Bool {
    completion = nil
    var recall = recall ?? Recall(from: line.text, in: history)
    guard recall.advance(by: step) else { return false }
    line = TextLine(recall.line)
    self.recall = recall
    return true
  }

  mutating func insert(_ text: String) {
    (completion, recall) = (nil, nil)
    line.insert(text)
  }

  /// Does what a key does to the line; `false` if it means something else.
  mutating func edit(with key: Key) -> Bool {
    (completion, recall) = (nil, nil)
    return line.edit(with: key)
  }

  /// What is said of the line while it is typed: what it may become, or how the command is used.
  func hint(among known: KnownWords) -> String {
    let typed = CommandLine(line.text)
    let words = (completion ?? Completion(of: line.text, among: known))?.words ?? []
    let command = LabCommand.named(typed.name)
    if let command, words.count < 2 || words == known.words(after: command),
      !command.isChoice(typed)
    {
      return "\(command.usage): \(command.help)"
    }
    if !words.isEmpty { return words.joined(separator: "  ") }
    return typed.hasArgument
      ? "Nothing begins with '\(typed.argument)'" : "No command begins with '\(typed.name)'"
  }
}
