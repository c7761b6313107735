import PopoverGeometry

/// The size of a cell in pictures, in pixels: small enough for a screen in a page, and an eighth of it is whole
/// both ways, so that no edge of a block or a border lies between two pixels.
package enum CellPixels {
  /// Columns are as wide as this.
  package static let width = 8
  /// Rows are as high as this.
  package static let height = 16
}

/// The outline of what a character shows, in pixels from the top left of its cell: closed polygons, and with them
/// quarters of ellipses.
///
/// Where two of them overlap, the inner one is a hole if it turns the other way.
struct ShapeOutline: Equatable, Sendable {
  /// SVG path data with relative coordinates, one piece for each closed line; each begins at a point.
  var pieces: [Piece] = []

  /// A closed line.
  struct Piece: Equatable, Sendable {
    var start: Pixel
    /// Path data that follows the start, without the closing `Z`; relative to it.
    var way: String
    /// The size of a rectangle; `nil` for other lines.
    var rect: PixelSize?

    init(start: Pixel, way: String) { (self.start, self.way) = (start, way) }

    init(_ rect: PixelSize, at start: Pixel) {
      (self.start, self.rect) = (start, rect)
      way = "h\(rect.width)v\(rect.height)h\(-rect.width)"
    }

    /// Both as one rectangle, if the other one continues this one to the right.
    func joined(with other: Piece) -> Piece? {
      guard let rect, let next = other.rect, rect.height == next.height,
        other.start == Pixel(start.x + rect.width, start.y)
      else { return nil }
      return Piece(PixelSize(width: rect.width + next.width, height: rect.height), at: start)
    }
  }

  static func rect(_ x: Range<Int>, _ y: Range<Int>) -> ShapeOutline {
    guard !x.isEmpty, !y.isEmpty else { return ShapeOutline() }
    let size = PixelSize(width: x.count, height: y.count)
    return ShapeOutline(pieces: [Piece(size, at: Pixel(x.lowerBound, y.lowerBound))])
  }

  static func polygon(_ points: [Pixel]) -> ShapeOutline {
    guard let start = points.first else { return ShapeOutline() }
    let steps = zip(points, points.dropFirst()).map { from, to in
      "l\(to.x - from.x) \(to.y - from.y)"
    }
    return ShapeOutline(pieces: [Piece(start: start, way: steps.joined())])
  }

  static func + (one: ShapeOutline, other: ShapeOutline) -> ShapeOutline {
    ShapeOutline(pieces: one.pieces + other.pieces)
  }
}

/// A corner of the grid of pixels.
struct Pixel: Equatable, Sendable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
}

/// A width and a height in pixels.
struct PixelSize: Equatable, Sendable {
  var width: Int
  var height: Int
}

extension ArrowDirection {
  /// The direction or side that a word in the name of a character gives, as `UP`, `UPPER`, `UPWARDS` and
  /// `UP-POINTING`.
  init?(inName word: String) {
    let stems: [(String, ArrowDirection)] = [
      ("UPPER", .up), ("LOWER", .down), ("UP", .up), ("DOWN", .down), ("LEFT", .left),
      ("RIGHT", .right),
    ]
    let endings = ["", "WARDS", "-POINTING"]
    guard let stem = stems.first(where: { word.hasPrefix($0.0) }),
      endings.contains(String(word.dropFirst(stem.0.count)))
    else { return nil }
    self = stem.1
  }
}
