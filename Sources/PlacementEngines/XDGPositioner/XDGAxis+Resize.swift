import PopoverGeometry

extension XDGAxis {
  /// What resizing would make of the popup; `nil` where that is nothing.
  var resizedSpan: Span? {
    guard permits(XDGConstraintAdjustment.resize) else { return span }
    return isVisible ? span.clamped(to: constraint) : nil
  }

  /// Cuts what is outside, unless nothing would be left.
  mutating func resize() {
    guard let resized = resizedSpan, resized != span else { return }
    span = resized
    applied.insert(.resize(axis))
  }
}
