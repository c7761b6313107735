/// What coordinates may be: any number, whole cells, or the edges of a screen's pixels.
public enum Grid: Hashable, Sendable {
  /// Any finite number, as UIKit's points.
  case points
  /// Whole character cells: whatever is centered is rounded, and nothing else ever needs it.
  case cells
  /// Edges of device pixels, so many to a point, a number above 0: with 2 whole and half points.
  ///
  /// The content grows to whole pixels, the arrow and the insets are rounded to them, the anchor counts with
  /// all pixels that it touches, and the area with those that lie in it.
  case pixels(perPoint: Double)

  /// The one rule of rounding: halves go to the higher cell or pixel; points stay as they are.
  public func rounded(_ place: Double) -> Double {
    switch self {
    case .points: place
    case .cells: (place + 0.5).rounded(.down)
    case .pixels(let count): (place * count + 0.5).rounded(.down) / count
    }
  }

  /// The stretch with its start rounded; it keeps its length.
  public func rounded(_ span: Span) -> Span {
    Span(start: rounded(span.start), length: span.length)
  }

  /// How far rounding moves a place at the most; nothing in points.
  var halfStep: Double {
    switch self {
    case .points: 0
    case .cells: 0.5
    case .pixels(let count): 0.5 / count
    }
  }

}

// Sums of decimal fractions are not what was meant, but all but that; sums of cells are exact.
extension Grid {
  /// Whether there is nothing to correct.
  @inline(__always) var isExact: Bool { if case .cells = self { true } else { false } }

  /// A figure that was added up, as it was meant: points without the noise of arithmetic, and the pixel that
  /// it all but reaches.
  @inline(__always) func exact(_ figure: Double) -> Double {
    isExact ? figure : meant(figure)
  }

  /// An exact extent.
  @inline(__always) func exact(_ size: Size) -> Size {
    isExact ? size : Size(width: meant(size.width), height: meant(size.height))
  }

  /// Exact distances from the edges.
  @inline(__always) func exact(_ insets: Insets) -> Insets {
    Insets { Ends(near: exact(insets[$0].near), far: exact(insets[$0].far)) }
  }

  /// A rectangle with exact edges and lengths.
  @inline(__always) func exact(_ rect: Rect) -> Rect {
    isExact ? rect : Rect(origin: meant(rect.origin), size: exact(rect.size))
  }

  /// Whether two stretches share more than an end, and more than the noise of arithmetic.
  @inline(__always) func overlaps(_ one: Span, _ other: Span) -> Bool {
    if isExact { return one.overlaps(other) }
    return exact(other.end - one.start) > 0 && exact(one.end - other.start) > 0
  }

  /// Whether two rectangles share more than an edge, and more than the noise of arithmetic.
  @inline(__always) func overlaps(_ one: Rect, _ other: Rect) -> Bool {
    overlaps(one[.horizontal], other[.horizontal]) && overlaps(one[.vertical], other[.vertical])
  }

  /// Whether a rectangle shares no more than edges with any of others.
  @inline(__always) func isClear(_ rect: Rect, of others: [Rect]) -> Bool {
    !others.contains { overlaps($0, rect) }
  }

  /// Whether two stretches share at least a place; touching counts, and so does what only noise keeps from it.
  @inline(__always) func meets(_ one: Span, _ other: Span) -> Bool {
    exact(max(one.start, other.start) - min(one.end, other.end)) <= 0
  }

  /// Whether a stretch lies beside an anchor rather than past its end; a caret need only be touched.
  @inline(__always) func touches(_ span: Span, anchor: Span) -> Bool {
    anchor.length == 0 ? span.meets(anchor) : overlaps(span, anchor)
  }

  /// Whether no end of a stretch lies outside of another; flush is inside.
  @inline(__always) func isInside(_ one: Span, _ other: Span) -> Bool {
    if isExact { return one.isInside(other) }
    let overflow = one.overflow(of: other)
    return exact(overflow.near) <= 0 && exact(overflow.far) <= 0
  }

  private func meant(_ place: Point) -> Point { Point(x: meant(place.x), y: meant(place.y)) }

  private func meant(_ figure: Double) -> Double {
    if case .pixels(let count) = self { figure.nearly(count: count) } else { figure.withoutNoise }
  }
}

extension Double {
  /// The nearest of `count` parts of a whole, if arithmetic may have meant it.
  fileprivate func nearly(count: Double) -> Double {
    let nearest = (self * count).rounded() / count
    return abs(self - nearest) < 1e-9 ? nearest : withoutNoise
  }
}

// Whole pixels. Other grids leave everything as it is: points need not be whole, and cells are.
extension Grid {
  /// A length that holds all of another.
  @inline(__always) func roundedUp(_ length: Double) -> Double {
    guard case .pixels(let count) = self else { return length }
    return (length * count).withoutNoise.rounded(.up) / count
  }

  /// A length that another holds.
  private func roundedDown(_ length: Double) -> Double { -roundedUp(-length) }

  /// An extent that holds all of another.
  func roundedUp(_ size: Size) -> Size { Size { roundedUp(size[$0]) } }

  /// The pixels of which a rectangle has a part; what has no length keeps none.
  func covering(_ rect: Rect) -> Rect {
    Rect { axis in
      let span = rect[axis]
      if span.length == 0 { return rounded(span) }
      return Span(from: roundedDown(span.start), to: roundedUp(span.end))
    }
  }

  /// The pixels that lie inside a rectangle.
  func inside(_ rect: Rect) -> Rect {
    Rect { Span(from: roundedUp(rect[$0].start), to: roundedDown(rect[$0].end)) }
  }
}
