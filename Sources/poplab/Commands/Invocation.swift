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
      guard let command = Self.command(word, of: group) else {
        let known = group.configuration.subcommands.compactMap { $0.configuration.commandName }
        throw Self.unknown("command", word, among: known)
      }
      group = command
    }
  }

  /// The words of this process.
  ///
  /// - Throws: ``CommandFailure`` if one is not UTF-8. Swift would replace what is not, and another file would be read or
  ///   written.
  static func words() throws -> [String] {
    try CommandLine.arguments.indices.dropFirst().map { index in
      let bytes = CommandLine.unsafeArgv[index]
      if let word = bytes.flatMap({ String(validatingCString: $0) }) { return word }
      throw CommandFailure(
        "argument \(index), '\(CommandLine.arguments[index].shownSafely)', is not UTF-8; a file of such a name is to be renamed",
        status: .usage)
    }
  }

  private static func command(
    _ name: String, of group: ParsableCommand.Type
  ) -> ParsableCommand.Type? {
    group.configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// What prints the help of the command that words begin with.
  static func help(for words: [String]) -> String {
    var group: ParsableCommand.Type = Poplab.self
    let path = words.prefix { word in
      command(word, of: group).map { group = $0 } != nil
    }
    return path.isEmpty ? "poplab --help" : "poplab help \(path.joined(separator: " "))"
  }

  /// An unknown word: the nearest that is known, or where to look beside the help.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> ValidationError {
    let nearest = Suggestion.question(about: word, in: known)
    return ValidationError(
      "unknown \(kind) '\(word)'; \(nearest ?? "'poplab scenes list' has the scenes").")
  }

  /// A word that is no command of a group, nor an option of the one that the group runs without a word.
  static func unknown(
    _ word: String, of group: ParsableCommand.Type, options: [String]
  ) -> ValidationError {
    let configuration = group.configuration
    let isOption = word.hasPrefix("-")
    let known =
      isOption ? options : configuration.subcommands.compactMap { $0.configuration.commandName }
    return ValidationError(
      "unknown \(isOption ? "option" : "command") '\(word)' of \(configuration.commandName ?? ""); "
        + Suggestion.words(for: word, known: known) + ".")
  }
}
