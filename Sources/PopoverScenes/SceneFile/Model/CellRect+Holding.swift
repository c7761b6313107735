import CellCanvas

extension CellRect {
  /// The smallest rectangle around all of `rects`; of no size at 0,0 if there are none.
  public init(around rects: [CellRect]) {
    let first = rects.first ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    self = rects.reduce(first) { $0.widened(to: $1) }
  }

  private func widened(to other: CellRect) -> CellRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return CellRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Moved, and cut where it is too large, so that it lies inside `container`.
  public func held(in container: CellRect) -> CellRect {
    let width = min(width, container.width)
    let height = min(height, container.height)
    return CellRect(
      x: max(container.x, min(x, container.x + container.width - width)),
      y: max(container.y, min(y, container.y + container.height - height)),
      width: width, height: height)
  }
}
