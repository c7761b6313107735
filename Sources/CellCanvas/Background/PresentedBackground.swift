import PopoverGeometry

/// A background while its popover is shown, treated as UIKit's popover controller does.
///
/// The metrics are read once, when it is made. The direction and the offset follow the layout.
public struct PresentedBackground<Background: PopoverBackground> {
  /// The metrics to place the popover with.
  public let metrics: PopoverMetrics
  /// Whether a thin frame is drawn around the content, where the insets leave room for one.
  public let wantsDefaultContentAppearance: Bool
  private let arrowOverlap: Int
  private var background: Background

  /// Presents a background.
  public init(_ background: Background) {
    metrics = background.metrics
    wantsDefaultContentAppearance = background.wantsDefaultContentAppearance
    arrowOverlap = background.arrowOverlap
    self.background = background
  }

  /// The direction of the background's arrow.
  public var arrowDirection: ArrowDirection? {
    get { background.arrowDirection }
    set { background.arrowDirection = newValue }
  }

  /// The offset of the background's arrow.
  public var arrowOffset: Double {
    get { background.arrowOffset }
    set { background.arrowOffset = newValue }
  }

  /// Where the parts are in `frame`, by the metrics of the presentation.
  public func chrome(in frame: CellRect) -> CellChrome {
    CellChrome(
      frame: frame, direction: arrowDirection, arrowOffset: arrowOffset, metrics: metrics,
      arrowOverlap: arrowOverlap)
  }

  /// Draws the popover and its arrow where `layout` places them.
  public mutating func draw(_ layout: PopoverLayout, on canvas: inout Canvas) {
    arrowDirection = layout.arrowDirection
    arrowOffset = layout.arrowOffset
    draw(
      in: CellRect(layout.frame), content: CellRect(layout.content),
      inside: CellRect(layout.background), on: &canvas)
  }

  /// Draws the popover in `frame` with the present direction and offset of the arrow.
  public func draw(in frame: CellRect, on canvas: inout Canvas) {
    let parts = chrome(in: frame)
    draw(in: frame, content: parts.content, inside: parts.background, on: &canvas)
  }

  private func draw(
    in frame: CellRect, content: CellRect, inside rect: CellRect, on canvas: inout Canvas
  ) {
    background.draw(in: frame, on: &canvas)
    if wantsDefaultContentAppearance { canvas.drawRing(around: content, inside: rect) }
  }
}

extension PresentedBackground: Equatable where Background: Equatable {}
extension PresentedBackground: Sendable where Background: Sendable {}

extension Canvas {
  /// Draws the default content appearance: a thin dim frame around the content, in the colours of
  /// the cells below, if there is room for it between the content and the border.
  fileprivate mutating func drawRing(around content: CellRect, inside background: CellRect) {
    let ring = content.grown(by: 1)
    guard !content.isEmpty, ring.intersection(background.grown(by: -1)) == ring else { return }
    for y in ring.rows {
      for x in ring.columns {
        let point = CellPoint(x: x, y: y)
        if content.contains(point) { continue }
        var style = self[point].style
        style.attributes.insert(.dim)
        self[point] = Cell(Canvas.ring[ring.rows.third(y)][ring.columns.third(x)], style: style)
      }
    }
  }

  private static let ring = ["┌─┐", "│ │", "└─┘"].map { GlyphText($0).glyphs }
}

extension CellRect {
  fileprivate func grown(by distance: Int) -> CellRect {
    CellRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension Range<Int> {
  /// 0 at the start, 2 at the end, 1 between.
  fileprivate func third(_ place: Int) -> Int {
    place == lowerBound ? 0 : place == upperBound - 1 ? 2 : 1
  }
}
