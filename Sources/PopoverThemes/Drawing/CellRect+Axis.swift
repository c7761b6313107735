import CellCanvas
import PopoverGeometry

extension CellRect {
  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  subscript(axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

  /// The extent along an axis; negative where a frame has no room for what lies in it.
  func length(_ axis: Axis) -> Int { axis == .horizontal ? width : height }
}

extension CellPoint {
  /// A place by its position along one axis and along the other.
  init(_ axis: Axis, _ along: Int, _ across: Int) {
    self = axis == .horizontal ? CellPoint(x: along, y: across) : CellPoint(x: across, y: along)
  }
}
