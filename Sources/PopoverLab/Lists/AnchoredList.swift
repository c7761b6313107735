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
  private var room: CellRect {
    look.theme.room(in: layout.chrome, direction: layout.arrowDirection, title: title)
  }

  /// The rows of the list in a room that its notes share.
  private func window(in room: CellRect) -> ListWindow {
    var place = room
    place.height = max(min(1, room.height), room.height - notes.count)
    return ListWindow(place, of: rows.count, around: selected)
  }

  func covers(_ point: CellPoint) -> Bool { CellRect(layout.background).contains(point) }

  /// The index of the row at a cell of the screen.
  func row(at point: CellPoint) -> Int? { window(in: room).index(at: point) }

  /// The start of the selected row on the screen, else of the first one.
  var cursor: CellPoint { window(in: room).start(of: selected ?? 0) }
}

extension AnchoredList {
  func draw(on canvas: inout Canvas) {
    let blank = GlyphText(String(repeating: " ", count: max(0, content.width)))
    let room = look.theme.draw(
      layout, title: title, lines: content.rows.map { _ in blank }, depth: look.depth, on: &canvas)
    let window = window(in: room)
    let nameWidth = rows.map { look.theme.text($0.name).width }.max() ?? 0
    for (index, place) in window.rows {
      let isSelected = index == selected
      if isSelected { canvas.fill(place, with: Cell(style: look.style(.selection))) }
      let picture = ListRowPicture(
        rows[index], nameWidth: nameWidth, width: place.width, ambiguous: look.theme.ambiguousWidth)
      picture.draw(
        in: place, isSelected: isSelected, style: style(isSelected, row: place.y),
        mark: look.mark, on: &canvas)
    }
    drawMarks(of: window, on: &canvas)
    for (note, y) in zip(notes, room.rows.dropFirst(window.place.height)) {
      canvas.draw(note, at: CellPoint(x: room.x, y: y), style: style(false, row: y), clip: room)
    }
  }

  private func style(_ isSelected: Bool, row y: Int) -> Style {
    isSelected
      ? look.style(.selection)
      : look.theme.ink(on: layout.chrome, depth: look.depth).style(.text, row: y)
  }

  /// Marks at the right that there are more rows above or below.
  private func drawMarks(of window: ListWindow, on canvas: inout Canvas) {
    let rows = window.place.rows
    for (isMore, glyph, y) in [
      (window.hasMoreAbove, "▴", rows.lowerBound), (window.hasMoreBelow, "▾", rows.upperBound - 1),
    ] where isMore {
      let x = CellRect(layout.background).columns.upperBound - 1
      let style = look.theme.ink(on: layout.chrome, depth: look.depth).style(.title, row: y)
      canvas.draw(GlyphText(glyph), at: CellPoint(x: x, y: y), style: style)
    }
  }
}
