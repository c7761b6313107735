import CellCanvas
import PopoverGeometry
import PopoverThemes

/// The panel of the list of keys: in the middle, as large as the list needs.
struct HelpPanel {
  private let mode: HelpMode
  private let look: LabLook
  /// The first row that is shown: that of the mode, unless a larger screen leaves fewer to scroll.
  let top: Int
  private let chrome: PopoverChrome

  init(_ mode: HelpMode, in look: LabLook) {
    (self.mode, self.look) = (mode, look)
    let (list, border, room) = (mode.list, Self.border(in: look), Self.room(in: look))
    top = list.top(on: mode.top, seeing: mode.selected)
    let size = CellSize(
      width: min(room.width, max(list.width, Self.minimumWidth) + border.width),
      height: min(room.height, list.rows + mode.searchRows + border.height))
    let frame = CellRect(
      x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 2,
      width: size.width, height: size.height)
    chrome = PopoverChrome(
      frame: Rect(frame), direction: nil, arrowOffset: 0, metrics: look.theme.metrics, grid: .cells)
  }

  private static let minimumWidth = 30

  /// The area that the border and the search leave for the lines.
  static func listRoom(searchRows: Int = 0, in look: LabLook) -> CellSize {
    let (border, room) = (border(in: look), room(in: look))
    return CellSize(
      width: max(1, room.width - border.width),
      height: max(1, room.height - border.height - searchRows))
  }

  /// What the border takes, and the title where it does not lie in the border.
  private static func border(in look: LabLook) -> CellSize {
    let insets = look.theme.metrics.contentViewInsets
    return CellSize(
      width: Int(insets[.horizontal].sum),
      height: Int(insets[.vertical].sum) + look.theme.rowsTaken(title: titleStart))
  }

  /// The screen above the status line, on which no shadow of the panel falls.
  private static func room(in look: LabLook) -> CellRect {
    var room = look.screen.room
    room.height = max(1, room.height - (look.theme.shape.shadow?.size.height ?? 0))
    return room
  }

  var list: HelpList { mode.list }

  /// The content without the title.
  var content: CellRect { look.theme.room(in: chrome, direction: nil, title: title) }

  private var searchRoom: CellRect { content.row(content.y) }

  private var lines: CellRect {
    let rows = mode.searchRows
    return CellRect(
      x: content.x, y: content.y + rows, width: content.width, height: max(0, content.height - rows)
    )
  }

  private var searchLine: TextLineView { look.searchLine(mode.search) }

  /// On the search while one types, else on the selected line.
  var cursor: CellPoint? {
    if mode.isSearching { return searchLine.cursor(in: searchRoom) }
    return list.place(of: mode.selected).map { place(column: $0.column, row: $0.row).origin }
      ?? content.origin
  }

  /// The cells of a line.
  private func place(column: Int, row: Int) -> CellRect {
    CellRect(
      x: lines.x + column * (list.columnWidth + HelpList.gap), y: lines.y + row - top,
      width: list.columnWidth, height: 1)
  }

  func entry(at point: CellPoint) -> Int? {
    guard lines.contains(point) else { return nil }
    let column = (point.x - lines.x) / (list.columnWidth + HelpList.gap)
    let row = point.y - lines.y + top
    guard list.columns.indices.contains(column), list.columns[column].indices.contains(row) else {
      return nil
    }
    return list.columns[column][row].entry
  }
}

extension HelpPanel {
  func draw(on canvas: inout Canvas) {
    look.theme.draw(chrome, direction: nil, title: title, depth: look.depth, on: &canvas)
    if mode.searchRows > 0 {
      canvas.fill(searchRoom, with: Cell(style: look.style(.key)))
      searchLine.draw(in: searchRoom, style: look.style(.key), on: &canvas)
    }
    for (column, all) in list.columns.enumerated() {
      for (row, line) in all.enumerated().dropFirst(top).prefix(lines.height) {
        draw(line, in: place(column: column, row: row), on: &canvas)
      }
    }
  }

  private static let titleStart = "Keys"

  private var title: String {
    let count = list.entries.count
    return Self.titleStart + (count == 0 ? ": no match" : " \(mode.selected + 1)/\(count)")
  }

  private func draw(_ line: HelpList.Line, in place: CellRect, on canvas: inout Canvas) {
    let isSelected = line.entry == mode.selected
    let text = look.style(isSelected ? .selection : .text)
    if isSelected { canvas.fill(place.intersection(lines), with: Cell(style: text)) }
    let parts = [
      (line.heading, 0, text.adding(.underline)),
      (line.keys, HelpList.step, text.adding(.bold)), (line.help, line.indent, text),
    ]
    for (part, x, style) in parts {
      canvas.draw(part, at: CellPoint(x: place.x + x, y: place.y), style: style, clip: lines)
    }
  }
}

extension Style {
  fileprivate func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
