import CellCanvas
import PopoverGeometry

/// An arrow that a file can name.
struct ArrowStyle: Equatable, Sendable {
  var art: DirectionTable<GlyphArt>
  /// What joins it to the border; `nil` leaves that to the border.
  var joins: DirectionTable<[Glyph]>?
  var overlap = 0

  static let none = ArrowStyle(art: DirectionTable { _ in GlyphArt() })
  static let triangle = ArrowStyle("▲▼◀▶")
  static let small = ArrowStyle("▴▾◂▸")
  static let ascii = ArrowStyle("^v<>")

  /// Solid, two cells high.
  static let wedge = ArrowStyle(
    art: DirectionTable(
      up: GlyphArt([" ▟▙ ", "▟██▙"]), down: GlyphArt(["▜██▛", " ▜▛ "]),
      left: GlyphArt([" ▟", "▐█", " ▜"]), right: GlyphArt(["▙ ", "█▌", "▛ "])))

  /// A line that leaves the border and comes back.
  static func slope(on border: BorderSet?) -> ArrowStyle {
    ArrowStyle(
      art: DirectionTable(
        up: GlyphArt(["╱╲"]), down: GlyphArt(["╲╱"]), left: GlyphArt(["╱", "╲"]),
        right: GlyphArt(["╲", "╱"])),
      joins: (border ?? .rounded).bends)
  }

  /// Nothing but a branch of the border, towards the anchor; a triangle in one that has no branches.
  static func tee(on border: BorderSet?) -> ArrowStyle {
    let border = border ?? .single
    return ArrowStyle(
      art: DirectionTable { direction in
        let tee = border.tees[direction]
        return tee == border.edge(direction) ? triangle.art[direction] : GlyphArt(rows: [[tee]])
      }, overlap: 1)
  }

  /// Triangles, or what is like them in ASCII where the border is ASCII.
  static func usual(on border: BorderSet?) -> ArrowStyle {
    border?.isASCII == true ? .ascii : .triangle
  }
}

extension ArrowStyle {
  /// Arrows of one cell for up, down, left and right.
  private init(_ glyphs: String) {
    let glyphs = GlyphText(glyphs).glyphs
    self.init(art: DirectionTable { GlyphArt(rows: [[glyphs[Int($0.rawValue)]]]) })
  }
}

extension ThemeArrow {
  /// - Parameter overlap: in place of the style's own.
  init(_ style: ArrowStyle, on border: BorderSet?, overlap: Int? = nil) {
    self.init(art: style.art, on: border, overlap: overlap ?? style.overlap)
    if let joins = style.joins { self.joins = joins }
  }
}
