/// A figure for each direction: left and up, for the popovers that follow their anchors, then right and
/// down, so that either half is a figure for each axis.
///
/// The four sides are weighed all at once and without branches: which of them fits is just what a
/// processor cannot foretell.
typealias PerDirection = SIMD4<Double>

extension PerDirection {
  /// The same figure for both directions of an arrow along an axis.
  @inline(always)
  init(along figure: PerAxis) { self.init(figure.x, figure.y, figure.x, figure.y) }

  /// A figure for each axis and each of the two sides of the anchor there.
  @inline(always)
  init(following: PerAxis, preceding: PerAxis) {
    self.init(following.x, following.y, preceding.x, preceding.y)
  }

  /// A figure worked out for one direction after the other.
  init(_ figure: (ArrowDirection) -> Double) {
    self.init(figure(.left), figure(.up), figure(.right), figure(.down))
  }

  @inline(always)
  subscript(direction: ArrowDirection) -> Double {
    get { self[direction.lane] }
    set { self[direction.lane] = newValue }
  }

  @inline(always)
  var largest: Double { larger(larger(x, y), larger(z, w)) }

  @inline(always)
  var smallest: Double { smaller(smaller(x, y), smaller(z, w)) }

  /// A figure worked out in one lane after the other.
  @inline(always)
  init(lanes figure: (Int) -> Double) { self.init(figure(0), figure(1), figure(2), figure(3)) }

  /// Each figure, or that of `other` where it is larger.
  @inline(always)
  func raised(to other: PerDirection) -> PerDirection {
    PerDirection(lanes: { larger(self[$0], other[$0]) })
  }

  /// Each figure, or that of `other` where it is smaller.
  @inline(always)
  func lowered(to other: PerDirection) -> PerDirection {
    PerDirection(lanes: { smaller(self[$0], other[$0]) })
  }
}

/// The directions that are still the best by the terms that were looked at.
struct LeadingDirections {
  /// The keys of the leading directions; infinity for the others.
  private var keys: PerDirection

  /// All that have a place in the order; `current` is first if it has one.
  @inline(always)
  init(_ permitted: ArrowDirections, preferring current: ArrowDirection? = nil) {
    keys = permitted.sortingKeys(preferring: current)
  }

  /// Leaves those with the largest figure, which is returned.
  @inline(always) @discardableResult
  mutating func keepLargest(_ figures: PerDirection) -> Double {
    let limits = (ArrowDirections.largestKey + 0.5 - keys) * .infinity
    let considered = figures.lowered(to: limits)
    let largest = considered.largest
    keys = PerDirection(lanes: { considered[$0] < largest ? .infinity : keys[$0] })
    return largest
  }

  /// The first in the order.
  @inline(always)
  var first: ArrowDirection { ArrowDirections.direction(sortingKey: keys.smallest) }
}
