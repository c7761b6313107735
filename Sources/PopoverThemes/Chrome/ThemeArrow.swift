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

extension [Glyph] {
  /// The join of an arrow that points up, turned with it.
  fileprivate func turned(to direction: ArrowDirection) -> [Glyph] {
    Array(GlyphArt(rows: [self]).turned(from: .up, to: direction).rows.joined())
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

  /// Solid, two cells high.
  static func wedge(on border: BorderSet?) -> ThemeArrow {
    ThemeArrow(
      art: DirectionTable(
        up: GlyphArt([" ▟▙ ", "▟██▙"]), down: GlyphArt(["▜██▛", " ▜▛ "]),
        left: GlyphArt([" ▟", "▐█", " ▜"]), right: GlyphArt(["▙ ", "█▌", "▛ "])), on: border)
  }

  /// A line that leaves the border and comes back.
  static func slope(on border: BorderSet?) -> ThemeArrow {
    var arrow = ThemeArrow(
      art: DirectionTable(
        up: GlyphArt(["╱╲"]), down: GlyphArt(["╲╱"]), left: GlyphArt(["╱", "╲"]),
        right: GlyphArt(["╲", "╱"])), on: border)
    if let bends = (border ?? .rounded).bends { arrow.joins = bends }
    return arrow
  }

  /// Nothing but a branch of the border, towards the anchor; a triangle in one that has no branches.
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
  static func usual(on border: BorderSet?) -> ThemeArrow {
    border?.isASCII == true ? ascii(on: border) : triangle(on: border)
  }

  /// Arrows of one cell for up, down, left and right.
  private init(_ glyphs: String, on border: BorderSet?) {
    let glyphs = GlyphText(glyphs).glyphs
    self.init(
      art: DirectionTable { GlyphArt(rows: [[glyphs[Int($0.rawValue)]]]) }, on: border)
  }
}

/// A value for each direction of an arrow.
public struct DirectionTable<Value> {
  public var up: Value
  public var down: Value
  public var left: Value
  public var right: Value

  public init(up: Value, down: Value, left: Value, right: Value) {
    self.up = up
    self.down = down
    self.left = left
    self.right = right
  }

  /// A value worked out by the same rule for each direction.
  public init(_ value: (ArrowDirection) -> Value) {
    self.init(up: value(.up), down: value(.down), left: value(.left), right: value(.right))
  }

  public subscript(direction: ArrowDirection) -> Value {
    get {
      switch direction {
      case .up: up
      case .down: down
      case .left: left
      case .right: right
      }
    }
    set {
      switch direction {
      case .up: up = newValue
      case .down: down = newValue
      case .left: left = newValue
      case .right: right = newValue
      }
    }
  }
}

extension DirectionTable: Equatable where Value: Equatable {}
extension DirectionTable: Sendable where Value: Sendable {}
