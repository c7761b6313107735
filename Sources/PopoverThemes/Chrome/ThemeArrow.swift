import CellCanvas
import PopoverGeometry

/// The arrow of a theme in each direction, and its joins to the border.
public struct ThemeArrow: Equatable, Sendable {
  /// The pictures. Those for up and down have one size, and so have those for left and right.
  public var art: DirectionTable<GlyphArt>
  /// The glyphs that replace the border under the arrow, rightwards or downwards, one a cell of the base.
  public var joins: DirectionTable<[Glyph]>
  /// How many cells the pictures reach into the popover: 0, or 1 to replace the border.
  public var overlap: Int

  /// Creates an arrow with joins of its own.
  public init(art: DirectionTable<GlyphArt>, joins: DirectionTable<[Glyph]>, overlap: Int = 0) {
    self.art = art
    self.joins = joins
    self.overlap = overlap
  }

  /// Creates an arrow with a border's joins: its tee under one cell, else its whole edge; or with none.
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

  /// The size along the edge and away from it, in cells, without the part inside the popover.
  func metrics(_ direction: ArrowDirection) -> ArrowMetrics {
    ArrowMetrics(
      base: Double(art[direction].base(direction)),
      height: Double(max(0, art[direction].extent(direction.axis) - overlap)))
  }

  /// The arrow with the picture that points up in all directions, flipped and turned. Directions whose
  /// picture stays the same keep their joins; for others the join is turned too, unless it is the border's.
  func turnedFromUp(on border: BorderSet?) -> ThemeArrow {
    let turned = DirectionTable { art[.up].pointing($0) }
    var arrow = ThemeArrow(art: turned, on: border, overlap: overlap)
    let isOwn = joins[.up] != arrow.joins[.up]
    for direction in ArrowDirection.allCases {
      if art[direction] == turned[direction] {
        arrow.joins[direction] = joins[direction]
      } else if isOwn {
        arrow.joins[direction] = joins[.up].pointing(direction)
      }
    }
    return arrow
  }

  var inASCII: ThemeArrow {
    ThemeArrow(
      art: DirectionTable { art[$0].inASCII }, joins: DirectionTable { joins[$0].map(\.ascii) },
      overlap: overlap)
  }
}

extension [Glyph] {
  /// The join of an arrow that points up, turned with it.
  fileprivate func pointing(_ direction: ArrowDirection) -> [Glyph] {
    Array(GlyphArt(rows: [self]).pointing(direction).rows.joined())
  }
}

/// The arrows that a file can name.
extension ThemeArrow {
  static func none(on border: BorderSet?) -> ThemeArrow {
    ThemeArrow(art: DirectionTable { _ in GlyphArt() }, on: border)
  }

  static func triangle(on border: BorderSet?) -> ThemeArrow { ThemeArrow("▲▼◀▶", on: border) }
  static func small(on border: BorderSet?) -> ThemeArrow { ThemeArrow("▴▾◂▸", on: border) }
  static func ascii(on border: BorderSet?) -> ThemeArrow { ThemeArrow("^v<>", on: border) }

  /// A solid wedge, two cells high.
  static func wedge(on border: BorderSet?) -> ThemeArrow {
    ThemeArrow(
      art: DirectionTable(
        up: GlyphArt([" ▟▙ ", "▟██▙"]), down: GlyphArt(["▜██▛", " ▜▛ "]),
        left: GlyphArt([" ▟", "▐█", " ▜"]), right: GlyphArt(["▙ ", "█▌", "▛ "])), on: border)
  }

  /// A sloping line that leaves the border and returns to it.
  static func slope(on border: BorderSet?) -> ThemeArrow {
    var arrow = ThemeArrow(
      art: DirectionTable(
        up: GlyphArt(["╱╲"]), down: GlyphArt(["╲╱"]), left: GlyphArt(["╱", "╲"]),
        right: GlyphArt(["╲", "╱"])), on: border)
    if let bends = (border ?? .rounded).bends { arrow.joins = bends }
    return arrow
  }

  /// A branch of the border towards the anchor; a triangle where the border has no branches.
  static func tee(on border: BorderSet?) -> ThemeArrow {
    let branching = border ?? .single
    return ThemeArrow(
      art: DirectionTable { direction in
        let tee = branching.tees[direction]
        return tee == branching.edge(direction)
          ? triangle(on: border).art[direction] : GlyphArt(rows: [[tee]])
      }, on: border, overlap: 1)
  }

  /// The arrow of a theme that names none: triangles, or their ASCII likeness on an ASCII border.
  static func `default`(on border: BorderSet?) -> ThemeArrow {
    border?.isASCII == true ? ascii(on: border) : triangle(on: border)
  }

  /// Creates an arrow of one cell from the glyphs for up, down, left and right.
  private init(_ glyphs: String, on border: BorderSet?) {
    let glyphs = GlyphText(glyphs).glyphs
    self.init(
      art: DirectionTable { GlyphArt(rows: [[glyphs[Int($0.rawValue)]]]) }, on: border)
  }
}

/// A value for each direction of an arrow.
public struct DirectionTable<Value> {
  /// In the order of the directions.
  private var values: [Value]

  /// Creates a table from its four values.
  public init(up: Value, down: Value, left: Value, right: Value) {
    values = [up, down, left, right]
  }

  /// Creates a table from a function of the direction.
  public init(_ value: (ArrowDirection) -> Value) { values = ArrowDirection.allCases.map(value) }

  /// The value for a direction.
  public subscript(direction: ArrowDirection) -> Value {
    get { values[Int(direction.rawValue)] }
    set { values[Int(direction.rawValue)] = newValue }
  }
}

extension DirectionTable: Equatable where Value: Equatable {}
extension DirectionTable: Sendable where Value: Sendable {}
