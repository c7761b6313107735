import CellCanvas
import PopoverGeometry

/// A small picture of glyphs, one a cell; all rows are of the same width.
public struct GlyphArt: Equatable, Sendable {
  public var rows: [[Glyph]]

  public init(rows: [[Glyph]] = []) { self.rows = rows }

  public var size: CellSize { CellSize(width: rows.first?.count ?? 0, height: rows.count) }

  /// The cells that it takes along an axis.
  func extent(_ axis: Axis) -> Int { axis == .horizontal ? size.width : size.height }

  /// The cells that it takes along the edge of the popover.
  func base(_ direction: ArrowDirection) -> Int { extent(direction.axis.crossed) }

  /// The middle glyph on the side that an arrow of this direction stands on.
  func edge(_ direction: ArrowDirection) -> Glyph {
    let end = direction.popoverFollowsAnchor ? 0 : 2
    return direction.axis == .vertical ? rows[end][1] : rows[1][end]
  }

  /// The same with the nearest ASCII for every glyph.
  var inASCII: GlyphArt { GlyphArt(rows: rows.map { $0.map(\.ascii) }) }
}

extension GlyphArt {
  /// Art that is known to be well formed.
  init(_ rows: [String]) { self.init(rows: rows.map { GlyphText($0).glyphs }) }
}

extension GlyphArt {
  /// Left to right.
  var mirrored: GlyphArt { GlyphArt(rows: rows.mirrored(\.mirrored)) }

  /// Top to bottom.
  var flipped: GlyphArt { GlyphArt(rows: rows.flipped(\.flipped)) }

  /// A quarter clockwise.
  var turned: GlyphArt { GlyphArt(rows: rows.turned(\.turned)) }

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

/// Rows of a picture, whose cells are turned by a function of their own.
extension Array {
  /// Left to right.
  func mirrored<Part>(_ part: (Part) -> Part) -> [[Part]] where Element == [Part] {
    map { $0.reversed().map(part) }
  }

  /// Top to bottom.
  func flipped<Part>(_ part: (Part) -> Part) -> [[Part]] where Element == [Part] {
    reversed().map { $0.map(part) }
  }

  /// A quarter clockwise.
  func turned<Part>(_ part: (Part) -> Part) -> [[Part]] where Element == [Part] {
    (first ?? []).indices.map { x in reversed().map { part($0[x]) } }
  }
}
