/// What an arrow on an edge of a popover points at.
struct ArrowAim {
  private let axis: Axis
  private let anchor: Span
  private let edge: Span
  private let isRoundedUp: Bool

  /// - Parameter isCentered: whether the popover lies in cells, and around the middle of its anchor.
  init(_ anchor: Rect, _ frame: Rect, _ axis: Axis, isCentered: Bool) {
    self.axis = axis
    self.anchor = anchor[axis]
    edge = frame[axis]
    isRoundedUp = isCentered && self.anchor.mid - edge.mid == -0.5
  }

  /// From the middle of the edge to the middle of the part of the anchor that faces it. In cells, a frame
  /// around the middle of a longer anchor may have been rounded up: the arrow then goes to that middle.
  var offset: Double {
    let facing = anchor.meets(edge) ? anchor.clamped(to: edge) : anchor
    return isRoundedUp ? -0.5 : facing.mid - edge.mid
  }

  /// How far an arrow's middle misses the anchor; 0 if it shares more than its end, or touches a caret.
  func residual(of arrow: Rect) -> Double {
    let base = arrow[axis]
    return base.touches(anchor: anchor) ? 0 : base.mid - anchor.clamp(base.mid)
  }
}

extension Span {
  /// Whether this span lies beside an anchor rather than past its end; a caret need only be touched.
  func touches(anchor: Span) -> Bool {
    anchor.length == 0 ? meets(anchor) : overlaps(anchor)
  }
}
