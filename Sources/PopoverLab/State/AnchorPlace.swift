import CellCanvas

/// Where the anchor is, in a form that outlives a change of the screen's size.
///
/// It is kept as a start and what keys have added to it, and held into the container only when it
/// is shown: shrinking the terminal and growing it again loses nothing.
public struct AnchorPlace: Equatable, Sendable {
  /// The top left cell at the start; `nil` is a place that suits every size of the container.
  public var start: CellPoint?
  public var size: CellSize
  /// How far the anchor was moved from its start, in cells.
  public var moved = CellPoint(x: 0, y: 0)

  public init(start: CellPoint? = nil, size: CellSize = CellSize(width: 10, height: 1)) {
    self.start = start
    self.size = size
  }

  public init(_ rect: CellRect) { self.init(start: rect.origin, size: rect.size) }

  /// The anchor as it is shown in `container`: as near to its place as the edges permit.
  public func rect(in container: CellRect) -> CellRect {
    let origin = origin(in: container)
    return CellRect(
      origin: CellPoint(x: origin.x + moved.x, y: origin.y + moved.y), size: size
    ).held(in: container)
  }

  /// Moves what is shown, as far as the container permits.
  mutating func move(x: Int, y: Int, in container: CellRect) {
    let moved = rect(in: container).offset(x: x, y: y).held(in: container)
    let origin = origin(in: container)
    self.moved = CellPoint(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  /// Grows or shrinks, between a single cell and the whole container.
  mutating func resize(width: Int, height: Int, in container: CellRect) {
    size.width = max(1, min(size.width + width, container.width))
    size.height = max(1, min(size.height + height, container.height))
  }

  /// Left of the middle and a third down: there is room on every side, and something to see.
  private func origin(in container: CellRect) -> CellPoint {
    start
      ?? CellPoint(
        x: container.x + (container.width - size.width) * 2 / 5,
        y: container.y + container.height / 3)
  }
}

extension CellRect {
  /// Moved, and cut where it is too large, so that it lies inside `container`.
  func held(in container: CellRect) -> CellRect {
    let width = min(width, container.width)
    let height = min(height, container.height)
    return CellRect(
      x: max(container.x, min(x, container.x + container.width - width)),
      y: max(container.y, min(y, container.y + container.height - height)),
      width: width, height: height)
  }
}
