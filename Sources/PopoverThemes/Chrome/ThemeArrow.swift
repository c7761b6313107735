import CellCanvas
import PopoverGeometry

/// The arrow of a theme in each direction, and what joins it to the border.
public struct ThemeArrow: Equatable, Sendable {
  /// The pictures; those of up and down are of one size, and so are those of left and right.
  public var art: DirectionTable<GlyphArt>
  /// The glyphs that show in place of the border's under the arrow, from left to right or from top
  /// to bottom, as many as the base is long.
  public var joins: DirectionTable<[Glyph]>
  /// How far the pictures reach into the popover, in cells: 0, or 1, where they replace the border.
  public var overlap: Int

  public init(art: DirectionTable<GlyphArt>, joins: DirectionTable<[Glyph]>, overlap: Int = 0) {
    self.art = art
    self.joins = joins
    self.overlap = overlap
  }

  /// An arrow with the border's own joins: its tee under one cell, its edge unbroken under more; none
  /// where there is no border.
  public init(art: DirectionTable<GlyphArt>, on border: BorderSet?, overlap: Int = 0) {
    self.init(
      art: art,
      joins: DirectionTable { direction in
        guard let border else { return [] }
        let base = art[direction].base(direction)
        let glyph = base == 1 ? border.tees[direction] : border.edge(direction)
        return Array(repeating: glyph, count: base)
      }, overlap: overlap)
  }

  /// The size in cells along the edge and away from it, what lies inside the popover not counted.
  func metrics(_ direction: ArrowDirection) -> ArrowMetrics {
    ArrowMetrics(
      base: Double(art[direction].base(direction)),
      height: Double(max(0, art[direction].extent(direction.axis) - overlap)))
  }

  /// One picture for all directions: the one that points up, flipped and turned. Where that is the
  /// picture that is there already, so is its join; else the join is turned too, unless it is the border's.
  func turnedFromUp(on border: BorderSet?) -> ThemeArrow {
    let turned = DirectionTable { art.up.turned(from: .up, to: $0) }
    var arrow = ThemeArrow(art: turned, on: border, overlap: overlap)
    let isOwn = joins.up != arrow.joins.up
    for direction in ArrowDirection.allCases {
      if art[direction] == turned[direction] {
        arrow.joins[direction] = joins[direction]
      } else if isOwn {
        arrow.joins[direction] = joins.up.turned(to: direction)
      }
    }
    return arrow
  }

  /// The same with the nearest ASCII for every glyph.
  var inASCII: ThemeArrow {
    ThemeArrow(
      art: DirectionTable { art[$0].inASCII }, joins: DirectionTable { joins[$0].map(\.ascii) },
      overlap: overlap)
  }
}

extension GlyphArt {
  /// The cells that it takes along the edge of the popover.
  func base(_ direction: ArrowDirection) -> Int { extent(direction.axis.crossed) }
}

extension [Glyph] {
  /// The join of an arrow that points up, turned with it.
  fileprivate func turned(to direction: ArrowDirection) -> [Glyph] {
    Array(GlyphArt(rows: [self]).turned(from: .up, to: direction).rows.joined())
  }
}

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
