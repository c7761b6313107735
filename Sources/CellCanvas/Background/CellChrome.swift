import PopoverGeometry

/// The parts of a popover inside its frame, in cells: what ``PopoverGeometry/PopoverChrome`` says of a
/// frame of cells.
public struct CellChrome: Equatable, Sendable {
  /// The frame without the arrow's strip; empty where the frame is too small to have one.
  public var background: CellRect
  /// The background inside the insets of the content.
  public var content: CellRect
  /// The arrow with the cells by which it reaches into the background; it may stick out of a frame that
  /// is too small for it.
  public var arrow: CellRect
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
    if let direction { reach(inwards: arrowOverlap, from: direction) }
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
