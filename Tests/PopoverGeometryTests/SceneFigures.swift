import PopoverGeometry

/// Figures of scenes and answers as the rules need them, worked out apart from the code they judge.
extension PopoverPresentation {
  /// The part of the anchor that counts: clamped into the area edge by edge.
  var visibleSourceRect: Rect { sourceRect.clamped(to: area) }

  /// The metrics without the decorations that an answer left off.
  func metrics(without dropped: Decorations) -> PopoverMetrics {
    var metrics = metrics
    let parts: [(Decorations, Insets)] = [
      (.title, droppable.title), (.padding, droppable.padding), (.border, droppable.border),
    ]
    for (part, insets) in parts where dropped.contains(part) {
      metrics.contentViewInsets.top -= insets.top
      metrics.contentViewInsets.left -= insets.left
      metrics.contentViewInsets.bottom -= insets.bottom
      metrics.contentViewInsets.right -= insets.right
    }
    if dropped.contains(.border) { metrics.capInsets = .zero }
    return metrics
  }

  /// The same question with one direction permitted, chosen afresh.
  func only(_ direction: ArrowDirection) -> PopoverPresentation {
    var only = self
    only.permittedArrowDirections = [direction]
    return only
  }

  /// The permitted directions in which the whole popover fits.
  var fitting: [ArrowDirection] { permittedArrowDirections.filter { candidate($0).fits } }

  /// The content that is asked for, or less where that is the minimum.
  var neededContent: Size {
    Size { min(minimumContentSize[$0], limitedContentSize[$0]) }
  }

  /// Whether the current direction was one of those to choose from.
  var hasCurrent: Bool { currentArrowDirection.map(permittedArrowDirections.contains) ?? false }
}

extension PopoverLayout {
  /// Whether the popover was placed beside its anchor by the room there is.
  var isBeside: Bool {
    arrowDirection != nil && rule != .overlap
  }

  /// Whether all of it is shown with all its decorations, beside the anchor.
  var isWhole: Bool { isBeside && !isShrunk && dropped.isEmpty }
}

extension Rect {
  func isInside(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let overflow = self[axis].overflow(of: other[axis])
      return overflow.near <= tolerance && overflow.far <= tolerance
    }
  }

  /// What two rectangles are apart along an axis; negative where they overlap.
  func distance(to other: Rect, _ axis: Axis) -> Double {
    max(other[axis].start - self[axis].end, self[axis].start - other[axis].end)
  }
}

/// What rounding may add to a figure.
let tolerance = 1e-9
