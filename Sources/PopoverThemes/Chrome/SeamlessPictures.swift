import CellCanvas
import PopoverGeometry

/// The pictures of one edge, all with arrows of the same direction.
struct SeamlessEdge: Equatable, Sendable {
  /// The picture for an arrow anywhere between the ends.
  var middle: SeamlessPicture
  /// The picture for an arrow at the left or upper end; `nil` where that for the middle is used.
  var start: SeamlessPicture?
  /// The picture for an arrow at the right or lower end; `nil` where that for the middle is used.
  var end: SeamlessPicture?

  func map(_ change: (ChromePicture) -> ChromePicture) -> SeamlessEdge {
    SeamlessEdge(middle: middle.map(change), start: start?.map(change), end: end?.map(change))
  }
}

/// Pictures of whole popovers, arrow included, so that no seam can show.
struct SeamlessPictures: Equatable, Sendable {
  private(set) var edges: DirectionTable<SeamlessEdge>
  /// The same pictures turned so that all arrows point up.
  private(set) var upright: DirectionTable<SeamlessEdge>
  /// The popover without an arrow.
  private(set) var arrowless: ChromePicture
  /// How far the arrow stays from each corner.
  let capInsets: Insets
  /// The size of the corners at each edge.
  let corners: CellInsets

  /// - Parameter edges: the pictures for each direction, all with arrows that point up.
  init(edges: DirectionTable<SeamlessEdge>) {
    upright = edges
    self.edges = DirectionTable { direction in edges[direction].map { $0.pointing(direction) } }
    arrowless = edges[.up].middle.withoutArrow
    let bodies = ArrowDirection.allCases.map { edges[$0].middle.body(turnedTo: $0) }
    corners = bodies.reduce(.zero) { $0.raised(to: $1) }
    let ends = DirectionTable { edges[$0].ends }
    capInsets = Insets(
      top: Double(max(ends[.left].near, ends[.right].near)),
      left: Double(max(ends[.up].near, ends[.down].near)),
      bottom: Double(max(ends[.left].far, ends[.right].far)),
      right: Double(max(ends[.up].far, ends[.down].far)))
  }
}

extension SeamlessPictures {
  var inASCII: SeamlessPictures {
    var pictures = self
    pictures.upright = DirectionTable { upright[$0].map(\.inASCII) }
    pictures.edges = DirectionTable { edges[$0].map(\.inASCII) }
    pictures.arrowless = arrowless.inASCII
    return pictures
  }
}

extension SeamlessEdge {
  /// How far the arrow stays from both ends.
  fileprivate var ends: (near: Int, far: Int) {
    let near = self.start.map { $0.arrow.lowerBound } ?? 0
    let far = end.map { $0.picture.size.width - $0.arrow.upperBound } ?? 0
    return (max(near, middle.picture.capInsets.left), max(far, middle.farCap))
  }
}

extension SeamlessPicture {
  /// The corners of the popover below its arrow, turned.
  fileprivate func body(turnedTo direction: ArrowDirection) -> CellInsets {
    let caps = CellInsets(
      top: picture.capInsets.top - height, left: picture.capInsets.left,
      bottom: picture.capInsets.bottom, right: farCap)
    return ChromePicture(parts: [], capInsets: caps).pointing(direction).capInsets
  }

  /// The arrow's rows and the line of the border below, as wide as the arrow.
  var arrowParts: [[ChromePart?]] {
    picture.parts.prefix(height + 1).map { Array($0[arrow]) }
  }

  /// The picture without the columns of the arrow and without its rows.
  fileprivate var withoutArrow: ChromePicture {
    ChromePicture(
      parts: picture.parts.dropFirst(height).map { row in
        Array(row[..<arrow.lowerBound] + row[arrow.upperBound...])
      }, capInsets: body(turnedTo: .up))
  }
}

/// A picture of a whole popover with its arrow.
struct SeamlessPicture: Equatable, Sendable {
  var picture: ChromePicture
  /// The cells of the arrow along its edge, from left to right or from top to bottom.
  var arrow: Range<Int>
  /// How many cells the arrow stands out from the edge.
  var height: Int
  /// The size of the corner at the far end, which is not repeated when the part behind the arrow is.
  var farCap: Int

  var mirrored: SeamlessPicture {
    let length = picture.size.width
    return SeamlessPicture(
      picture: picture.mirrored, arrow: length - arrow.upperBound..<length - arrow.lowerBound,
      height: height, farCap: picture.capInsets.left)
  }

  var arrowMetrics: ArrowMetrics { ArrowMetrics(base: Double(arrow.count), height: Double(height)) }

  /// The picture with its glyphs changed, and the arrow at the same place.
  func map(_ change: (ChromePicture) -> ChromePicture) -> SeamlessPicture {
    var changed = self
    changed.picture = change(picture)
    return changed
  }
}

extension SeamlessPicture {
  /// The picture with an arrow that begins at `start`, ready to be stretched to the whole popover. This first
  /// pass repeats the part before the arrow, and a second one will repeat the part behind it.
  func placed(at start: Int, along axis: Axis, _ style: (ThemeRole) -> Style) -> ResizableCellImage?
  {
    guard let image = picture.image(style) else { return nil }
    let caps = picture.capInsets
    let rest = image.size[axis] - arrow.lowerBound
    let near = caps[axis].near
    var size = image.size
    size[axis] = start + rest
    let first = image.resizable(capInsets: caps.with(axis, near: near, far: rest))
      .stretched(to: size)
    return first.resizable(capInsets: caps.with(axis, near: start + arrow.count, far: farCap))
  }

  /// Whether an edge of `length` cells has room for both corners beside an arrow that begins at `start`.
  func fits(at start: Int, on length: Int, along axis: Axis) -> Bool {
    start >= picture.capInsets[axis].near && start + arrow.count <= length - farCap
  }

  /// Where the arrow begins in an end's picture stretched to `length`; `nil` if that is too short.
  func fixedStart(on length: Int, along axis: Axis) -> Int? {
    let size = picture.size[axis]
    let caps = picture.capInsets[axis]
    guard length >= caps.sum else { return nil }
    return arrow.upperBound <= caps.near ? arrow.lowerBound : length - size + arrow.lowerBound
  }
}

extension CellInsets {
  /// The insets with other distances at the ends of an axis.
  fileprivate func with(_ axis: Axis, near: Int, far: Int) -> CellInsets {
    CellInsets { $0 == axis ? Ends(near: near, far: far) : self[$0] }
  }
}
