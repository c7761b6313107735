import CellCanvas
import PopoverGeometry

extension PopoverDrawing {
  /// The frame inside the insets, around the content and the blanks beside it.
  func drawContentFrame(on canvas: inout Canvas) {
    guard let frame = look.contentFrame else { return }
    let inside = background.inset(by: look.insets)
    if inside.width > 1, inside.height > 1 { draw(frame, around: inside, on: &canvas) }
  }

  func draw(_ border: BorderSet, around rect: CellRect, on canvas: inout Canvas) {
    let columnParts = parts(of: rect.columns)
    for (row, rows) in parts(of: rect.rows).enumerated() {
      for band in row == 1 ? ink.bands.map({ $0.clamped(to: rows) }) : [rows] where !band.isEmpty {
        let style = ink.style(.border, row: band.lowerBound)
        for (column, columns) in columnParts.enumerated()
        where (row, column) != (1, 1) {
          let cell = Cell(border.glyphs.rows[row][column], style: style)
          canvas.fill(CellRect(columns: columns, rows: band), with: cell)
        }
      }
    }
  }

  /// The first cell, those between, and the last one; what is too short has its start alone.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    let near = range.prefix(1)
    let far = range.dropFirst().suffix(1)
    return [near, near.endIndex..<far.startIndex, far]
  }
}

extension CellRect {
  fileprivate func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
