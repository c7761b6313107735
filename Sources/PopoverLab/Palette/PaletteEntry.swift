import CellCanvas

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

  /// How well it matches all words; less is better, and its exact name is best. `nil` if a word does not match.
  func rank(of words: [String]) -> Int? {
    if words == [name] { return -1 }
    var worst = SearchRank.nameBegins.rawValue
    for word in words where word != alias {
      guard let rank = SearchRank(of: word, in: name, or: help) else { return nil }
      worst = max(worst, rank.rawValue)
    }
    return worst
  }
}

/// The row of an entry: its name, its help if there is room, and its keys.
struct PaletteRow {
  private let name: GlyphText
  private let help: GlyphText
  private let keys: GlyphText

  private let nameWidth: Int
  private static let indent = 2
  private static let minimumHelp = 16

  init(_ entry: PaletteEntry, keys: String, nameWidth: Int, width: Int) {
    self.nameWidth = nameWidth
    self.keys = GlyphText(keys).shortened(to: max(0, min(16, width / 3)))
    let room = width - Self.indent - nameWidth - 4 - self.keys.width
    let isWide = room >= Self.minimumHelp
    name = GlyphText(entry.usage).shortened(
      to: max(0, isWide ? nameWidth : width - Self.indent - 1 - self.keys.width))
    help = isWide ? GlyphText(entry.help).shortened(to: room) : GlyphText()
  }

  func draw(in row: CellRect, isSelected: Bool, style: Style, on canvas: inout Canvas) {
    canvas.fill(row, with: Cell(style: style))
    let parts = [
      (GlyphText(isSelected ? "▸" : " "), 0), (name, Self.indent),
      (help, Self.indent + nameWidth + 2), (keys, row.width - keys.width),
    ]
    for (text, x) in parts {
      canvas.draw(text, at: CellPoint(x: row.x + x, y: row.y), style: style, clip: row)
    }
  }
}
