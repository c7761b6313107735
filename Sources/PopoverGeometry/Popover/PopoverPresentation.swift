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
  public var policy: PlacementPolicy
  public var grid: Grid
  /// How far the content may shrink; content that is smaller by itself may stay smaller.
  public var minimumContentSize: Size
  /// Whether the popover may cover its anchor when there is no room beside it.
  public var canOverlapSourceViewRect: Bool
  /// Content that is asked to be larger is held to this size.
  public var maximumContentSize: Size?
  /// Content whose height follows its width; `preferredContentSize` is then its natural size.
  public var wrapping: WrappedContent?
  /// What may be left off before the content shrinks.
  public var droppable: DroppableInsets
  /// Rectangles that the popover must not cover, such as other popovers.
  public var keepOut: [Rect]
  /// The direction shown until now, which counts as the policy's stability says; `nil` chooses afresh.
  public var currentArrowDirection: ArrowDirection?
  /// The frame shown until now; only ``ScoreTerm/nearness`` asks for it.
  public var currentFrame: Rect?

  public init(
    sourceRect: Rect, container: Rect, preferredContentSize: Size,
    permittedArrowDirections: ArrowDirections = .any, metrics: PopoverMetrics = .oneCellBorder,
    popoverLayoutMargins: Insets = .zero, reserved: Insets = .zero,
    minimumContentSize: Size = Size(width: 1, height: 1), canOverlapSourceViewRect: Bool = false,
    maximumContentSize: Size? = nil, wrapping: WrappedContent? = nil,
    droppable: DroppableInsets = .none, keepOut: [Rect] = [],
    currentArrowDirection: ArrowDirection? = nil, currentFrame: Rect? = nil,
    policy: PlacementPolicy = .standard, grid: Grid = .cells
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
    self.maximumContentSize = maximumContentSize
    self.wrapping = wrapping
    self.droppable = droppable
    self.keepOut = keepOut
    self.currentArrowDirection = currentArrowDirection
    self.currentFrame = currentFrame
    self.policy = policy
    self.grid = grid
  }

  /// Where the popover may lie.
  @inline(always)
  public var area: Rect { container.inset(by: popoverLayoutMargins + reserved) }

  /// The part of the anchor that counts: held into the area edge by edge.
  public var visibleSourceRect: Rect { sourceRect.clamped(to: area) }

  /// How much of the anchor is in the area; one that only touches its edge is seen.
  public var anchorVisibility: AnchorVisibility {
    visibility(in: area)
  }

  @inline(always)
  func visibility(in area: Rect) -> AnchorVisibility {
    if sourceRect.isInside(area) { return .whole }
    return sourceRect.meets(area) ? .partly : .hidden
  }

  /// The content that is asked for, no larger than its maximum; text is wrapped into its width.
  public var limitedContentSize: Size {
    maximumContentSize.map(limitedContentSize) ?? preferredContentSize
  }

  private func limitedContentSize(_ maximum: Size) -> Size {
    var limited = preferredContentSize.cut(to: maximum)
    if let wrapping, limited.width < preferredContentSize.width {
      limited.height = min(maximum.height, wrapping.height(width: limited.width))
    }
    return limited
  }

  /// The same presentation after `layout` was shown: the next answer may depend on it.
  public func following(_ layout: PopoverLayout) -> PopoverPresentation {
    var next = self
    next.currentArrowDirection = layout.arrowDirection ?? currentArrowDirection
    next.currentFrame = layout.frame
    return next
  }
}
