import PopoverGeometry

/// Both axes of a placement in progress, and the quirks that couple them.
struct XDGAxes {
  var horizontal: XDGAxis
  var vertical: XDGAxis

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

  /// Whether the result of resizing is defined.
  var isResizeDefined: Bool {
    guard horizontal.rules.emptyResize == .undefined else { return true }
    if quirks.contains(.measuresVisibleArea), isResizePermitted {
      return horizontal.isVisible && vertical.isVisible
    }
    return horizontal.resizedSpan != nil && vertical.resizedSpan != nil
  }

  mutating func resize() {
    let leavesNothing = horizontal.resizedSpan == nil || vertical.resizedSpan == nil
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

  private var isResizePermitted: Bool {
    horizontal.permits(XDGConstraintAdjustment.resize)
      || vertical.permits(XDGConstraintAdjustment.resize)
  }
}
