/// A command that is being typed after `:`.
struct Prompt: Equatable, Sendable {
  var line = TextLine()
  /// What Tab goes through, until another key is pressed.
  var completion: Completion?

  /// Completes the word before the cursor: first as far as all that begin so are alike, then word by
  /// word.
  mutating func complete(by step: Int, themes: [String]) {
    let before = line.textBeforeCursor
    if completion == nil {
      completion = Completion(of: before, themes: themes)
      if let all = completion, all.line == before || all.line.count < before.count {
        completion?.advance(by: step)
      }
    } else {
      completion?.advance(by: step)
    }
    if let completion { line.replaceBeforeCursor(with: completion.line) }
    if completion?.words.count == 1 { completion = nil }
  }

  /// What is said of the line while it is typed: what it may become, or how the command is used.
  func hint(themes: [String]) -> String {
    let typed = CommandLine(line.text)
    let words = (completion ?? Completion(of: line.text, themes: themes))?.words ?? []
    if let command = LabCommand.named(typed.name), words.count < 2 || words == themes {
      return "\(command.usage): \(command.help)"
    }
    if !words.isEmpty { return words.joined(separator: "  ") }
    return typed.hasArgument
      ? "Nothing begins with '\(typed.argument)'" : "No command begins with '\(typed.name)'"
  }
}
