// What is usual differs between a graphical interface and a terminal. Each has its own way to ask.

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

  /// A question in character cells, as a terminal asks it: up to the edges of the screen, with a border and an
  /// arrow of one cell, no less than a cell of content, and cells twice as high as wide.
  public static func cells(
    sourceRect: Rect, container: Rect, preferredContentSize: Size,
    permittedArrowDirections: ArrowDirections = .any, metrics: PopoverMetrics = .oneCellBorder,
    popoverLayoutMargins: Insets = .zero, reserved: Insets = .zero,
    minimumContentSize: Size = usualMinimumContentSize, canOverlapSourceViewRect: Bool = false,
    maximumContentSize: Size? = nil, wrapping: WrappedContent? = nil,
    droppable: DroppableInsets = .none, keepOut: [Rect] = [],
    currentArrowDirection: ArrowDirection? = nil, currentFrame: Rect? = nil,
    policy: PlacementPolicy = .standard
  ) -> PopoverPresentation {
    PopoverPresentation(
      sourceRect: sourceRect, container: container, preferredContentSize: preferredContentSize,
      permittedArrowDirections: permittedArrowDirections, metrics: metrics,
      popoverLayoutMargins: popoverLayoutMargins, reserved: reserved,
      minimumContentSize: minimumContentSize, canOverlapSourceViewRect: canOverlapSourceViewRect,
      maximumContentSize: maximumContentSize, wrapping: wrapping, droppable: droppable,
      keepOut: keepOut, currentArrowDirection: currentArrowDirection, currentFrame: currentFrame,
      policy: policy, grid: .cells)
  }
}
