import CellCanvas

extension CellRect {
  /// The smallest rectangle around all of `rects`; of no size at 0,0 if there are none.
  public init(around rects: [CellRect]) {
    let left = rects.map(\.x).min() ?? 0
    let top = rects.map(\.y).min() ?? 0
    self.init(
      x: left, y: top, width: (rects.map { $0.x + $0.width }.max() ?? 0) - left,
      height: (rects.map { $0.y + $0.height }.max() ?? 0) - top)
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
