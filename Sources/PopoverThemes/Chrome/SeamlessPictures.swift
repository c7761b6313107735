import CellCanvas
import PopoverGeometry

/// The pictures of one edge, all with arrows that point the same way.
struct SeamlessEdge: Equatable, Sendable {
  /// For an arrow anywhere between the ends.
  var middle: SeamlessPicture
  /// For an arrow as near as it comes to the left or upper end; `nil` where that needs none of its own.
  var start: SeamlessPicture?
  /// The same for the right or lower end.
  var end: SeamlessPicture?

  var inASCII: SeamlessEdge {
    SeamlessEdge(middle: middle.inASCII, start: start?.inASCII, end: end?.inASCII)
  }

  func turned(to direction: ArrowDirection) -> SeamlessEdge {
    SeamlessEdge(
      middle: middle.turned(to: direction), start: start?.turned(to: direction),
      end: end?.turned(to: direction))
  }
}

/// The pictures of whole popovers from which one without a seam is drawn.
struct SeamlessPictures: Equatable, Sendable {
  private(set) var edges: DirectionTable<SeamlessEdge>
  /// The same, all with arrows that point up.
  private(set) var upright: DirectionTable<SeamlessEdge>
  /// The popover without an arrow.
  private(set) var arrowless: ChromePicture
  /// The arrow's size: along the edge and away from it.
  let arrow: DirectionTable<ArrowMetrics>
  /// How near the arrow comes to each corner.
  let capInsets: Insets
  /// The distances from the popover's edges to where its corners end.
  let corners: CellInsets

  /// - Parameters:
  ///   - edges: for each direction, all with arrows that point up.
  ///   - heights: the rows that these take.
  init(edges: DirectionTable<SeamlessEdge>, heights: DirectionTable<Int>) {
    upright = edges
    self.edges = DirectionTable { edges[$0].turned(to: $0) }
    arrow = DirectionTable { direction in
      ArrowMetrics(
        base: Double(edges[direction].middle.arrow.count), height: Double(heights[direction]))
    }
    arrowless = edges.up.middle.withoutArrow(height: heights.up)
    let bodies = ArrowDirection.allCases.map { direction in
      edges[direction].middle.body(height: heights[direction], turnedTo: direction)
    }
    corners = bodies.reduce(.zero) { $0.raised(to: $1) }
    let ends = DirectionTable { edges[$0].ends }
    capInsets = Insets(
      top: Double(max(ends.left.near, ends.right.near)),
      left: Double(max(ends.up.near, ends.down.near)),
      bottom: Double(max(ends.left.far, ends.right.far)),
      right: Double(max(ends.up.far, ends.down.far)))
  }
}

extension SeamlessPictures {
  /// The same with the nearest ASCII for every glyph.
  var inASCII: SeamlessPictures {
    var pictures = self
    pictures.upright = DirectionTable { upright[$0].inASCII }
    pictures.edges = DirectionTable { edges[$0].inASCII }
    pictures.arrowless = arrowless.inASCII
    return pictures
  }
}

extension SeamlessEdge {
  /// How near the arrow comes to both ends.
  fileprivate var ends: (near: Int, far: Int) {
    let near = self.start.map { $0.arrow.lowerBound } ?? 0
    let far = end.map { $0.picture.size.width - $0.arrow.upperBound } ?? 0
    return (max(near, middle.picture.capInsets.left), max(far, middle.farCap))
  }
}

extension SeamlessPicture {
  /// The corners of the popover below its arrow, turned.
  fileprivate func body(height: Int, turnedTo direction: ArrowDirection) -> CellInsets {
    let caps = CellInsets(
      top: picture.capInsets.top - height, left: picture.capInsets.left,
      bottom: picture.capInsets.bottom, right: farCap)
    return ChromePicture(parts: [], capInsets: caps).turned(to: direction).capInsets
  }

  /// The arrow's rows and the line of the border below, as wide as the arrow.
  func arrowParts(height: Int) -> [[ChromePart?]] {
    picture.parts.prefix(height + 1).map { Array($0[arrow]) }
  }

  /// The popover with what lies beside the arrow alone, and without the arrow's rows.
  fileprivate func withoutArrow(height: Int) -> ChromePicture {
    ChromePicture(
      parts: picture.parts.dropFirst(height).map { row in
        Array(row[..<arrow.lowerBound] + row[arrow.upperBound...])
      }, capInsets: body(height: height, turnedTo: .up))
  }
}

extension CellInsets {
  fileprivate func raised(to other: CellInsets) -> CellInsets {
    CellInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
