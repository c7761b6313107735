/// The question: everything that decides where a popover goes.
///
/// All figures are finite points of at most a thousand million in magnitude, `y` downwards; sizes
/// and distances are not negative. Any such question has an answer, down to empty containers.
public struct PopoverPresentation: Equatable, Sendable {
  /// The anchor, in the coordinates of `container`'s parent. It may be empty, or lie outside.
  public var sourceRect: Rect
  public var container: Rect
  public var preferredContentSize: Size
  /// Where the arrow may point, in order of preference; empty asks for an arrow-less popover.
  public var permittedArrowDirections: ArrowDirections
  public var metrics: PopoverMetrics
  /// The least distances between the popover and the edges of the container.
  public var popoverLayoutMargins: Insets
  /// What else is taken from the container's edges: a status line, a keyboard.
  public var reserved: Insets
  /// How far the content may shrink; content that is smaller by itself may stay smaller.
  public var minimumContentSize: Size
  /// Whether the popover may cover its anchor when there is no room beside it.
  public var canOverlapSourceViewRect: Bool
  /// The direction shown until now. It is kept while it fits; `nil` chooses afresh.
  public var currentArrowDirection: ArrowDirection?
  public var grid: Grid

  public init(
    sourceRect: Rect, container: Rect, preferredContentSize: Size,
    permittedArrowDirections: ArrowDirections = .any, metrics: PopoverMetrics = .oneCellBorder,
    popoverLayoutMargins: Insets = .zero, reserved: Insets = .zero,
    minimumContentSize: Size = Size(width: 1, height: 1), canOverlapSourceViewRect: Bool = false,
    currentArrowDirection: ArrowDirection? = nil, grid: Grid = .cells
  ) {
    self.sourceRect = sourceRect
    self.container = container
    self.preferredContentSize = preferredContentSize
    self.permittedArrowDirections = permittedArrowDirections
    self.metrics = metrics
    self.popoverLayoutMargins = popoverLayoutMargins
    self.reserved = reserved
    self.minimumContentSize = minimumContentSize
    self.canOverlapSourceViewRect = canOverlapSourceViewRect
    self.currentArrowDirection = currentArrowDirection
    self.grid = grid
  }

  /// Where the popover may lie.
  public var area: Rect { container.inset(by: popoverLayoutMargins + reserved) }

  /// The part of the anchor that counts: held into the area edge by edge.
  public var visibleSourceRect: Rect { sourceRect.clamped(to: area) }

  /// Whether the anchor meets the area at all; touching it is enough.
  public var isAnchorVisible: Bool { sourceRect.meets(area) }
}
