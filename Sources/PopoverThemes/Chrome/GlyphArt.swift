import CellCanvas
import PopoverGeometry

/// A small picture of glyphs, one for each cell. All rows have the same width.
public struct GlyphArt: Equatable, Sendable {
  /// The rows from top to bottom.
  public var rows: [[Glyph]]

  /// Creates a picture from its rows.
  public init(rows: [[Glyph]] = []) { self.rows = rows }

  /// The columns and rows of the picture.
  public var size: CellSize { CellSize(width: rows.first?.count ?? 0, height: rows.count) }

  /// Its length along an axis, in cells.
  func extent(_ axis: Axis) -> Int { axis == .horizontal ? size.width : size.height }

  /// Its length along the edge of the popover, as an arrow of a direction.
  func base(_ direction: ArrowDirection) -> Int { extent(direction.axis.crossed) }

  /// The middle glyph of the side on which an arrow of a direction stands, in the picture of a border.
  func edge(_ direction: ArrowDirection) -> Glyph {
    let end = direction.popoverFollowsAnchor ? 0 : 2
    return direction.axis == .vertical ? rows[end][1] : rows[1][end]
  }

  var inASCII: GlyphArt { GlyphArt(rows: rows.map { $0.map(\.ascii) }) }

  /// Creates a picture from rows that are known to be well formed.
  init(_ rows: [String]) { self.init(rows: rows.map { GlyphText($0).glyphs }) }
}

extension GlyphArt: Turnable {
  /// The picture mirrored left to right.
  public var mirrored: GlyphArt { GlyphArt(rows: rows.mirrored(\.mirrored)) }

  /// The picture flipped top to bottom.
  public var flipped: GlyphArt { GlyphArt(rows: rows.flipped(\.flipped)) }

  /// The picture turned clockwise by a quarter.
  public var turned: GlyphArt { GlyphArt(rows: rows.turned(\.turned)) }
}

extension [ArrowDirection: GlyphArt] {
  /// A picture for each direction: its own, or a turned one of another direction; `nil` if there is none.
  var forAllDirections: DirectionTable<GlyphArt>? {
    guard let any = ArrowDirection.turningOrder.first(where: { self[$0] != nil }) else {
      return nil
    }
    return DirectionTable { direction in
      let from = [direction, direction.opposite].first { self[$0] != nil } ?? any
      return (self[from] ?? GlyphArt()).upright(from: from).pointing(direction)
    }
  }
}

extension ArrowDirection {
  fileprivate static let turningOrder: [ArrowDirection] = [.up, .down, .right, .left]
}

/// Turning of pictures that are made of rows; a function turns each cell.
extension Array {
  func mirrored<Part>(_ part: (Part) -> Part) -> [[Part]] where Element == [Part] {
    map { $0.reversed().map(part) }
  }

  func flipped<Part>(_ part: (Part) -> Part) -> [[Part]] where Element == [Part] {
    reversed().map { $0.map(part) }
  }

  func turned<Part>(_ part: (Part) -> Part) -> [[Part]] where Element == [Part] {
    (first ?? []).indices.map { x in reversed().map { part($0[x]) } }
  }
}
