import CellCanvas
import PopoverScenes
import PopoverThemes

/// What is beside the scenes while themes are browsed: the headings of two, and the list or the details.
struct ThemesPanel {
  private let mode: ThemesMode
  private let lab: LabContext
  let layout: ThemesLayout

  init(_ mode: ThemesMode, _ lab: LabContext) {
    (self.mode, self.lab) = (mode, lab)
    layout = ThemesLayout(room: lab.screen.room, view: mode.view)
  }

  private var rows: [Int] { mode.rows(of: lab.themes) }
  private var choice: ThemeChoice { lab.themes.choice }
  /// The choice that is kept until another theme is.
  private var kept: ThemeChoice { lab.history.moment.themes }

  /// The themes whose scenes are shown: the one in use, after the kept one while both are compared.
  var shownThemes: [Theme] {
    mode.view == .comparison ? [lab.themes.theme(kept), lab.theme] : [lab.theme]
  }

  /// The rows for themes, or for lines of details: all but the heading.
  var listedRows: Int { max(1, layout.panel.height - 1) }

  /// What is said of the theme in use, in lines for the panel.
  var detailLines: [ThemeDetailLine] {
    ThemeDetailLine.all(
      of: lab.theme, depth: lab.display.depth, width: layout.panel.width - 3)
  }

  func draw(on canvas: inout Canvas) {
    drawHeadings(on: &canvas)
    guard !layout.panel.isEmpty else { return }
    canvas.drawRule(at: layout.panel.x, rows: layout.panel.rows, style: lab.style(.border))
    if case .details(let line) = mode.view {
      drawDetails(from: line, on: &canvas)
    } else {
      drawList(on: &canvas)
    }
  }

  private func drawHeadings(on canvas: inout Canvas) {
    guard let right = layout.headings.last else { return }
    let room = lab.screen.room
    canvas.drawRule(
      at: right.x - 1, rows: layout.scenes[0].y - 1..<room.height, style: lab.style(.border))
    // Halves of the same width may leave a column, which belongs to the page beside it.
    let end = right.x + right.width
    let rest = CellRect(
      x: end, y: right.y, width: room.width - layout.panel.width - end, height: room.height)
    let page = lab.theme.style(.page, depth: lab.display.depth)
    canvas.fill(rest.intersection(room), with: Cell(style: page))
    let words = [
      "  kept: \(lab.themes.items[kept.index].label)", "▸ \(lab.themes.current.label)",
    ]
    for (words, place) in zip(words, layout.headings) {
      lab.drawHeading(words, in: place, on: &canvas)
    }
  }
}

extension ThemesPanel {
  /// The panel without the line at its left edge.
  private var list: CellRect {
    let panel = layout.panel
    return CellRect(x: panel.x + 1, y: panel.y, width: panel.width - 1, height: panel.height)
  }

  /// The contrast and every key of the theme in use, from a line on.
  private func drawDetails(from first: Int, on canvas: inout Canvas) {
    drawHeading(" \(lab.themes.current.label)", on: &canvas)
    for (line, y) in zip(detailLines.dropFirst(first), list.rows.dropFirst()) {
      canvas.draw(
        line.text, at: CellPoint(x: list.x + 1, y: y),
        style: lab.style(line.isHeading ? .title : .text), clip: list)
    }
  }

  private func drawHeading(_ words: String, on canvas: inout Canvas) {
    let place = CellRect(x: list.x, y: list.y, width: list.width, height: 1)
    lab.drawHeading(words, in: place, on: &canvas)
  }

  /// The listed themes around the one under the cursor, below a line that says what is listed.
  private func drawList(on canvas: inout Canvas) {
    drawListHeading(on: &canvas)
    let rows = rows
    let room = CellRect(
      x: list.x, y: list.y + 1, width: list.width, height: max(0, list.height - 1))
    if rows.isEmpty {
      canvas.draw("  no theme", at: room.origin, style: lab.style(.dim), clip: room)
    }
    for (index, y) in zip(rows.suffix(from: first(of: rows, in: room.height)), room.rows) {
      let row = CellRect(x: room.x, y: y, width: room.width, height: 1)
      ThemeRow(
        lab.themes, index, name: lab.theme.text(lab.themes.items[index].label),
        kept: kept.index, width: row.width
      ).draw(in: row, style: lab.style(index == choice.index ? .selection : .text), on: &canvas)
    }
  }

  /// The first row that is shown, so that the cursor is in the middle as far as the list's ends
  /// permit.
  private func first(of rows: [Int], in height: Int) -> Int {
    let cursor = rows.firstIndex(of: choice.index) ?? 0
    return max(0, min(cursor - height / 2, rows.count - height))
  }

  /// The theme in a cell of the screen, where the list is.
  func theme(at point: CellPoint) -> Int? {
    let panel = layout.panel
    if case .details = mode.view { return nil }
    guard panel.contains(point), point.y > panel.y else { return nil }
    let rows = rows
    let index = first(of: rows, in: max(0, panel.height - 1)) + point.y - panel.y - 1
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// The row of the theme in use, or the heading where it is not listed; `nil` if no panel is shown.
  var cursor: CellPoint? {
    let rows = rows
    guard !layout.panel.isEmpty else { return nil }
    if case .details = mode.view { return list.origin }
    guard let index = rows.firstIndex(of: choice.index) else { return list.origin }
    let y = list.y + 1 + index - first(of: rows, in: max(0, list.height - 1))
    return CellPoint(x: list.x, y: y)
  }
}

extension ThemesPanel {
  private func drawListHeading(on canvas: inout Canvas) {
    drawHeading("", on: &canvas)
    let (room, facts) = searchRoom
    canvas.draw(
      facts, at: CellPoint(x: room.x + room.width, y: room.y), style: lab.style(.status),
      clip: list)
    if mode.isSearching {
      return searchLine.draw(in: room, style: lab.style(.key), on: &canvas)
    }
    let text = lab.theme.text(mode.search.isEmpty ? " Themes" : "/\(mode.search.text)")
    if !mode.search.isEmpty || text.width <= room.width {
      canvas.draw(text.shortened(to: room.width), at: room.origin, style: lab.style(.key))
    }
  }

  var searchLine: TextLineView {
    TextLineView(line: mode.search, prefix: "/", ambiguous: lab.theme.ambiguousWidth)
  }

  /// Where one types what to look for, before the facts about the list. While nothing is searched for,
  /// the title gives way.
  var searchRoom: (line: CellRect, facts: GlyphText) {
    let isSearched = mode.isSearching || !mode.search.isEmpty
    let facts = facts(width: list.width - (isSearched ? 9 : 1))
    let width = max(0, list.width - facts.width - 1)
    return (CellRect(x: list.x, y: list.y, width: width, height: 1), facts)
  }

  /// Where in the list the cursor is, what is listed, and in which order, as far as that fits.
  private func facts(width: Int) -> GlyphText {
    let rows = rows
    let place = rows.firstIndex(of: choice.index).map { $0 + 1 } ?? 0
    let count = "\(place)/\(rows.count)"
    let lines = [
      "\(count) \(mode.filter) by \(mode.order)", "\(count) \(mode.filter) \(mode.order.sign)",
      "\(count) \(mode.order.sign)",
    ]
    return lines.map { GlyphText($0) }.first { $0.width <= width } ?? GlyphText(count)
  }
}
