/// The list of all commands, while one looks for one of them.
struct Palette: Equatable, Sendable {
  var search = TextLine()
  /// The number of the command under the cursor, among those that are listed.
  private(set) var index = 0
  /// What is returned to when nothing is run.
  let before: Before

  /// What was said and shown when it was opened.
  struct Before: Equatable, Sendable {
    var notice: Notice?
    var helpPage: Int?
  }

  init(before: Before) { self.before = before }

  /// The commands that match what is typed, the best first.
  var commands: [LabCommand] {
    let words = search.text.split(separator: " ").map(String.init)
    let ranked = LabCommand.all.enumerated().compactMap { number, command -> Ranked? in
      guard command.form != .plain(.palette), let rank = command.rank(of: words) else { return nil }
      return Ranked(command: command, key: (rank, number))
    }
    return ranked.sorted { $0.key < $1.key }.map(\.command)
  }

  private struct Ranked {
    var command: LabCommand
    var key: (Int, Int)
  }

  /// The command under the cursor; `nil` if none is listed.
  var selected: LabCommand? {
    let commands = commands
    return commands.indices.contains(index) ? commands[index] : nil
  }

  /// Goes through the list; `false` at its end.
  mutating func move(by rows: Int) -> Bool {
    let next = max(0, min(index + rows, commands.count - 1))
    defer { index = next }
    return next != index
  }

  /// Goes to a command of the list, if it has so many.
  mutating func select(_ number: Int) {
    if commands.indices.contains(number) { index = number }
  }

  /// Does what a key does to what is looked for, and goes to what matches best; `false` if the key
  /// means something else.
  mutating func edit(with key: Key) -> Bool {
    let before = search.text
    defer { if search.text != before { index = 0 } }
    return search.edit(with: key)
  }

  mutating func insert(_ text: String) {
    search.insert(text)
    index = 0
  }
}

extension LabCommand {
  /// How well the command matches all of the words, its name itself best; `nil` if one of them does not
  /// match at all.
  fileprivate func rank(of words: [String]) -> Int? {
    if words == [name] { return -1 }
    var worst = SearchRank.nameBegins.rawValue
    for word in words where word != alias {
      guard let rank = SearchRank(of: word, in: name, or: help) else { return nil }
      worst = max(worst, rank.rawValue)
    }
    return worst
  }
}
