/// Whether the arrow of ``GIKBackgroundView`` has reached an end of its edge.
struct GIKEnds: Equatable, Sendable {
  var length: Double
  var center: Double
  /// Its base is nearer to an end than the corner radius; flush counts as between.
  var isAtStart: Bool
  var isAtEnd: Bool

  var isBetween: Bool { !isAtStart && !isAtEnd }

  init(_ edge: ArrowEdge) {
    (length, center) = (edge.length, edge.center)
    isAtStart = center - edge.base / 2 < edge.caps.near
    isAtEnd = center + edge.base / 2 > length - edge.caps.far
  }

  /// Where the arrow starts that one sees in the stretched picture.
  ///
  /// Between the ends it is rounded and then a point too near, if its base has a middle point. The
  /// pictures of the ends have it two points inside the corner; in cells it keeps off the corner.
  func arrowStart(_ edge: ArrowEdge) -> Double {
    let reach = edge.grid == .points ? 2.0 : 0
    if isAtStart { return larger(0, edge.caps.near - reach) }
    if isAtEnd { return length - larger(0, edge.caps.far - reach) - edge.base }
    return center.roundedInFloat - 1 - ((edge.base - 1) / 2).wholeBelow
  }
}
