import CellCanvas

/// The lines of the list of keys, arranged for a room: keys and words side by side, or where that is
/// too wide the words below the keys.
struct HelpList {
  struct Line: Equatable {
    var keys: GlyphText
    var help: GlyphText
    /// Where the help begins, in columns.
    var indent: Int

    var width: Int { max(keys.width, indent + help.width) }
  }

  private let lines: [Line]
  private let room: CellSize
  /// What the border and the padding of a panel take.
  private let chrome: CellSize

  init(keyMap: KeyMap, room: CellSize, chrome: CellSize) {
    self.room = room
    self.chrome = chrome
    let rows = keyMap.groups.map { (keys: GlyphText($0.label), help: GlyphText($0.help)) }
    let indent = (rows.map(\.keys.width).max() ?? 0) + 2
    let wide = rows.map { Line(keys: $0.keys, help: $0.help, indent: indent) }
    let isNarrow = wide.contains { $0.width + chrome.width > room.width }
    lines = isNarrow ? rows.flatMap { HelpList.stacked(keys: $0.keys, help: $0.help) } : wide
  }

  private static func stacked(keys: GlyphText, help: GlyphText) -> [Line] {
    [
      Line(keys: keys, help: GlyphText(), indent: 0),
      Line(keys: GlyphText(), help: help, indent: 2),
    ]
  }

  private var linesPerPage: Int {
    let rows = max(1, room.height - chrome.height)
    // Keys and the words below them stay on one page.
    return lines.contains { $0.indent == 0 } && rows > 1 ? rows - rows % 2 : rows
  }

  var pageCount: Int { (lines.count + linesPerPage - 1) / linesPerPage }

  func page(_ page: Int) -> [Line] {
    Array(lines.dropFirst(page * linesPerPage).prefix(linesPerPage))
  }

  func title(page: Int) -> String {
    pageCount > 1 ? "Keys \(page + 1)/\(pageCount), ? for more" : "Keys"
  }

  /// A panel in the middle that holds the longest line.
  func panel(in container: CellRect) -> CellRect {
    let columns = (lines.map(\.width).max() ?? 0) + chrome.width
    let width = min(container.width, columns)
    let height = min(container.height, min(lines.count, linesPerPage) + chrome.height)
    return CellRect(
      x: container.x + (container.width - width) / 2,
      y: container.y + (container.height - height) / 2, width: width, height: height)
  }
}
