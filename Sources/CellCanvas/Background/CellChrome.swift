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
  /// Where an arrow may be drawn: the frame between the corners of the arrow's edge. Empty without an
  /// arrow, and where the corners leave it no room: no arrow is drawn there.
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
    let room = metrics.arrowRoom(on: frame[direction.axis.crossed].cells, direction)
    arrowRoom =
      direction.axis == .vertical
      ? CellRect(columns: room, rows: frame.rows) : CellRect(columns: frame.columns, rows: room)
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

extension PopoverMetrics {
  /// The cells of an edge that the arrow may take: those between the corners, or none where they are too
  /// few for its base.
  public func arrowRoom(on edge: Range<Int>, _ direction: ArrowDirection) -> Range<Int> {
    let corners = corners[direction.axis.crossed]
    let room = edge.dropFirst(corners.near).dropLast(corners.far) as Range<Int>
    return room.count >= Int(length: arrow(direction).base) ? room : room.prefix(0)
  }

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
