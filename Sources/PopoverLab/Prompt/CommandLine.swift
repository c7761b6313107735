import AnnotatedYAML

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

  /// Why a line cannot be done.
  enum Fault: Error, Equatable {
    case unknownCommand(String)
    case unwantedArgument(of: String)
    case noNumber(of: String)
    case noTheme
    case unknownWord(String, of: String, known: [String])
    case wrongKeys(KeyScript.Fault)
    /// What follows is not what the command asks for.
    case unwanted(String, of: String, expected: String)
  }

  /// What it asks for, and how often; `nil` if nothing is typed.
  func action() throws(Fault) -> (action: LabAction, times: Int)? {
    if name.isEmpty { return nil }
    guard let command = LabCommand.named(name) else { throw .unknownCommand(name) }
    switch command.form {
    case .plain(let action):
      guard argument.isEmpty else { throw .unwantedArgument(of: name) }
      return (action, 1)
    case .counted(let action): return (action, try times)
    case .theme:
      if argument.isEmpty { throw .noTheme }
      return (.useTheme(argument), 1)
    case .choice(let words, let next): return try choice(of: words, next: next)
    case .sheet:
      if argument.isEmpty { return (.showSheet, 1) }
      return (argument == LabCommand.everyTheme ? .showEverySheet : .showSheetOf(argument), 1)
    case .engines:
      let names = argument.split(separator: " ").map(String.init)
      return (names.isEmpty ? .compareEngines : .compareNamed(names), 1)
    case .worded(let command): return (try command.action(argument), 1)
    }
  }

  private func choice(
    of words: [Choice<LabAction>], next: LabAction
  ) throws(Fault) -> (action: LabAction, times: Int) {
    if let word = words.first(where: { $0.name == argument.lowercased() }) {
      return (word.value, 1)
    }
    if argument.isEmpty || argument.first?.isNumber == true { return (next, try times) }
    throw .unknownWord(argument, of: name, known: words.map(\.name))
  }

  private var times: Int {
    get throws(Fault) {
      if argument.isEmpty { return 1 }
      guard let number = Int(argument), (1...Lab.greatestCount).contains(number) else {
        throw .noNumber(of: name)
      }
      return number
    }
  }
}

extension CommandLine.Fault: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name):
      "Unknown command '\(name)'; "
        + (Suggestion.nearest(to: name, in: LabCommand.all.map(\.name))
          .map { "did you mean '\($0)'?" } ?? "after : the Tab key goes through all of them")
    case .unwantedArgument(let name): "Nothing follows :\(name)"
    case .noNumber(let name): "A number follows :\(name), from 1 to \(Lab.greatestCount)"
    case .unknownWord(let word, let name, let known):
      "Unknown \(name) '\(word)'; \(Suggestion.words(for: word, known: known))"
    case .wrongKeys(let fault): fault.description.capitalizedFirst
    case .unwanted(let words, let name, let expected):
      "\(expected) follows :\(name)" + (words.isEmpty ? "" : ", not '\(words)'")
    case .noTheme: "The name of a theme follows :theme; Tab goes through all of them"
    }
  }
}

extension String {
  /// Without the blanks around it.
  var trimmed: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
