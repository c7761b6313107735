import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Lab {
  /// The list over the scene: what is looked for, and below it what was found.
  func drawPalette(on canvas: inout Canvas) {
    guard let palette else { return }
    let chrome = paletteChrome
    let content = CellRect(chrome.content)
    let found = palette.found
    theme.draw(
      chrome, direction: nil, title: palette.title(count: found.count), depth: look.depth,
      on: &canvas)
    let line = paletteLine
    canvas.fill(line, with: Cell(style: style(.key)))
    typing(palette.search, after: "> ").draw(in: line, style: style(.key), on: &canvas)
    let room = paletteRoom(in: content)
    for (index, y) in zip(palette.firstRow(in: room.height)..<found.count, room.rows) {
      let row = CellRect(x: room.x, y: y, width: room.width, height: 1)
      PaletteRow(
        found[index], keys: keyMap.label(of: found[index].action), nameWidth: palette.nameWidth,
        width: row.width
      ).draw(
        in: row, isSelected: index == palette.index,
        style: style(index == palette.index ? .selection : .text), on: &canvas)
    }
  }

  /// Where one types what to look for.
  var paletteLine: CellRect {
    var line = CellRect(paletteChrome.content)
    line.height = min(1, line.height)
    return line
  }

  /// Below the line that is typed.
  private func paletteRoom(in content: CellRect) -> CellRect {
    CellRect(
      x: content.x, y: content.y + 1, width: content.width, height: max(0, content.height - 1))
  }

  private var paletteChrome: PopoverChrome {
    PopoverChrome(
      frame: Rect(palettePanel), direction: nil, arrowOffset: 0, metrics: theme.metrics,
      grid: .cells)
  }

  /// Goes to the entry in a cell of the screen.
  mutating func selectCommand(at point: CellPoint) {
    let room = paletteRoom(in: CellRect(paletteChrome.content))
    guard room.contains(point), let first = palette?.firstRow(in: room.height) else { return }
    palette?.select(first + point.y - room.y)
  }

  private var palettePanel: CellRect {
    let size = CellSize(width: min(room.width, 76), height: min(room.height, 18))
    return CellRect(
      x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 3,
      width: size.width, height: size.height)
  }
}

extension Palette {
  fileprivate func title(count: Int) -> String {
    count == 0 ? "\(title): none is like this" : "\(title) \(index + 1)/\(count)"
  }

  /// The first row that is shown, so that the cursor is in the middle as far as the list's ends
  /// permit.
  fileprivate func firstRow(in height: Int) -> Int {
    max(0, min(index - height / 2, found.count - height))
  }
}

/// A line of the list: its name, what it does where there is room for that, and its keys.
private struct PaletteRow {
  private let name: GlyphText
  private let help: GlyphText
  private let keys: GlyphText

  private let nameWidth: Int
  /// The columns before a name.
  private static let indent = 2
  /// The least that a help is worth showing in.
  private static let leastHelp = 16

  init(_ entry: PaletteEntry, keys: String, nameWidth: Int, width: Int) {
    self.nameWidth = nameWidth
    self.keys = GlyphText(keys).shortened(to: max(0, min(16, width / 3)))
    let room = width - Self.indent - nameWidth - 4 - self.keys.width
    let isWide = room >= Self.leastHelp
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

extension KeyMap {
  /// The keys that do this, as a person reads them; empty if none do.
  func label(of action: LabAction?) -> String {
    groups.flatMap(\.bindings).filter { $0.action == action }.map(\.key.label)
      .joined(separator: " ")
  }
}
