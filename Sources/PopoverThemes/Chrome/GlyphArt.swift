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

extension GlyphArt {
  /// Left to right.
  var mirrored: GlyphArt { GlyphArt(rows: rows.map { $0.reversed().map(\.mirrored) }) }

  /// Top to bottom.
  var flipped: GlyphArt { GlyphArt(rows: rows.reversed().map { $0.map(\.flipped) }) }

  /// A quarter clockwise.
  var turned: GlyphArt {
    GlyphArt(rows: (0..<size.width).map { x in rows.reversed().map { $0[x].turned } })
  }

  /// Art that points one way, made to point another way. What starts on the left starts at the top
  /// where it is turned to a side.
  func turned(from: ArrowDirection, to: ArrowDirection) -> GlyphArt {
    switch to {
    case from: self
    case .up: upright(from)
    case .down: upright(from).flipped
    case .right: upright(from).turned
    case .left: upright(from).turned.mirrored
    }
  }

  private func upright(_ direction: ArrowDirection) -> GlyphArt {
    switch direction {
    case .up: self
    case .down: flipped
    case .right: turned.turned.turned
    case .left: mirrored.turned.turned.turned
    }
  }
}

extension [ArrowDirection: GlyphArt] {
  /// A picture for each direction: its own, or that of another one turned; `nil` if there is none.
  var forAllDirections: DirectionTable<GlyphArt>? {
    guard let any = ArrowDirection.turningOrder.first(where: { self[$0] != nil }) else {
      return nil
    }
    return DirectionTable { direction in
      let from = [direction, direction.opposite].first { self[$0] != nil } ?? any
      return (self[from] ?? GlyphArt()).turned(from: from, to: direction)
    }
  }
}

extension ArrowDirection {
  /// Which of several pictures is turned.
  fileprivate static let turningOrder: [ArrowDirection] = [.up, .down, .right, .left]
}
