import CellCanvas
import PopoverGeometry

/// A small picture of glyphs, one a cell; all rows are of the same width.
public struct GlyphArt: Equatable, Sendable {
  public var rows: [[Glyph]]

  public init(rows: [[Glyph]] = []) { self.rows = rows }

  public var size: CellSize { CellSize(width: rows.first?.count ?? 0, height: rows.count) }

  /// The cells that it takes along an axis.
  func extent(_ axis: Axis) -> Int { axis == .horizontal ? size.width : size.height }

  var inASCII: GlyphArt { GlyphArt(rows: rows.map { $0.map(\.ascii) }) }
}

extension GlyphArt {
  /// Art that is known to be well formed.
  init(_ rows: [String]) { self.init(rows: rows.map { GlyphText($0).glyphs }) }
}
