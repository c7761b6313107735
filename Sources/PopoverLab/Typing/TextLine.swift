import CellCanvas
import MessageText
import PopoverThemes

struct TextLine: Equatable, Sendable {
  private(set) var scalars: [Unicode.Scalar]
  /// The number of scalars before the cursor.
  private(set) var cursor: Int

  /// The most scalars; more than anyone types.
  private static let maximumLength = 1_000

  init(_ text: String = "") {
    scalars = Array(text.unicodeScalars)
    cursor = scalars.count
  }

  var text: String { string(scalars[...]) }
  var isEmpty: Bool { scalars.isEmpty }
  var textBeforeCursor: String { string(scalars[..<cursor]) }
  var textAfterCursor: String { string(scalars[cursor...]) }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    // One by one, as to append them all at once takes about twice as long.
    for scalar in scalars { text.append(scalar) }
    return String(text)
  }

  mutating func replaceBeforeCursor(with text: String) {
    scalars = Array(text.unicodeScalars) + scalars[cursor...]
    cursor = text.unicodeScalars.count
  }
}

extension TextLine {
  /// Edits the line as a key does; `false` if the key has no effect on text.
  mutating func edit(with key: Key) -> Bool {
    if let edit = TextLine.edits[key] {
      edit(&self)
      return true
    }
    guard let character = key.character else { return false }
    insert([character])
    return true
  }

  /// Inserts characters as if each had been typed by itself.
  mutating func type(_ text: String) { insert(text.unicodeScalars) }

  /// Inserts pasted text, as much of it as the line has room for.
  ///
  /// - Returns: whether that is all of it.
  mutating func insert(_ text: String) -> Bool {
    let inserted = Self.inserted(of: text).unicodeScalars
    let room = TextLine.maximumLength - scalars.count
    insert(inserted)
    return inserted.count <= room
  }

  /// What is said where a text does not fit.
  static let noRoomForAll =
    "A line takes \(maximumLength) characters; the rest of the text is left out"

  /// A pasted text as it is inserted: its lines are joined, and characters that no value may contain are left out.
  static func inserted(of pasted: String) -> String {
    let lines = pasted.split(whereSeparator: \.isNewline)
    let words = lines.joined(separator: " ").map { $0 == "\t" ? " " : $0 }
    let shown = String(words).unicodeScalars.filter(\.mayStandInText)
    return String(String.UnicodeScalarView(shown))
  }

  private mutating func insert(_ more: some Collection<Unicode.Scalar>) {
    let more = more.prefix(max(0, TextLine.maximumLength - scalars.count))
    scalars.insert(contentsOf: more, at: cursor)
    cursor += more.count
  }

  private static let edits: [Key: @Sendable (inout TextLine) -> Void] = [
    Key(.left): { $0.cursor = $0.startBefore },
    Key(.right): { $0.cursor = $0.endAfter },
    Key(.home): { $0.cursor = 0 },
    Key(.end): { $0.cursor = $0.scalars.count },
    .control("a"): { $0.cursor = 0 },
    .control("e"): { $0.cursor = $0.scalars.count },
    Key(.backspace): { $0.delete(from: $0.startBefore) },
    Key(.delete): { $0.scalars.removeSubrange($0.cursor..<$0.endAfter) },
    .control("u"): { $0.delete(from: 0) },
    .control("w"): { $0.delete(from: $0.startOfWord) },
    .control("k"): { $0.scalars.removeSubrange($0.cursor...) },
  ]

  private mutating func delete(from start: Int) {
    scalars.removeSubrange(start..<cursor)
    cursor = start
  }

  /// Where the character before the cursor starts, with the marks that are combined with it.
  private var startBefore: Int { cursor - (textBeforeCursor.last?.unicodeScalars.count ?? 0) }

  /// Where the character after the cursor ends.
  private var endAfter: Int { cursor + (textAfterCursor.first?.unicodeScalars.count ?? 0) }

  /// The start of the word before the cursor; blanks between them are skipped.
  private var startOfWord: Int {
    let before = scalars[..<cursor]
    let word = before.lastIndex { $0 != " " } ?? 0
    return before[..<word].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }
}

/// A line of text as it is drawn, scrolled so that the cursor is visible.
struct TextLineView {
  private let before: GlyphText
  /// The text from the cursor on, with a blank for a cursor at the end.
  private let after: GlyphText
  /// The columns of the character under the cursor, which may have several glyphs.
  private let cursorWidth: Int

  /// - Parameters:
  ///   - prefix: what stands before the line and is no part of it.
  ///   - ambiguous: the columns of ambiguous characters, which the text may hold.
  init(_ line: TextLine, prefix: String = "", ambiguous: AmbiguousWidth) {
    before = GlyphText(prefix + line.textBeforeCursor, ambiguous: ambiguous)
    let text = line.textAfterCursor + " "
    after = GlyphText(text, ambiguous: ambiguous)
    cursorWidth = max(1, GlyphText(String(text.prefix(1)), ambiguous: ambiguous).width)
  }

  /// Draws the line with the cell under the cursor underlined, which is also visible in a picture, and below the
  /// cursor of a terminal that reverses its cell.
  func draw(in room: CellRect, style: Style, on canvas: inout Canvas) {
    let cursor = cursor(in: room)
    let start = CellPoint(x: cursor.x - before.width, y: room.y)
    canvas.draw(before, at: start, style: style, clip: room)
    canvas.draw(after, at: cursor, style: style, clip: room)
    let cell = CellRect(origin: cursor, size: CellSize(width: cursorWidth, height: 1))
    canvas.restyle(cell.intersection(room)) { $0.attributes.formSymmetricDifference(.underline) }
  }

  func cursor(in room: CellRect) -> CellPoint {
    let x = room.x + before.width + min(0, room.width - before.width - cursorWidth)
    return CellPoint(x: x, y: room.y)
  }
}
