import CellCanvas

/// A line of text that is typed, as it is shown: with a cursor, and so that this is always seen.
struct TextLineView {
  var line: TextLine
  /// What stands before the text.
  var prefix: String
  /// Where a text may hold anything.
  var ambiguous: AmbiguousWidth

  /// The place where one types is underlined, so that it is seen in a picture too, and below the
  /// cursor of a terminal that reverses what it is on.
  func draw(in room: CellRect, style: Style, on canvas: inout Canvas) {
    let (before, after) = (before, after)
    let cursor = cursor(in: room)
    let start = CellPoint(x: cursor.x - before.width, y: room.y)
    canvas.draw(before, at: start, style: style, clip: room)
    canvas.draw(after, at: cursor, style: style, clip: room)
    let cell = CellRect(origin: cursor, size: CellSize(width: after.firstWidth, height: 1))
    canvas.restyle(cell.intersection(room)) { $0.attributes.formSymmetricDifference(.underline) }
  }

  /// Where one types.
  func cursor(in room: CellRect) -> CellPoint {
    let (before, under) = (before.width, after.firstWidth)
    return CellPoint(x: room.x + before + min(0, room.width - before - under), y: room.y)
  }

  private var before: GlyphText { GlyphText(prefix + line.textBeforeCursor, ambiguous: ambiguous) }

  /// With a blank behind it, for a cursor at the end.
  private var after: GlyphText { GlyphText(line.textAfterCursor + " ", ambiguous: ambiguous) }
}

extension GlyphText {
  /// The columns of its first glyph.
  fileprivate var firstWidth: Int { glyphs.first.map(\.width) ?? 1 }
}
