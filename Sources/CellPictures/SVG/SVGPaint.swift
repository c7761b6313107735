import CellCanvas

/// The colours of the cells of one picture as pages have them.
///
/// A picture for dark surroundings has light text on a dark page where its cells say nothing of colours, one for light
/// surroundings the other way round. Entries of the palette are those of xterm.
struct SVGPaint: Sendable {
  var appearance: Appearance

  /// What a cell shows: `#rrggbb` of the character and of what is behind it.
  func inks(of style: Style) -> (front: String, back: String) {
    let front = style.foreground.hexadecimal ?? standardFront
    let back = style.background.hexadecimal ?? standardBack
    return style.attributes.contains(.reverse) ? (back, front) : (front, back)
  }

  /// How much of a character is seen.
  static func opacity(of style: Style) -> Double { style.attributes.contains(.dim) ? 0.6 : 1 }

  /// The attributes of what is filled with a colour, of which so much is seen.
  static func attributes(_ fill: String, _ opacity: Double) -> String {
    let shown = (opacity * 100).rounded() / 100
    return "fill=\"\(fill)\"" + (shown < 1 ? " fill-opacity=\"\(shown)\"" : "")
  }

  var standardFront: String { appearance == .dark ? "#e4e4e4" : "#1c1c1c" }
  var standardBack: String { appearance == .dark ? "#1c1c1c" : "#ffffff" }
}

/// Outlines in several colours, gathered in a path for each: the colour that comes first is drawn first.
///
/// Rectangles that continue one another are one, and have the sharp edges of the whole picture, so that no seam is seen
/// where they meet, at any scale. Other outlines are smooth.
struct PaintedPaths {
  private var order: [String] = []
  private var pieces: [String: [ShapeOutline.Piece]] = [:]

  /// Adds a rectangle of pixels.
  mutating func add(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, fill: String, opacity: Double = 1
  ) {
    let rect = PixelSize(width: width, height: height)
    append(ShapeOutline.Piece(rect, at: Pixel(x, y)), to: SVGPaint.attributes(fill, opacity))
  }

  /// Adds the shape of a character in the cell whose top left is at a place.
  ///
  /// - Parameter opacity: how much of the character is seen.
  mutating func add(_ shape: GlyphShape, _ x: Int, _ y: Int, fill: String, opacity: Double) {
    let paint = SVGPaint.attributes(fill, shape.opacity * opacity)
    for var piece in shape.outline.pieces {
      piece.start = Pixel(x + piece.start.x, y + piece.start.y)
      append(piece, to: paint)
    }
  }

  private mutating func append(_ piece: ShapeOutline.Piece, to fill: String) {
    let paint = piece.rect == nil ? fill + " shape-rendering=\"auto\"" : fill
    if pieces[paint] == nil { order.append(paint) }
    if let joined = pieces[paint]?.last?.joined(with: piece) {
      pieces[paint]?.removeLast()
      pieces[paint]?.append(joined)
    } else {
      pieces[paint, default: []].append(piece)
    }
  }

  var text: String {
    order.map { "<path \($0) d=\"\(data(of: $0))\"/>\n" }.joined()
  }

  private func data(of paint: String) -> String {
    (pieces[paint] ?? []).map { "M\($0.start.x) \($0.start.y)\($0.way)z" }.joined()
  }
}
