/// What a background view is asked to lay out: all that an original knew in its layout.
///
/// The answers are in the view's own coordinates, its top left corner at zero. In UIKit it is the
/// controller that sets direction and offset; a background view only draws.
public struct BackgroundViewQuestion: Equatable, Sendable {
  /// The size of the whole view in points, the arrow's strip included.
  public var bounds: Size
  /// Where the arrow points; `nil` where none is wanted.
  public var direction: ArrowDirection?
  /// From the middle of the edge to the middle of the arrow; negative is left or up.
  public var arrowOffset: Double
  /// The sizes of arrow, insets and corners; those of an original are its
  /// ``BackgroundViewMode/metrics``.
  public var metrics: PopoverMetrics
  /// In cells, what an original would leave on a fraction is rounded as everything else is.
  public var grid: Grid

  public init(
    bounds: Size, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) {
    self.bounds = bounds
    self.direction = direction
    self.arrowOffset = arrowOffset
    self.metrics = metrics
    self.grid = grid
  }
}

/// The look of another author, as far as it is arithmetic: where it puts background and arrow.
public protocol BackgroundView: Equatable, Sendable {
  /// The parts for these bounds, as the original lays them out, its mistakes included.
  init(_ question: BackgroundViewQuestion)

  /// The background without the arrow; it may lack points at an end, or have some too many.
  var background: Rect { get }
  /// The arrow as it is shown: it may be outside, cut off, or there where none was wanted.
  var arrow: Rect { get }
}
