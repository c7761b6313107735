extension CellRect {
  /// The parts outside of another rectangle, no two of which share a cell.
  public func without(_ other: CellRect) -> [CellRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return [self] }
    let parts = [
      CellRect(columns: columns, rows: rows.lowerBound..<hole.rows.lowerBound),
      CellRect(columns: columns.lowerBound..<hole.columns.lowerBound, rows: hole.rows),
      CellRect(columns: hole.columns.upperBound..<columns.upperBound, rows: hole.rows),
      CellRect(columns: columns, rows: hole.rows.upperBound..<rows.upperBound),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
