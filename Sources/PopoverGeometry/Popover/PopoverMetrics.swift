/// The size of an arrow in points: `base` along the popover's edge, `height` from base to tip.
public struct ArrowMetrics: Equatable, Hashable, Sendable {
  public var base: Double
  public var height: Double

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

  /// The arrow that points along `axis`.
  @inline(always)
  func arrow(_ axis: Axis) -> ArrowMetrics { axis == .vertical ? verticalArrow : horizontalArrow }

  /// The arrow along `direction`; an arrow-less popover has one of no size.
  public func arrow(_ direction: ArrowDirection?) -> ArrowMetrics {
    direction.map { arrow($0.axis) } ?? ArrowMetrics(base: 0, height: 0)
  }

  /// The size of the whole popover around content of `size`: insets, and the arrow on its axis.
  public func frameSize(content size: Size, direction: ArrowDirection?) -> Size {
    frameSize(content: size, arrowAlong: direction?.axis)
  }

  @inline(always)
  func frameSize(content size: Size, arrowAlong arrowAxis: Axis?) -> Size {
    Size { axis in
      let strip = axis == arrowAxis ? arrow(axis).height : 0
      return size[axis] + contentViewInsets[axis].sum + strip
    }
  }

  /// What the insets take on each axis.
  @inline(always)
  var insetLengths: PerAxis { contentViewInsets.near + contentViewInsets.far }

  /// What an arrow along each axis takes there.
  @inline(always)
  var arrowHeights: PerAxis { PerAxis(horizontalArrow.height, verticalArrow.height) }
}
