import ArgumentParser
import MessageText
import PopoverScenes

/// The words after `poplab`, looked at before they are parsed.
struct Invocation {
  /// What is to be parsed.
  let arguments: [String]

  /// - Throws: `ValidationError` if help is asked for a command that there is not; the parser would print that of the
  ///   command above it.
  init(_ words: some Sequence<String>) throws {
    let words = Array(words)
    arguments = words == ["-V"] ? ["--version"] : words
    try Self.checkShell(words)
    guard words.first == "help" else { return }
    var group: ParsableCommand.Type = Poplab.self
    for word in words.dropFirst() where !word.hasPrefix("-") {
      guard let command = Self.command(word, of: group) else {
        let known = group.commandNames
        if group == Poplab.self, ShippedScenes[word] != nil {
          throw ValidationError("'\(word)' is a scene and no command; 'poplab \(word)' opens it.")
        }
        throw Self.unknown("command", word, among: known)
      }
      group = command
    }
  }

  /// What the help of no command lists.
  private static let completionOption = "--generate-completion-script"

  /// - Throws: `ValidationError` if completions are asked for another shell than those that have them.
  private static func checkShell(_ words: [String]) throws {
    let parts = words.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard parts.first == completionOption, let shell = parts.dropFirst().first,
      CompletionShell(rawValue: shell) == nil
    else { return }
    throw ValidationError("completions are for bash, zsh or fish, not for '\(shell)'.")
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
        "argument \(index), '\(CommandLine.arguments[index].shownSafely)', is not UTF-8; text is written in UTF-8, and a file of such a name is to be renamed",
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
    let path = words.prefix(named(by: words).count)
    return path.isEmpty ? "poplab --help" : "poplab help \(path.joined(separator: " "))"
  }

  /// The command that words begin with, and how many words name it.
  private static func named(by words: [String]) -> (command: ParsableCommand.Type, count: Int) {
    var group: ParsableCommand.Type = Poplab.self
    let path = words.prefix { word in
      command(word, of: group).map { group = $0 } != nil
    }
    return (path.isEmpty ? ExploreCommand.self : group, path.count)
  }

  /// What is said of the first option that the command of the words does not have; `nil` if there is none, or a command
  /// follows the options. The parser looks at values first, and says of an unknown option that something else is missing.
  static func unknownOption(in words: [String]) -> String? {
    let (command, count) = named(by: words)
    if count == 0, words.contains(where: { self.command($0, of: Poplab.self) != nil }) {
      return nil
    }
    let known = options(of: command) + (count == 0 ? [completionOption] : [])
    let withValues = options(of: command, withValuesOnly: true)
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.hasPrefix("--") else { continue }
      let option = String(word.prefix { $0 != "=" })
      guard known.contains(option) else {
        let question = Suggestion.question(about: option, in: known).map { "; \($0)" } ?? ""
        return "unknown option '\(option)'\(question)"
      }
      // A value may look like an option.
      if option == word, withValues.contains(option) { rest = rest.dropFirst() }
    }
    return nil
  }

  /// The options of a command, as its help has them; all of them, or those that a value follows.
  static func options(
    of command: ParsableCommand.Type, withValuesOnly: Bool = false
  ) -> [String] {
    let help = Poplab.helpMessage(for: command, includeHidden: true)
    // What the text says of options of other commands does not stand at the start of a line.
    let labels = help.split(separator: "\n").compactMap {
      $0.prefixMatch(of: #/ *(?<names>(?:-[-a-z0-9]+[, \/]*)+)(?<value><)?/#)
    }
    let words = labels.filter { !withValuesOnly || $0.value != nil }.flatMap { label in
      label.names.split { ", /".contains($0) }.map(String.init)
    }
    return words.filter { $0.hasPrefix("--") }.withoutRepetitions
  }

  /// An unknown word: the nearest that is known, or where to look beside the help.
  static func unknown(
    _ kind: String, _ word: String, among known: [String], elsewhere: String? = nil
  ) -> ValidationError {
    let nearest = Suggestion.question(about: word, in: known)
    let remedy = (nearest ?? elsewhere).map { "; \($0)" } ?? ""
    return ValidationError("unknown \(kind) '\(word)'\(remedy).")
  }

  /// A word that is no command of a group, nor an option of the one that the group runs without a word.
  static func unknown(
    _ word: String, of group: ParsableCommand.Type, elsewhere: String? = nil
  ) -> ValidationError {
    let configuration = group.configuration
    let isOption = word.hasPrefix("-")
    let run = configuration.defaultSubcommand ?? group
    let known = isOption ? options(of: run) : group.commandNames
    return ValidationError(
      "unknown \(isOption ? "option" : "command") '\(word)' of \(configuration.commandName ?? ""); "
        + Suggestion.words(for: word, known: known)
        + (isOption ? "" : elsewhere.map { "; \($0)" } ?? "") + ".")
  }
}

extension ParsableCommand {
  /// The names of its commands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}
