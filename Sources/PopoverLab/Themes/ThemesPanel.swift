import CellCanvas
import ColorSchemes
import MessageText
import PopoverScenes
import PopoverThemes

/// The headings and the panel of the browser of themes, beside its scenes.
struct ThemesPanel {
  private let mode: ThemesMode
  private let look: LabLook
  private let themes: ThemeCollection
  /// The choice from before the browser was opened.
  private let kept: ThemeChoice
  let layout: ThemesLayout
  private let listing: ThemeListing

  init(_ mode: ThemesMode, _ lab: LabContext) {
    (self.mode, look, themes, kept) = (mode, lab.look, lab.themes, lab.history.moment.themes)
    layout = ThemesLayout(room: lab.screen.room, view: mode.view)
    listing = mode.listing(of: lab.themes)
  }

  private var rows: [BrowserRow] { listing.rows }

  /// The themes of the shown scenes: the kept one in a comparison, and the one in use.
  var shownThemes: [Theme] {
    mode.view == .comparison ? [themes.theme(kept), look.theme] : [look.theme]
  }

  /// The rows for themes or lines of the details, below the headings.
  var listedRows: Int {
    if case .details = mode.view { return max(1, layout.panel.height - 1) }
    return max(1, themeRows.place.height)
  }

  /// The rows of the themes, below the heading and that of the columns.
  private var themeRows: ListWindow {
    let list = list
    let headings = min(Self.headings, list.height)
    let place = CellRect(
      x: list.x, y: list.y + headings, width: list.width, height: list.height - headings)
    return ListWindow(place, of: rows.count, around: listing.row(of: chosen))
  }

  private static let headings = 2

  var detailLines: [ThemeDetailLine] {
    let width = layout.panel.width - 3
    if let scheme = detailedScheme { return ThemeDetailLine.all(of: scheme, width: width) }
    return ThemeDetailLine.all(of: look.theme, depth: look.depth, width: width)
  }

  /// The scheme whose details are shown; `nil` for those of the theme.
  private var detailedScheme: ColorScheme? {
    mode.list == .schemes ? themes.tunedScheme(themes.choice) : nil
  }

  func draw(on canvas: inout Canvas) {
    drawHeadings(on: &canvas)
    guard !layout.panel.isEmpty else { return }
    canvas.drawRule(at: layout.panel.x, rows: layout.panel.rows, style: look.style(.border))
    if case .details(let line) = mode.view {
      drawDetails(from: line, on: &canvas)
    } else {
      drawList(on: &canvas)
    }
  }

  private func drawHeadings(on canvas: inout Canvas) {
    guard let right = layout.headings.last else { return }
    let room = look.screen.room
    canvas.drawRule(
      at: right.x - 1, rows: layout.scenes[0].y - 1..<room.height, style: look.style(.border))
    // Halves of the same width may leave a column, which is drawn as a part of the page.
    let end = right.x + right.width
    let rest = CellRect(
      x: end, y: right.y, width: room.width - layout.panel.width - end, height: room.height)
    let page = look.theme.style(.page, depth: look.depth)
    canvas.fill(rest.intersection(room), with: Cell(style: page))
    let words = [
      "  kept: \(themes.items[kept.index].label)", "▸ \(themes.current.label)",
    ]
    for (words, place) in zip(words, layout.headings) {
      look.drawHeading(words, in: place, on: &canvas)
    }
  }
}

extension ThemesPanel {
  /// The panel without the line at its left edge.
  private var list: CellRect { layout.panel.besideRule }

  private func drawDetails(from first: Int, on canvas: inout Canvas) {
    let scheme = detailedScheme == nil ? nil : themes.choice.scheme?.shownSafely
    drawHeading(" \(scheme ?? themes.current.label)", on: &canvas)
    for (line, y) in zip(detailLines.dropFirst(first), list.rows.dropFirst()) {
      canvas.draw(
        line.text, at: CellPoint(x: list.x + 1, y: y),
        style: look.style(line.isHeading ? .title : .text), clip: list)
    }
  }

  private func drawHeading(_ words: String, on canvas: inout Canvas) {
    look.drawHeading(words, in: list.row(list.y), on: &canvas)
  }

  private func drawList(on canvas: inout Canvas) {
    drawListHeading(on: &canvas)
    let (shown, columns) = (themeRows, columns)
    ThemeRow(headingOf: columns).draw(
      in: list.row(list.y + 1), style: look.style(.title), on: &canvas)
    if rows.isEmpty {
      canvas.draw(
        "  no \(mode.list.thing)", at: shown.place.origin, style: look.style(.dim),
        clip: shown.place)
    }
    let (chosen, kept) = (chosen, mode.list.row(of: kept))
    for (index, place) in shown.rows {
      let row = rows[index]
      ThemeRow(
        row, themes, isChosen: row == chosen, isKept: row == kept, columns: columns, in: look
      ).draw(in: place, style: look.style(row == chosen ? .selection : .text), on: &canvas)
    }
  }

