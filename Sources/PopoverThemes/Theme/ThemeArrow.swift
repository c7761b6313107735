import CellCanvas
import PopoverGeometry

/// The arrow of a theme in each direction, and what joins it to the border.
public struct ThemeArrow: Equatable, Sendable {
  /// The pictures; those of up and down are of one size, and so are those of left and right.
  public var art: DirectionTable<GlyphArt>
  /// The glyphs that show in place of the border's under the arrow, from left to right or from top
  /// to bottom, as many as the base is long.
  public var joins: DirectionTable<[Glyph]>

  public init(art: DirectionTable<GlyphArt>, joins: DirectionTable<[Glyph]>) {
    self.art = art
    self.joins = joins
  }

  /// An arrow with the border's own joins: its tee under one cell, its edge unbroken under more.
  public init(art: DirectionTable<GlyphArt>, on border: BorderSet?) {
    self.init(
      art: art,
      joins: DirectionTable { direction in
        let base = art[direction].base(direction)
        let glyph = base == 1 ? border?.tees[direction] : border?.edge(direction)
        return Array(repeating: glyph ?? .space, count: base)
      })
  }

  /// The size in cells along the edge and away from it.
  func metrics(_ direction: ArrowDirection) -> ArrowMetrics {
    ArrowMetrics(
      base: Double(art[direction].base(direction)),
      height: Double(art[direction].extent(direction.axis)))
  }
}

extension GlyphArt {
  /// The cells that it takes along the edge of the popover.
  func base(_ direction: ArrowDirection) -> Int { extent(direction.axis.crossed) }
}

extension DirectionTable<GlyphArt> {
  static let none = DirectionTable { _ in GlyphArt() }
  static let triangle = DirectionTable("▲▼◀▶")
  static let small = DirectionTable("▴▾◂▸")
  static let ascii = DirectionTable("^v<>")

  /// Arrows of one cell for up, down, left and right.
  private init(_ glyphs: String) {
    let glyphs = GlyphText(glyphs).glyphs
    self.init { GlyphArt(rows: [[glyphs[Int($0.rawValue)]]]) }
  }
}
