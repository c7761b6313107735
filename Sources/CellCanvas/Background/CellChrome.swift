import PopoverGeometry

/// The parts of a popover inside its frame: a `PopoverChrome` in cells.
public struct CellChrome: Equatable, Sendable {
  /// The frame without the strip of the arrow; empty if the frame is too small.
  public var background: CellRect
  /// The background without the insets of the content.
  public var content: CellRect
  /// The arrow, its overlap included; it may reach out of a frame that is too small.
  public var arrow: CellRect
  /// The frame between the corners of the arrow's edge; empty without an arrow or room for one.
  public var arrowRoom: CellRect
  /// The offset with which the arrow lies between the corners.
  public var arrowOffset: Double

  /// The parts in `frame`, with an arrow that reaches `arrowOverlap` cells into the background.
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
    arrow = arrow.extended(by: arrowOverlap, towards: direction.opposite)
    let room = metrics.arrowRoom(on: frame[direction.axis.crossed].cells, direction)
    arrowRoom =
      direction.axis == .vertical
      ? CellRect(columns: room, rows: frame.rows) : CellRect(columns: frame.columns, rows: room)
  }
}

extension PopoverMetrics {
  /// The cells of an edge between its corners; none if they are too few for the arrow's base.
  public func arrowRoom(on edge: Range<Int>, _ direction: ArrowDirection) -> Range<Int> {
    guard let starts = arrowStarts(on: Double(edge.count), direction) else { return edge.prefix(0) }
    let room = starts.upperBound - starts.lowerBound + arrow(direction).base
    return edge.dropFirst(Int(length: starts.lowerBound)).prefix(Int(length: room))
  }

  var corners: CellInsets {
    CellInsets(
      top: Int(length: capInsets.top), left: Int(length: capInsets.left),
      bottom: Int(length: capInsets.bottom), right: Int(length: capInsets.right))
  }
}

extension Int {
  /// A length as a number of cells, from 0 to a million; 0 if it is not a number.
  init(length: Double) { self = length > 0 ? Int(Swift.min(length, 1_000_000)) : 0 }
}
