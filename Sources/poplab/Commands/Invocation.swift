import ArgumentParser
import MessageText

/// The words after `poplab`, looked at before they are parsed.
struct Invocation {
  /// What is to be parsed.
  let arguments: [String]

  /// - Throws: `ValidationError` if help is asked for a command that there is not; the parser would print that of the
  ///   command above it.
  init(_ words: some Sequence<String>) throws {
    let words = Array(words)
    arguments = words == ["-V"] ? ["--version"] : words
    guard words.first == "help" else { return }
    var group: ParsableCommand.Type = Poplab.self
    for word in words.dropFirst() where !word.hasPrefix("-") {
      let commands = group.configuration.subcommands
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        throw Self.unknown(
          "command", word, among: commands.compactMap { $0.configuration.commandName })
      }
      group = command
    }
  }

  /// An unknown word: the nearest that is known, or where to look.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> ValidationError {
    let nearest = Suggestion.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
    let place = "'poplab --help' has the commands, 'poplab scenes list' the scenes"
    return ValidationError("unknown \(kind) '\(word)'; \(nearest ?? place).")
  }
}
