/// The question: everything that decides where a popover goes.
///
/// All figures are finite points of at most a thousand million in magnitude, `y` downwards; sizes
/// and distances are not negative. Any such question has an answer, down to empty containers. Fractions of points are told
/// apart as far as a million; farther out what is flush may count as short.
///
/// No question allocates memory, but for rectangles that are kept out. What an option costs is said as so many
/// times a plain question, in the mean of many scenes; an option that is not used costs nothing.
/// `Tests/Benchmarks` prints the figures.
public struct PopoverPresentation: Hashable, Sendable {
  /// The anchor, in the coordinates of `container`'s parent. It may be empty, or lie outside.
  public var sourceRect: Rect
  /// What the popover is shown in: a screen or a window.
  public var container: Rect
  /// The size of the content where room is not short.
  public var preferredContentSize: Size
  /// What the background declares: arrow, insets and corners.
  public var metrics: PopoverMetrics
  /// Where the arrow may point, in order of preference; empty asks for an arrow-less popover.
  public var permittedArrowDirections: ArrowDirections
  /// The least distances between the popover and the edges of the container.
  public var popoverLayoutMargins: Insets
  /// What else is taken from the container's edges: a status line, a keyboard.
  public var reserved: Insets
  /// How a side is chosen, and how the popover lies there. A policy that has to compare all sides costs two to
  /// three times as much as the first fit: see ``PlacementPolicy``.
  public var policy: PlacementPolicy
  /// Whether places are whole cells, edges of pixels, or any points. Points cost twice as much as cells, as
  /// their sums have to be put right, and pixels four times.
  public var grid: Grid
  /// How far the content may shrink; content that is smaller by itself may stay smaller.
  public var minimumContentSize: Size
  /// Whether the popover may cover its anchor when there is no room beside it.
  public var canOverlapSourceViewRect: Bool
  /// Larger content is limited to this size.
  public var maximumContentSize: Size?
  /// Content whose height follows its width; `preferredContentSize` is then its natural size. It costs nothing
  /// where that fits; where it does not, the words are gone through a few times for each side.
  public var wrapping: WrappedContent?
  /// What may be left off before the content shrinks. It costs nothing where all of the content is shown, else
  /// up to a decision more for each decoration.
  public var droppable: DroppableInsets
  /// Rectangles that the popover must not cover, such as other popovers. One costs four times a plain question,
  /// four cost ten times: each is a place to go round.
  public var keepOut: [Rect]
  /// The direction shown until now, which counts as the policy's stability says; `nil` chooses afresh.
  public var currentArrowDirection: ArrowDirection?
  /// The frame shown until now; ``ScoreTerm/nearness`` looks at it, and the choice among pieces that are equally good.
  public var currentFrame: Rect?

  /// The minimum of a content for which nobody has asked for another one.
  public static let usualMinimumContentSize = Size(width: 1, height: 1)

  /// A question; all but the rectangles and the size of the content has the value that is usual in a terminal: up to
  /// the edges of the screen, with a border and an arrow of one cell, no less than a cell of content, and cells twice
  /// as high as wide.
  public init(
    sourceRect: Rect, container: Rect, preferredContentSize: Size,
    permittedArrowDirections: ArrowDirections = .any, metrics: PopoverMetrics = .oneCellBorder,
    popoverLayoutMargins: Insets = .zero, reserved: Insets = .zero,
    minimumContentSize: Size = usualMinimumContentSize, canOverlapSourceViewRect: Bool = false,
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
  public var area: Rect { container.inset(by: popoverLayoutMargins + reserved) }

  /// The content that is asked for, no larger than its maximum; text is wrapped into its width.
  public var limitedContentSize: Size {
    guard let maximumContentSize else { return preferredContentSize }
    var limited = preferredContentSize.clamped(to: maximumContentSize)
    if let wrapping, limited.width < preferredContentSize.width {
      let height = grid.roundedUp(wrapping.height(width: limited.width))
      limited.height = min(maximumContentSize.height, height)
    }
    return limited
  }

  /// The directions in the order in which they are tried: the current one first, if it counts.
  public var triedDirections: ArrowDirections { permittedArrowDirections.preferring(keptDirection) }

  /// The current direction, if the policy's stability looks at it.
  var keptDirection: ArrowDirection? { policy.stability.keepsSide ? currentArrowDirection : nil }

  /// The same presentation after `layout` was shown: the next answer may depend on it.
  public func following(_ layout: PopoverLayout) -> PopoverPresentation {
    var next = self
    next.currentArrowDirection = layout.arrowDirection ?? currentArrowDirection
    next.currentFrame = layout.frame
    return next
  }
}

extension PopoverPresentation {
  /// A question in points, as a graphical interface asks it: ten points to every edge of the container, UIKit's
  /// arrow, content that may shrink to nothing before the popover leaves its anchor, and square points.
  ///
  /// With a `pixelGrid`, the pixels in a point, every edge of the answer is one of a pixel: `2` gives whole and half
  /// points. Without it, or with none, any place is good. The policy is taken as given, but for its aspect.
  public static func points(
    sourceRect: Rect, container: Rect, preferredContentSize: Size,
    permittedArrowDirections: ArrowDirections = .any, metrics: PopoverMetrics = .uiKit,
    popoverLayoutMargins: Insets = Insets(all: 10), reserved: Insets = .zero,
    minimumContentSize: Size = .zero, canOverlapSourceViewRect: Bool = false,
    maximumContentSize: Size? = nil, wrapping: WrappedContent? = nil,
    droppable: DroppableInsets = .none, keepOut: [Rect] = [],
    currentArrowDirection: ArrowDirection? = nil, currentFrame: Rect? = nil,
    policy: PlacementPolicy = .points,
    pixelGrid: Double? = nil
  ) -> PopoverPresentation {
    var question = PopoverPresentation(
      sourceRect: sourceRect, container: container, preferredContentSize: preferredContentSize,
      permittedArrowDirections: permittedArrowDirections, metrics: metrics,
      popoverLayoutMargins: popoverLayoutMargins, reserved: reserved,
      minimumContentSize: minimumContentSize, canOverlapSourceViewRect: canOverlapSourceViewRect,
      maximumContentSize: maximumContentSize, wrapping: wrapping, droppable: droppable,
      keepOut: keepOut, currentArrowDirection: currentArrowDirection, currentFrame: currentFrame,
      policy: policy, grid: pixelGrid.map { $0 > 0 ? .pixels(perPoint: $0) : .points } ?? .points)
    question.policy.aspect = 1
    return question
  }
}

extension Rect {
  /// How much of it is in an area; what has no length is seen on the edge.
  func visibility(in area: Rect, on grid: Grid) -> AnchorVisibility {
    if Axis.allCases.allSatisfy({ grid.isInside(self[$0], area[$0]) }) { return .whole }
    let isSeen = Axis.allCases.allSatisfy { grid.touches(area[$0], anchor: self[$0]) }
    return isSeen ? .partly : .hidden
  }
}

extension PopoverPresentation {
  /// The axis along which a minimum of the content is above its maximum; `nil` if there is none. The usual minimum,
  /// which nobody has asked for, gives way.
  package static func contradiction(minimum: Size, maximum: Size?) -> Axis? {
    guard let maximum, minimum != usualMinimumContentSize else { return nil }
    return Axis.allCases.first { minimum[$0] > maximum[$0] }
  }
}
