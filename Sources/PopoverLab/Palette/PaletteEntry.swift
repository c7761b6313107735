/// An entry of a list that can be searched: a command or a scene.
struct PaletteEntry: Equatable, Sendable {
  var name: String
  var alias: String?
  var usage: String
  var help: String
  var line: String
  var isUnfinished = false
  var call: CommandCall?
}

extension PaletteEntry {
  init(_ command: CommandInfo) {
    self.init(
      name: command.name, alias: command.alias, usage: command.usage, help: command.help,
      line: command.value.usage.isEmpty ? command.name : command.name + " ",
      isUnfinished: command.needsArgument, call: try? command.call(""))
  }

  init(_ scene: ListedScene) {
    self.init(
      name: scene.name, usage: scene.name, help: scene.about, line: "edit \(scene.name)")
  }

  /// What the status line says of it.
  var words: String { help.isEmpty ? usage : "\(usage): \(help)" }

  /// How well it matches all words, and where; less is better, and its exact name is best. `nil` if a word does not
  /// match.
  func match(_ words: [String]) -> (rank: Int, marks: SearchMarks)? {
    var (worst, marks) = (SearchRank.nameBegins.rawValue, SearchMarks())
    for word in words where word != alias {
      guard let match = SearchMatch(of: word, in: name, or: help) else { return nil }
      worst = max(worst, match.rank.rawValue)
      marks.formUnion(match.marks)
    }
    return (words == [name] ? -1 : worst, marks)
  }
}
