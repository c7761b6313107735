import CellCanvas
import PopoverGeometry
import PopoverThemes

/// A list in a popover above the lines at the bottom: it points at the word that is typed, or at the key that has
/// opened it. It is placed and drawn as the popovers of the scene are.
struct AnchoredList {
  private let rows: [ListRow]
  private let selected: Int?
  private let title: String
  private let notes: [GlyphText]
  private let look: LabLook
  private let layout: PopoverLayout

  /// The most rows that are shown at once, as the scene should still be seen.
  private static let mostRows = 12

  /// - Parameters:
  ///   - selected: the index of the selected row, if there is one.
  ///   - anchor: what the popover points at, in a line at the bottom.
  ///   - note: what the status line says of the list; below the rows where that line is too short for it.
  init(
    _ rows: [ListRow], selected: Int?, title: String, at anchor: CellRect, note: String,
    in look: LabLook
  ) {
    (self.rows, self.selected, self.look) = (rows, selected, look)
    self.title = "\(title) \(selected.map { "\($0 + 1)/" } ?? "")\(rows.count)"
    let ambiguous = look.theme.ambiguousWidth
    let insets = look.theme.metrics.contentViewInsets
    let most = look.size.width - Int(insets[.horizontal].sum)
    let width = min(most, max(ListRowPicture.width(of: rows, ambiguous), self.title.count + 2))
    notes = look.notes(note, width: most)
    let height =
      min(rows.count, Self.mostRows) + notes.count + look.theme.rowsTaken(title: self.title)
    var source = anchor
    // The status line stays visible between them.
    (source.y, source.height) = (
      look.screen.room.height, look.size.height - look.screen.room.height
    )
    layout = PopoverPresentation(
      sourceRect: Rect(source), container: Rect(CellRect(size: look.size)),
      preferredContentSize: Size(CellSize(width: notes.isEmpty ? width : most, height: height)),
      permittedArrowDirections: [.down], metrics: look.theme.metrics,
      policy: PlacementPolicy(alignment: .start)
    ).layout()
  }
}

extension AnchoredList {
  private var content: CellRect { CellRect(layout.content) }

  /// The content without the title.
  private var window: CellRect {
    look.theme.room(in: layout.chrome, direction: layout.arrowDirection, title: title)
  }

  /// The rows of the list in the content without title and notes.
  private func place(in window: CellRect) -> CellRect {
    var place = window
    place.height = max(min(1, window.height), window.height - notes.count)
    return place
  }

  func covers(_ point: CellPoint) -> Bool { CellRect(layout.background).contains(point) }

  /// The index of the row at a cell of the screen.
  func row(at point: CellPoint) -> Int? {
    let place = place(in: window)
    guard place.contains(point) else { return nil }
    let row = first(in: place.height) + point.y - place.y
    return rows.indices.contains(row) ? row : nil
  }

  /// The start of the selected row on the screen, else of the first one.
  var cursor: CellPoint {
    let place = place(in: window)
    return CellPoint(x: place.x, y: place.y + (selected ?? 0) - first(in: place.height))
  }

  private func first(in height: Int) -> Int {
    ListRow.firstShown(around: selected ?? 0, of: rows.count, in: height)
  }
}

extension AnchoredList {
  func draw(on canvas: inout Canvas) {
    let blank = GlyphText(String(repeating: " ", count: max(0, content.width)))
    let window = look.theme.draw(
      layout, title: title, lines: content.rows.map { _ in blank }, depth: look.depth, on: &canvas)
    let place = place(in: window)
    let nameWidth = rows.map { look.theme.text($0.name).width }.max() ?? 0
    let first = first(in: place.height)
    for (index, y) in zip(first..<rows.count, place.rows) {
      let isSelected = index == selected
      if isSelected { canvas.fill(place.row(y), with: Cell(style: look.style(.selection))) }
      let picture = ListRowPicture(
        rows[index], nameWidth: nameWidth, width: place.width, ambiguous: look.theme.ambiguousWidth)
      picture.draw(
        in: place.row(y), isSelected: isSelected, style: style(isSelected, row: y),
        mark: look.mark, on: &canvas)
    }
    drawMarks(of: first, in: place, on: &canvas)
    for (note, y) in zip(notes, window.rows.dropFirst(place.height)) {
      canvas.draw(note, at: CellPoint(x: window.x, y: y), style: style(false, row: y), clip: window)
    }
  }

  private func style(_ isSelected: Bool, row y: Int) -> Style {
    isSelected
      ? look.style(.selection)
      : look.theme.ink(on: layout.chrome, depth: look.depth).style(.text, row: y)
  }

  /// Marks at the right that there are more rows above or below.
  private func drawMarks(of first: Int, in place: CellRect, on canvas: inout Canvas) {
    let last = place.y + place.height - 1
    for (isMore, glyph, y) in [
      (first > 0, "▴", place.y), (first + place.height < rows.count, "▾", last),
    ] where isMore {
      let x = CellRect(layout.background).columns.upperBound - 1
      let style = look.theme.ink(on: layout.chrome, depth: look.depth).style(.title, row: y)
      canvas.draw(GlyphText(glyph), at: CellPoint(x: x, y: y), style: style)
    }
  }
}
