import CellCanvas
import PopoverThemes

extension Lab {
  /// The themes whose scenes are shown: the one in use, after the kept one while both are compared.
  var shownThemes: [Theme] {
    guard let browser, browser.view == .comparison else { return [theme] }
    return [theme(moment.settings.themes), theme]
  }

  /// What is beside the scenes: the headings of two, and the list or the details of the theme.
  func drawPanel(_ layout: BrowserLayout, on canvas: inout Canvas) {
    drawHeadings(layout, on: &canvas)
    guard !layout.panel.isEmpty else { return }
    drawRule(at: layout.panel.x, rows: layout.panel.rows, on: &canvas)
    let panel = listPanel
    if case .details(let line) = browser?.view {
      drawDetails(from: line, in: panel, on: &canvas)
    } else {
      drawList(in: panel, on: &canvas)
    }
  }

  private func drawHeadings(_ layout: BrowserLayout, on canvas: inout Canvas) {
    guard let right = layout.headings.last else { return }
    drawRule(at: right.x - 1, rows: layout.scenes[0].y - 1..<room.height, on: &canvas)
    // Halves of the same width may leave a column, which belongs to the page beside it.
    let end = right.x + right.width
    let rest = CellRect(
      x: end, y: right.y, width: room.width - layout.panel.width - end, height: room.height)
    let page = shownThemes[shownThemes.count - 1].style(.page, depth: look.depth)
    canvas.fill(rest.intersection(room), with: Cell(style: page))
    let words = ["  kept: \(themes.items[moment.settings.themes.index].label)", "▸ \(themeLabel)"]
    for (words, place) in zip(words, layout.headings) {
      drawHeading(words, in: place, on: &canvas)
    }
  }

  func drawHeading(_ words: String, in place: CellRect, on canvas: inout Canvas) {
    canvas.fill(place, with: Cell(style: style(.status)))
    canvas.draw(
      theme.text(words).shortened(to: place.width), at: place.origin, style: style(.status))
  }

  private func drawRule(at x: Int, rows: Range<Int>, on canvas: inout Canvas) {
    let rule = CellRect(x: x, y: rows.lowerBound, width: 1, height: rows.count)
    canvas.fill(rule, with: Cell(Glyph("│"), style: style(.border)))
  }
}
