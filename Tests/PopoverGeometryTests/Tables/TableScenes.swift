import PopoverGeometry

extension PopoverPresentation {
  /// Content of 10 by 3 with a thin border and an arrow of one cell, in 40 by 20 cells: 12 by 6 cells
  /// below or above, 13 by 5 beside.
  static func table(
    _ anchor: Rect = Rect(x: 18, y: 9, width: 4, height: 2),
    _ directions: ArrowDirections = .any, policy: PlacementPolicy = .standard
  ) -> PopoverPresentation {
    PopoverPresentation(
      sourceRect: anchor, container: Rect(x: 0, y: 0, width: 40, height: 20),
      preferredContentSize: Size(width: 10, height: 3), permittedArrowDirections: directions,
      policy: policy)
  }

  /// Content without insets or arrow on an anchor of one cell, where it must not shrink.
  static func bare(
    _ content: Size, in container: Size, at place: Point = Point(x: 0, y: 0),
    _ directions: ArrowDirections
  ) -> PopoverPresentation {
    PopoverPresentation(
      sourceRect: Rect(origin: place, size: Size(width: 1, height: 1)),
      container: Rect(size: container), preferredContentSize: content,
      permittedArrowDirections: directions,
      metrics: PopoverMetrics(
        arrowBase: 1, arrowHeight: 0, contentViewInsets: .zero, capInsets: .zero),
      minimumContentSize: content)
  }

  /// The same scene with something else about it.
  func with(_ change: (inout PopoverPresentation) -> Void) -> PopoverPresentation {
    var changed = self
    change(&changed)
    return changed
  }
}
