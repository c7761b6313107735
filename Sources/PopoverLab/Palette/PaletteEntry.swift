/// An entry of a list that can be searched: a command or a scene.
struct PaletteEntry: Equatable, Sendable {
  var name: CaselessText
  var help: CaselessText
  var alias: String?
  var usage: String
  var line: String
  var isUnfinished = false
  var call: CommandCall?
}

extension PaletteEntry {
  init(_ command: CommandInfo) {
    self.init(
      name: CaselessText(command.name), help: CaselessText(command.help), alias: command.alias,
      usage: command.usage, line: command.value.usage.isEmpty ? command.name : command.name + " ",
      isUnfinished: command.needsArgument, call: try? command.call(""))
  }

  init(_ scene: ListedScene) {
    self.init(
      name: CaselessText(scene.name), help: CaselessText(scene.about), usage: scene.name,
      line: "edit \(scene.name)")
  }

  /// What the status line says of it.
  var words: String { help.text.isEmpty ? usage : "\(usage): \(help.text)" }

  /// How well it matches all words, and where; less is better, and its exact name is best. `nil` if a word does not
  /// match.
  func match(_ words: [CaselessText]) -> (rank: Int, marks: SearchMarks)? {
    var (worst, marks) = (SearchRank.nameBegins.rawValue, SearchMarks())
    for word in words where word.text != alias {
      guard let match = SearchMatch(of: word, in: name, or: help) else { return nil }
      worst = max(worst, match.rank.rawValue)
      marks.formUnion(match.marks)
    }
    return (words.map(\.text) == [name.text] ? -1 : worst, marks)
  }
}
