import PopoverGeometry

extension XDGAxis {
  /// Moves the popup no farther than needed to lie inside; the rules say where one that is too
  /// long comes to rest.
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
}
