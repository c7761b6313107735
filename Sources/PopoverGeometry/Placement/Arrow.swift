/// What an arrow on an edge of a popover points at.
struct ArrowAim {
  private let axis: Axis
  private let anchor: Span
  private let edge: Span
  /// By how much the middle of a popover may have been rounded up from that of its anchor.
  private let halfStep: Double
  private let isRoundedUp: Bool

  /// - Parameter halfStep: how far a popover around the middle of its anchor was rounded at the most; 0 for
  ///   one that is aligned otherwise.
  init(_ anchor: Rect, _ frame: Rect, _ axis: Axis, halfStep: Double) {
    self.axis = axis
    self.anchor = anchor[axis]
    edge = frame[axis]
    self.halfStep = halfStep
    isRoundedUp = halfStep > 0 && self.anchor.mid - edge.mid == -halfStep
  }

  /// From the middle of the edge to the middle of the part of the anchor that faces it. In cells, a frame
  /// around the middle of a longer anchor may have been rounded up: the arrow then goes to that middle.
  var offset: Double {
    let facing = anchor.meets(edge) ? anchor.clamped(to: edge) : anchor
    return isRoundedUp ? -halfStep : facing.mid - edge.mid
  }

  /// How far an arrow's middle misses the anchor; 0 if it shares more than its end, or touches a caret.
  func residual(of arrow: Rect, on grid: Grid) -> Double {
    let base = arrow[axis]
    return grid.touches(base, anchor: anchor) ? 0 : base.mid - anchor.clamp(base.mid)
  }
}
