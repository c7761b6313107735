import PopoverGeometry

extension CellRect {
  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The columns or the rows.
  subscript(axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }
}

extension CellPoint {
  /// A place by its position along one axis and across it.
  init(_ axis: Axis, along: Int, across: Int) {
    self = axis == .horizontal ? CellPoint(x: along, y: across) : CellPoint(x: across, y: along)
  }

  /// The same place, counted from `origin`.
  func relative(to origin: CellPoint) -> CellPoint {
    CellPoint(x: x - origin.x, y: y - origin.y)
  }
}

extension CellSize {
  subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }
}
