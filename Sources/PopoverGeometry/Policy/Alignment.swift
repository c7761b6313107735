/// How a popover lies along the edge of its anchor.
public enum Alignment: Sendable, CaseIterable {
  /// Its start on the anchor's start: the left or the top, in right-to-left writing the right.
  case start
  case center
  case end
}

/// The direction of writing, which decides where start and end are on a horizontal edge.
public enum WritingDirection: Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

extension Span {
  /// A span of `length` that lies along this one.
  @inline(always)
  func aligned(length: Double, _ alignment: Alignment, mirrored: Bool) -> Span {
    switch alignment {
    case .center: centered(length: length)
    case .start: Span(start: mirrored ? end - length : start, length: length)
    case .end: Span(start: mirrored ? start : end - length, length: length)
    }
  }
}
