import PopoverGeometry

/// Where a box goes in its region along one axis, as `align-self` and `justify-self` name it.
public enum SelfAlignment: Hashable, Sendable {
  case start
  case end
  /// The middle of the anchor, which need not be the middle of the region.
  case anchorCenter

  /// A box of `length` aligned, whether or not it then sticks out of `region`.
  func place(_ length: Double, anchor: Span, in region: Span) -> Span {
    switch self {
    case .start: Span(start: region.start, length: length)
    case .end: Span(start: region.end - length, length: length)
    case .anchorCenter: anchor.centered(length: length)
    }
  }
}