  /// The row of what is in use.
  private var chosen: BrowserRow { mode.list.row(of: themes.choice) }

  private var columns: ThemeColumns {
    ThemeColumns(width: list.width, longest: listing.longestName, of: mode.list)
  }

  /// What is listed at a cell of the screen; `nil` if nothing is.
  func row(at point: CellPoint) -> BrowserRow? {
    if case .details = mode.view { return nil }
    return themeRows.index(at: point).map { rows[$0] }
  }

  /// The row of the theme in use, or the heading if it is not listed; `nil` without a panel.
  var cursor: CellPoint? {
    guard !layout.panel.isEmpty else { return nil }
    if case .details = mode.view { return list.origin }
    return listing.row(of: chosen).map { themeRows.start(of: $0) } ?? list.origin
  }
}

extension ThemesPanel {
  private func drawListHeading(on canvas: inout Canvas) {
    drawHeading("", on: &canvas)
    let (room, facts) = searchRoom
    canvas.draw(
      facts, at: CellPoint(x: room.x + room.width, y: room.y), style: look.style(.status),
      clip: list)
    if mode.isSearching {
      return searchLine.draw(in: room, style: look.style(.key), on: &canvas)
    }
    let text = look.theme.text(
      mode.search.isEmpty ? " \(mode.list.thing.capitalizedFirst)s" : "/\(mode.search.text)")
    // A column stays free before the facts.
    if !mode.search.isEmpty || text.width < room.width {
      canvas.draw(text.shortened(to: room.width - 1), at: room.origin, style: look.style(.key))
    }
  }

  var searchLine: TextLineView { look.searchLine(mode.search) }

  /// The area of the search, and the facts about the list after it. Without a search the facts may be longer, at the
  /// expense of the title.
  var searchRoom: (line: CellRect, facts: GlyphText) {
    let isSearched = mode.isSearching || !mode.search.isEmpty
    let facts = facts(width: list.width - (isSearched ? 9 : 1))
    let width = max(0, list.width - facts.width - 1)
    return (CellRect(x: list.x, y: list.y, width: width, height: 1), facts)
  }

  /// The place of the cursor in the list, the filter and the order, as far as they fit.
  private func facts(width: Int) -> GlyphText {
    let place = listing.row(of: chosen).map { $0 + 1 } ?? 0
    let count = "\(place)/\(rows.count)"
    let lines = [
      "\(count) \(mode.filter) by \(mode.order)", "\(count) \(mode.filter) \(mode.order.sign)",
      "\(count) \(mode.order.sign)",
    ]
    return lines.map { GlyphText($0) }.first { $0.width <= width } ?? GlyphText(count)
  }
}

/// The areas of the browser of themes: one scene, or two with headings, and a panel.
struct ThemesLayout: Equatable {
  /// The areas of the scenes: one, or in a comparison those of the kept and the present theme.
  var scenes: [CellRect]
  /// The rows above two scenes; empty for one scene.
  var headings: [CellRect] = []
  /// The area of the list or the details; empty if two scenes need the whole room.
  var panel: CellRect

  private static let minimumScene = 40

  init(room: CellRect, view: ThemesMode.View) {
    switch view {
    case .list: self.init(room: room, panel: Self.listWidth(in: room.width))
    case .details: self.init(room: room, panel: max(20, min(64, room.width / 2)))
    case .comparison:
      let panel = max(20, min(34, room.width * 2 / 5))
      let hasList = room.width - panel >= 2 * ThemesLayout.minimumScene + 1
      self.init(room: room, panel: hasList ? panel : 0)
      split()
    }
  }

  /// Wide screens have room for what each theme is like.
  private static func listWidth(in width: Int) -> Int {
    width < 110 ? max(20, min(34, width * 2 / 5)) : min(90, width / 2)
  }

  private init(room: CellRect, panel width: Int) {
    let (scene, panel) = room.split(at: room.width - width)
    scenes = [scene]
    self.panel = panel
  }

  /// Divides the area of the scene into two, with a column between them.
  private mutating func split() {
    let half = (scenes[0].width - 1) / 2
    let (left, rest) = scenes[0].split(at: half)
    let halves = [left, rest.split(at: 1).1.split(at: half).0]
    headings = halves.map { $0.row($0.y) }
    scenes = halves.map(\.belowHeading)
  }
}

extension CellRect {
  /// The parts before a column and from it on.
  fileprivate func split(at column: Int) -> (CellRect, CellRect) {
    let first = max(0, min(column, width))
    return (
      CellRect(x: x, y: y, width: first, height: height),
      CellRect(x: x + first, y: y, width: width - first, height: height)
    )
  }
}
