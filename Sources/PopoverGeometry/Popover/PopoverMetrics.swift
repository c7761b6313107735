/// The size of an arrow in points.
public struct ArrowMetrics: Equatable, Hashable, Sendable {
  /// The length along the popover's edge.
  public var base: Double
  /// From the base to the tip.
  public var height: Double

  /// An arrow of `base` along the edge and `height` from base to tip.
  public init(base: Double, height: Double) {
    self.base = base
    self.height = height
  }
}

/// What a background declares once per presentation, as `UIPopoverBackgroundView` does.
///
/// UIKit has one arrow size; here each axis has its own, because a cell is about twice as high as
/// it is wide.
public struct PopoverMetrics: Equatable, Hashable, Sendable {
  /// The arrow that points up or down.
  public var verticalArrow: ArrowMetrics
  /// The arrow that points left or right.
  public var horizontalArrow: ArrowMetrics
  /// Distances from the edges of the background to the content, the arrow not counted.
  public var contentViewInsets: Insets
  /// The corners, which the arrow must leave whole.
  public var capInsets: Insets

  /// Metrics with an arrow for each axis.
  public init(
    verticalArrow: ArrowMetrics, horizontalArrow: ArrowMetrics,
    contentViewInsets: Insets, capInsets: Insets
  ) {
    self.verticalArrow = verticalArrow
    self.horizontalArrow = horizontalArrow
    self.contentViewInsets = contentViewInsets
    self.capInsets = capInsets
  }

  /// UIKit's form: one arrow for all directions.
  public init(
    arrowBase: Double, arrowHeight: Double, contentViewInsets: Insets, capInsets: Insets
  ) {
    let arrow = ArrowMetrics(base: arrowBase, height: arrowHeight)
    self.init(
      verticalArrow: arrow, horizontalArrow: arrow,
      contentViewInsets: contentViewInsets, capInsets: capInsets)
  }

  /// A thin border with a one-cell arrow outside of it.
  public static let oneCellBorder = PopoverMetrics(
    arrowBase: 1, arrowHeight: 1, contentViewInsets: Insets(all: 1), capInsets: Insets(all: 1))

  /// The arrow along `direction`; an arrow-less popover has one of no size.
  public func arrow(_ direction: ArrowDirection?) -> ArrowMetrics {
    switch direction?.axis {
    case .vertical: verticalArrow
    case .horizontal: horizontalArrow
    case nil: ArrowMetrics(base: 0, height: 0)
    }
  }

  /// The size of the whole popover around content of `size`: insets, and the arrow on its axis.
  public func frameSize(content size: Size, direction: ArrowDirection?) -> Size {
    var frame = Size { size[$0] + contentViewInsets[$0].sum }
    if let direction { frame[direction.axis] += arrow(direction).height }
    return frame
  }
}
