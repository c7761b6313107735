import PopoverGeometry

extension XDGAxis {
  /// Moves the popup to the other side of its anchor if the rules try and accept that.
  mutating func flip() {
    guard permits(XDGConstraintAdjustment.flip), isFlipTried else { return }
    let flipped = flippedSpan
    let ignored = rules.flippedOffset == .keptUncompared ? offset : 0
    let isAccepted = rules.flipAcceptance.prefers(
      flipped.moved(by: -ignored), to: span.moved(by: -ignored), in: constraint)
    guard isAccepted else { return }
    span = flipped
    anchor = anchor.mirrored
    gravity = gravity.mirrored
    applied.insert(.flip(axis))
  }

  private var isFlipTried: Bool {
    let overflow = span.overflow(of: constraint)
    switch (rules.flipTrial, gravity) {
    case (.whenOut, _): return overflow.farthest > 0
    case (.whenOutTowardsGravity, .near): return overflow.near > 0
    case (.whenOutTowardsGravity, .middle): return false
    case (.whenOutTowardsGravity, .far): return overflow.far > 0
    }
  }

  private var flippedSpan: Span {
    let start = attachedStart(anchor: anchor.mirrored, gravity: gravity.mirrored)
    let isMirrored = rules.flippedOffset == .mirrored
    return Span(start: isMirrored ? start - offset : start + offset, length: span.length)
  }
}

extension XDGRules.FlipAcceptance {
  fileprivate func prefers(_ flipped: Span, to span: Span, in constraint: Span) -> Bool {
    switch self {
    case .fits:
      flipped.outside(of: constraint) == 0
    case .fitsOrBeganBeyond:
      flipped.outside(of: constraint) == 0 || span.start > constraint.end
    case .notWorse:
      flipped.outside(of: constraint) <= span.outside(of: constraint)
    case .showsMore:
      max(0, flipped.shared(with: constraint)) > max(0, span.shared(with: constraint))
    case .showsMoreOrLiesNearer:
      flipped.shared(with: constraint) > span.shared(with: constraint)
    }
  }
}

extension Span {
  fileprivate func moved(by distance: Double) -> Span {
    Span(start: start + distance, length: length)
  }

  /// How far the farther end lies outside of `bounds`, at least 0.
  fileprivate func outside(of bounds: Span) -> Double { max(0, overflow(of: bounds).farthest) }
}

extension EdgePair {
  fileprivate var farthest: Double { max(near, far) }
}
