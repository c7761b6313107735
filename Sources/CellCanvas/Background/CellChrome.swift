import PopoverGeometry

/// The parts of a popover inside its frame, in cells: what `PopoverChrome` says of a frame of cells.
public struct CellChrome: Equatable, Sendable {
  /// The frame without the arrow's strip; empty where the frame is too small to have one.
  public var background: CellRect
  /// The background inside the insets of the content.
  public var content: CellRect
  /// The arrow with the cells by which it reaches into the background; it may stick out of a frame that
  /// is too small for it.
  public var arrow: CellRect
  /// Where an arrow may be drawn: the frame between the corners of the arrow's edge. A frame that is too
  /// small for the arrow cuts it there, and the corners stay whole. Empty without an arrow.
  public var arrowRoom: CellRect
  /// The offset in force, with the arrow held between the corners.
  public var arrowOffset: Double

  public init(
    frame: CellRect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    arrowOverlap: Int = 0
  ) {
    let chrome = PopoverChrome(
      frame: Rect(frame), direction: direction, arrowOffset: arrowOffset, metrics: metrics,
      grid: .cells)
    background = CellRect(chrome.background).intersection(frame)
    content = CellRect(chrome.content)
    arrow = CellRect(chrome.arrow)
    self.arrowOffset = chrome.arrowOffset
    arrowRoom = CellRect(origin: frame.origin, size: CellSize(width: 0, height: 0))
    guard let direction else { return }
    reach(inwards: arrowOverlap, from: direction)
    arrowRoom = frame.betweenCorners(metrics.corners, on: direction.axis.crossed)
  }

  private mutating func reach(inwards overlap: Int, from direction: ArrowDirection) {
    if direction.axis == .vertical { arrow.height += overlap } else { arrow.width += overlap }
    switch direction {
    case .down: arrow.y -= overlap
    case .right: arrow.x -= overlap
    case .up, .left: break
    }
  }
}

extension CellRect {
  /// Cut at both ends of an axis by the corners there.
  fileprivate func betweenCorners(_ corners: CellInsets, on axis: Axis) -> CellRect {
    let room = self[axis].dropFirst(corners[axis].near).dropLast(corners[axis].far)
    return axis == .horizontal
      ? CellRect(columns: room, rows: rows) : CellRect(columns: columns, rows: room)
  }
}

extension PopoverMetrics {
  /// The corners in cells; what is no length is none.
  var corners: CellInsets {
    CellInsets(
      top: Int(length: capInsets.top), left: Int(length: capInsets.left),
      bottom: Int(length: capInsets.bottom), right: Int(length: capInsets.right))
  }
}

extension Int {
  /// A length in cells, from nothing to more than any canvas has.
  init(length: Double) { self = length > 0 ? Int(Swift.min(length, 1_000_000)) : 0 }
}
