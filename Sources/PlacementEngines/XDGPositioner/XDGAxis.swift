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

  /// Whether an adjustment is permitted on this axis.
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
  /// The length inside `other`; negative is the distance to it.
  func shared(with other: Span) -> Double { min(end, other.end) - max(start, other.start) }
}

extension XDGAxis {
  /// Moves the popup no farther than needed to lie inside; the rules decide where one that is too
  /// long stops.
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
