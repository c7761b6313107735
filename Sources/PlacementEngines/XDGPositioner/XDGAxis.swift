import PopoverGeometry

/// One axis of a placement in progress: attached to its anchor, then flipped, slid and resized.
struct XDGAxis {
  let axis: Axis
  let positioner: XDGPositioner
  let constraint: Span
  let rules: XDGRules
  var anchor: XDGEnd
  var gravity: XDGEnd
  var span: Span
  var applied: XDGConstraintAdjustment = []

  init(_ axis: Axis, of positioner: XDGPositioner, in constraint: Rect, rules: XDGRules) {
    self.axis = axis
    self.positioner = positioner
    self.constraint = constraint[axis]
    self.rules = rules
    anchor = positioner.anchor[axis]
    gravity = positioner.gravity[axis]
    span = Span(start: 0, length: positioner.size[axis])
    span.start = attachedStart(anchor: anchor, gravity: gravity) + offset
  }

  var offset: Double { positioner.offset[axis] }

  /// Whether any part is inside the constraint.
  var isVisible: Bool { span.shared(with: constraint) > 0 }

  func permits(_ adjustment: (Axis) -> XDGConstraintAdjustment) -> Bool {
    positioner.adjustment.contains(adjustment(axis))
  }

  /// The start of a popup attached to this point of the anchor, without the offset.
  func attachedStart(anchor: XDGEnd, gravity: XDGEnd) -> Double {
    let popup = Span(start: 0, length: span.length)
    return rules.centring.point(at: anchor, of: positioner.anchorRect[axis])
      - rules.centring.point(at: gravity.mirrored, of: popup)
  }
}

extension XDGRules.Centring {
  fileprivate func point(at end: XDGEnd, of span: Span) -> Double {
    switch end {
    case .near: span.start
    case .middle: middle(of: span)
    case .far: span.end
    }
  }

  private func middle(of span: Span) -> Double {
    switch self {
    case .truncating: span.start + (span.length / 2).rounded(.towardZero)
    case .awayFromZero: span.mid.rounded(.toNearestOrAwayFromZero)
    case .exact: span.mid
    }
  }
}

extension Span {
  fileprivate func moved(by distance: Double) -> Span {
    Span(start: start + distance, length: length)
  }

  /// How far the farther end lies outside of `bounds`, at least 0.
  fileprivate func outside(of bounds: Span) -> Double { max(0, overflow(of: bounds).farthest) }

  /// The length inside `other`; negative is the distance to it.
  func shared(with other: Span) -> Double { min(end, other.end) - max(start, other.start) }
}

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

  /// Moves the popup inside, no farther than needed; the rules decide where a long one stops.
  mutating func slide() {
    guard permits(XDGConstraintAdjustment.slide) else { return }
    let isOversize = span.length > constraint.length
    let start = isOversize ? oversizeStart : span.shifted(into: constraint).start
    guard start != span.start else { return }
    span.start = start
    applied.insert(.slide(axis))
  }

  private var oversizeStart: Double {
    let nearFlush = constraint.start
    let farFlush = constraint.end - span.length
    switch rules.oversizeSlide {
    case .near: return nearFlush
    case .far: return farFlush
    case .covering: return max(farFlush, min(span.start, nearFlush))
    case .coveringThenGravity:
      if span.start >= nearFlush { return nearFlush }
      if span.start <= farFlush { return farFlush }
      return gravity == .near ? farFlush : nearFlush
    }
  }

  /// The resized popup; `nil` if nothing would be left.
  var resizedSpan: Span? {
    guard permits(XDGConstraintAdjustment.resize) else { return span }
    return isVisible ? span.clamped(to: constraint) : nil
  }

  /// Cuts off what is outside, unless nothing would be left.
  mutating func resize() {
    guard let resized = resizedSpan, resized != span else { return }
    span = resized
    applied.insert(.resize(axis))
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

extension EdgePair {
  fileprivate var farthest: Double { max(near, far) }
}

/// Both axes of a placement in progress, and the quirks that couple them.
struct XDGAxes {
  var horizontal: XDGAxis
  var vertical: XDGAxis

  private var both: [XDGAxis] { [horizontal, vertical] }
  private var quirks: XDGRules.Quirks { horizontal.rules.quirks }

  /// The vertical axis depends on the horizontal one after its flip.
  mutating func flip() {
    let isFree = !quirks.contains(.measuresVisibleArea)
    if isFree || vertical.isVisible { horizontal.flip() }
    if isFree || horizontal.isVisible { vertical.flip() }
  }

  mutating func slide() {
    horizontal.slide()
    vertical.slide()
  }

  var isResizeDefined: Bool {
    guard horizontal.rules.emptyResize == .undefined else { return true }
    let isAreaMeasured =
      quirks.contains(.measuresVisibleArea)
      && both.contains { $0.permits(XDGConstraintAdjustment.resize) }
    return both.allSatisfy { isAreaMeasured ? $0.isVisible : $0.resizedSpan != nil }
  }

  mutating func resize() {
    let leavesNothing = both.contains { $0.resizedSpan == nil }
    if leavesNothing && quirks.contains(.refusesResizeTogether) { return }
    horizontal.resize()
    vertical.resize()
  }

  var placement: XDGPlacement {
    XDGPlacement(
      rect: Rect { $0 == .horizontal ? horizontal.span : vertical.span },
      anchor: XDGEdge(horizontal: horizontal.anchor, vertical: vertical.anchor),
      gravity: XDGEdge(horizontal: horizontal.gravity, vertical: vertical.gravity),
      applied: horizontal.applied.union(vertical.applied))
  }
}
