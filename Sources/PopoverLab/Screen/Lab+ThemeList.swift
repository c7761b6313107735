import CellCanvas
import PopoverThemes

extension Lab {
  /// The listed themes around the one under the cursor, below a line that says what is listed.
  func drawList(in panel: CellRect, on canvas: inout Canvas) {
    guard let browser else { return }
    drawListHeading(browser, in: panel, on: &canvas)
    let rows = rows
    let room = CellRect(
      x: panel.x, y: panel.y + 1, width: panel.width, height: max(0, panel.height - 1))
    if rows.isEmpty {
      canvas.draw("  no theme", at: room.origin, style: style(.dim), clip: room)
    }
    for (index, y) in zip(rows.suffix(from: first(of: rows, in: room.height)), room.rows) {
      let row = CellRect(x: room.x, y: y, width: room.width, height: 1)
      ThemeRow(
        themes, index, name: theme.text(themes.items[index].label),
        kept: moment.settings.themes.index, width: row.width
      ).draw(in: row, style: style(index == themes.choice.index ? .selection : .text), on: &canvas)
    }
  }

  /// The theme in a cell of the screen, where the list is.
  func listedTheme(at point: CellPoint) -> Int? {
    let panel = browserLayout.panel
    if case .details = browser?.view { return nil }
    guard panel.contains(point), point.y > panel.y else { return nil }
    let rows = rows
    let index = first(of: rows, in: max(0, panel.height - 1)) + point.y - panel.y - 1
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// The first row that is shown, so that the cursor is in the middle as far as the list's ends
  /// permit.
  private func first(of rows: [Int], in height: Int) -> Int {
    let cursor = rows.firstIndex(of: themes.choice.index) ?? 0
    return max(0, min(cursor - height / 2, rows.count - height))
  }

  private func drawListHeading(
    _ browser: ThemeBrowser, in panel: CellRect, on canvas: inout Canvas
  ) {
    drawHeading(
      "", in: CellRect(x: panel.x, y: panel.y, width: panel.width, height: 1), on: &canvas)
    let (room, facts) = searchRoom(browser)
    let origin = CellPoint(x: room.x + room.width, y: room.y)
    canvas.draw(facts, at: origin, style: style(.status), clip: panel)
    if browser.isSearching {
      typing(browser.search, after: "/").draw(in: room, style: style(.key), on: &canvas)
    } else {
      let words = browser.search.isEmpty ? " Themes" : "/\(browser.search.text)"
      let text = theme.text(words)
      if !browser.search.isEmpty || text.width <= room.width {
        canvas.draw(text.shortened(to: room.width), at: room.origin, style: style(.key))
      }
    }
  }
}

extension Lab {
  /// The panel without the line at its left edge.
  var listPanel: CellRect {
    let panel = browserLayout.panel
    return CellRect(x: panel.x + 1, y: panel.y, width: panel.width - 1, height: panel.height)
  }

  /// Where one types what to look for, before the facts about the list. While nothing is searched for,
  /// the title gives way.
  func searchRoom(_ browser: ThemeBrowser) -> (line: CellRect, facts: GlyphText) {
    let panel = listPanel
    let isSearched = browser.isSearching || !browser.search.isEmpty
    let facts = facts(browser, width: panel.width - (isSearched ? 9 : 1))
    let width = max(0, panel.width - facts.width - 1)
    return (CellRect(x: panel.x, y: panel.y, width: width, height: 1), facts)
  }

  /// The row of the theme in use, or the heading where it is not listed; `nil` if no panel is shown.
  var listPlace: CellPoint? {
    let (panel, rows) = (listPanel, rows)
    guard !browserLayout.panel.isEmpty else { return nil }
    if case .details = browser?.view { return panel.origin }
    guard let index = rows.firstIndex(of: themes.choice.index) else { return panel.origin }
    let y = panel.y + 1 + index - first(of: rows, in: max(0, panel.height - 1))
    return CellPoint(x: panel.x, y: y)
  }

  /// Where in the list the cursor is, what is listed, and in which order, as far as that fits.
  private func facts(_ browser: ThemeBrowser, width: Int) -> GlyphText {
    let rows = rows
    let place = rows.firstIndex(of: themes.choice.index).map { $0 + 1 } ?? 0
    let count = "\(place)/\(rows.count)"
    let lines = [
      "\(count) \(browser.filter) by \(browser.order)",
      "\(count) \(browser.filter) \(browser.order.sign)", "\(count) \(browser.order.sign)",
    ]
    return lines.map { GlyphText($0) }.first { $0.width <= width } ?? GlyphText(count)
  }
}

extension ThemeOrder {
  /// Short for its name: the ends of the alphabet, or what stands behind the figures that are sorted.
  fileprivate var sign: String {
    switch self {
    case .name: "a-z"
    case .brightness: "0-100%"
    }
  }
}

/// A theme in the list: whether it is under the cursor, kept, marked, its name, and how bright it is.
private struct ThemeRow {
  private let marks: String
  private let name: GlyphText
  private let facts: GlyphText

  /// The columns before a name.
  private static let indent = 3
  /// Narrower lists have a letter for light, dark or both.
  private static let leastWidthForWords = 26

  init(_ shelf: ThemeShelf, _ index: Int, name: GlyphText, kept: Int, width: Int) {
    let theme = shelf.items[index].theme
    let cursor = index == shelf.choice.index ? "▸" : index == kept ? "=" : " "
    marks = cursor + (shelf.choice.marks.contains(index) ? "*" : " ")
    let percent = "\(Int((theme.brightness * 100).rounded()))%"
    let shades = theme.shades
    let shade = shades.dark && shades.light ? "both" : shades.dark ? "dark" : "light"
    let isNarrow = width < Self.leastWidthForWords
    let gap = String(repeating: " ", count: max(1, (isNarrow ? 4 : 6) - percent.count))
    facts = GlyphText(" " + (isNarrow ? shade.prefix(1).uppercased() : shade) + gap + percent + " ")
    self.name = name.shortened(to: max(0, width - Self.indent - facts.width))
  }

  func draw(in row: CellRect, style: Style, on canvas: inout Canvas) {
    canvas.fill(row, with: Cell(style: style))
    canvas.draw(marks, at: row.origin, style: style, clip: row)
    canvas.draw(name, at: CellPoint(x: row.x + Self.indent, y: row.y), style: style, clip: row)
    let x = row.x + row.width - facts.width
    canvas.draw(facts, at: CellPoint(x: x, y: row.y), style: style, clip: row)
  }
}
