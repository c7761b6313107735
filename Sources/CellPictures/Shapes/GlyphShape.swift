import CellCanvas

/// What a character shows that is a shape and no letter: borders, blocks, Braille, arrows and triangles.
///
/// Fonts draw these differently, and some leave gaps between them; as shapes they look the same everywhere. What a
/// character looks like is read off its name in Unicode, which says it in words.
struct GlyphShape: Equatable, Sendable {
  var outline: ShapeOutline
  /// How much of the colour covers what lies below, from 0 to 1; shades are thinner than 1.
  var opacity = 1.0

  /// The shape of a character in one column; `nil` for one that is text.
  init?(_ glyph: Glyph) {
    guard glyph.marks.isEmpty, glyph.width == 1, let scalar = Unicode.Scalar(glyph.scalar),
      !scalar.isASCII,
      let name = scalar.properties.name, let shape = Self.shape(of: scalar, name)
    else { return nil }
    self = shape
  }

  private init(_ outline: ShapeOutline, opacity: Double = 1) {
    self.outline = outline
    self.opacity = opacity
  }

  private static func shape(of scalar: Unicode.Scalar, _ name: String) -> GlyphShape? {
    if let opacity = shades[name] { return GlyphShape(.cell, opacity: opacity) }
    if (0x2800...0x28FF).contains(scalar.value) {
      return GlyphShape(.braille(UInt8(scalar.value & 0xFF)))
    }
    let readings: [(String) -> ShapeOutline?] = [
      { BoxLines(named: $0).map(ShapeOutline.init) }, ShapeOutline.diagonals, ShapeOutline.block,
      ShapeOutline.triangle,
      ShapeOutline.cornerTriangle, ShapeOutline.arrow,
    ]
    return readings.lazy.compactMap { $0(name) }.first.map { GlyphShape($0) }
  }

  private static let shades = ["LIGHT SHADE": 0.25, "MEDIUM SHADE": 0.5, "DARK SHADE": 0.75]
}

extension ShapeOutline {
  static let cell = rect(0..<CellPixels.width, 0..<CellPixels.height)

  /// The dots of a Braille pattern. Its first six bits are the two columns of three dots, the last two the row
  /// below (Unicode, chapter 21.1).
  static func braille(_ bits: UInt8) -> ShapeOutline {
    let rows: [(left: UInt8, right: UInt8)] = [(0, 3), (1, 4), (2, 5), (6, 7)]
    return rows.enumerated().reduce(ShapeOutline()) { outline, row in
      let (y, bit) = row
      let columns = [(bit.left, 1), (bit.right, 5)].filter { bits >> $0.0 & 1 == 1 }
      return columns.reduce(outline) { $0 + rect($1.1..<$1.1 + 2, 4 * y + 1..<4 * y + 3) }
    }
  }
}
