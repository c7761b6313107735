import CellCanvas

/// A line of text that is typed, as it is shown: with a cursor, and so that this is always seen.
struct TextLineView {
  var line: TextLine
  /// What stands before the text.
  var prefix: String
  /// Where a text may hold anything.
  var ambiguous: AmbiguousWidth

  func draw(in room: CellRect, style: Style, on canvas: inout Canvas) {
    let before = GlyphText(prefix + line.textBeforeCursor, ambiguous: ambiguous)
    var after = GlyphText(line.textAfterCursor, ambiguous: ambiguous)
    after.append(.space)
    let under = after.glyphs.first.map(\.width) ?? 1
    let start = room.x + min(0, room.width - before.width - under)
    canvas.draw(before, at: CellPoint(x: start, y: room.y), style: style, clip: room)
    let cursor = CellPoint(x: start + before.width, y: room.y)
    canvas.draw(after, at: cursor, style: style, clip: room)
    let cell = CellRect(origin: cursor, size: CellSize(width: under, height: 1))
    canvas.restyle(cell.intersection(room)) { $0.attributes.formSymmetricDifference(.reverse) }
  }
}
