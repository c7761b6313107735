/// The edge that carries the arrow, on its one axis: all that the originals reckon with there.
struct ArrowEdge: Equatable, Sendable {
  /// The length of the edge in points: the width for up and down, the height for left and right.
  var length: Double
  /// The size of the arrow along the edge.
  var base: Double
  /// The wanted middle of the arrow, from the start of the edge.
  var center: Double
  /// The corners at both ends; an original with a corner radius has it here.
  var caps: EdgePair
  var insets: EdgePair
  var grid: Grid

  init(_ question: BackgroundViewQuestion, _ direction: ArrowDirection) {
    let axis = direction.axis.crossed
    length = question.bounds[axis]
    base = question.metrics.arrow(direction).base
    center = length / 2 + question.arrowOffset
    caps = question.metrics.capInsets[axis]
    insets = question.metrics.contentViewInsets[axis]
    grid = question.grid
  }

  /// Where the arrow starts if nothing holds it.
  var start: Double { grid.rounded(center - base / 2) }

  /// The same through C's `roundf`, as several originals have it.
  var startInFloat: Double { (center - base / 2).roundedInFloat }

  /// The arrow from `start` on.
  func arrow(at start: Double) -> Span { Span(start: start, length: base) }

  /// Held off both ends, the near one last: on an edge too short the arrow covers the far end.
  func held(_ start: Double, by ends: EdgePair) -> Double {
    larger(ends.near, smaller(start, length - base - ends.far))
  }

  /// Moved by the size of a corner that it reaches into, however far it reaches: one that lies far
  /// outside stays there, and one that lies a point too far comes back by a whole corner.
  func nudged(_ start: Double) -> Double {
    let nudged = start + base > length - caps.far ? start - caps.far : start
    return nudged < caps.near ? nudged + caps.near : nudged
  }
}

extension Double {
  /// C's `roundf`: to a whole number, halves away from zero, in 32 bits.
  var roundedInFloat: Double { Double(Float(self).rounded(.toNearestOrAwayFromZero)) }
}
