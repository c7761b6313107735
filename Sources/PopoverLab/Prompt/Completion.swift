import PopoverScenes

/// The words that can be put in the place of the word before the cursor, the best match first.
struct Completion: Equatable, Sendable {
  struct Choice: Equatable, Sendable {
    var word: String
    var help = ""
    var marks = SearchMarks()
    /// The text before the cursor with this word in it.
    var line = ""
    /// Whether something must follow the word.
    var needsMore = false
  }

  let choices: [Choice]
  /// The text before the cursor, as it was typed.
  let typed: String
  /// The number of characters before the word.
  let start: Int
  /// The index of the chosen word; `nil` while none is.
  private(set) var index: Int?

  /// The completions of `text`, which ends at the cursor; `nil` if there are none, or if only the typed word is one.
  init?(of text: String, among known: KnownWords, in catalog: CommandCatalog) {
    let line = CommandLine(text)
    let command = line.hasArgument ? catalog[line.name] : nil
    if line.hasArgument, command == nil { return nil }
    let argument = text.drop { $0 == " " }.dropFirst(line.name.count).drop { $0 == " " }
    let before = command.map { $0.value.completion.before(argument) } ?? ""
    let word = command == nil ? line.name : String(argument.dropFirst(before.count))
    let lead = (command == nil ? "" : "\(line.name) ") + before
    let all =
      command.map { Self.words(of: $0, known, after: before, as: word) } ?? Self.commands(catalog)
    choices = Self.matches(of: word, among: all).map { choice in
      var choice = choice
      choice.line = lead + choice.word
      return choice
    }
    if choices.isEmpty || choices.map(\.word) == [word] { return nil }
    (typed, start) = (text, text.count - word.count)
  }

  var chosen: Choice? { index.map { choices[$0] } }

  mutating func choose(_ index: Int) { self.index = index }

  mutating func advance(by step: Int) {
    let next = index.map { $0 + step } ?? (step > 0 ? step - 1 : step)
    index = next.wrapped(into: choices.count)
  }
}

extension Completion {
  private static func commands(_ catalog: CommandCatalog) -> [(choice: Choice, alias: String?)] {
    catalog.all.map {
      (Choice(word: $0.name, help: $0.help, needsMore: $0.needsArgument), $0.alias)
    }
  }

  private static func words(
    of command: CommandInfo, _ known: KnownWords, after before: String, as begun: String
  ) -> [(choice: Choice, alias: String?)] {
    let needsMore = command.value.completion == .keyAndValue && before.isEmpty
    return command.value.words(known, after: before, as: begun).map {
      (Choice(word: $0, needsMore: needsMore), nil)
    }
  }

  /// The words that are like the typed one: first itself or what it is short for, then those that begin with it.
  private static func matches(
    of word: String, among all: [(choice: Choice, alias: String?)]
  ) -> [Choice] {
    let search = CaselessText(word)
    let ranked = all.enumerated().compactMap { number, candidate -> (Choice, (Int, Int))? in
      guard let match = SearchMatch(of: search, in: CaselessText(candidate.choice.word)) else {
        return candidate.alias == word ? (candidate.choice, (-1, number)) : nil
      }
      var choice = candidate.choice
      choice.marks = match.marks
      let isExact = [choice.word, candidate.alias].contains(word)
      return (choice, (isExact ? -1 : match.rank.rawValue, number))
    }
    return ranked.sorted { $0.1 < $1.1 }.map(\.0)
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
