import CellCanvas
import Testing

@testable import CursesFront

/// A canvas that shows these lines.
private func canvas(_ lines: String...) -> Canvas {
  let texts = lines.map { GlyphText($0) }
  var canvas = Canvas(size: CellSize(width: texts.map(\.width).max() ?? 0, height: texts.count))
  for (y, text) in texts.enumerated() {
    canvas.draw(text, at: CellPoint(x: 0, y: y), style: .plain)
  }
  return canvas
}

@Suite("Runs of changed cells")
struct CellRunTests {
  @Test func theSameFrameHasNoRuns() {
    #expect(canvas("one", "two").changedRuns(since: canvas("one", "two")) == [])
  }

  @Test(arguments: [
    ("abcdef", "abXdef", [2..<3]), ("abcdef", "Xbcdef", [0..<1]), ("abcdef", "abcdeX", [5..<6]),
    ("abcdef", "aXcXXf", [1..<2, 3..<5]), ("abcdef", "uvwxyz", [0..<6]),
    // A wide glyph is one, also where only the cell beside it has changed.
    ("a漢b", "a字b", [1..<3]), ("a漢b", "axyb", [1..<3]), ("axyb", "a漢b", [1..<3]),
    ("漢xb", "漢yb", [2..<3]),
  ])
  func runsOfARow(old: String, new: String, columns: [Range<Int>]) {
    #expect(
      canvas(new).changedRuns(since: canvas(old)) == columns.map { CellRun(y: 0, columns: $0) })
  }

  @Test func aRunBeginsWithAWholeGlyph() {
    var changed = canvas("a漢b")
    changed.restyle(CellRect(x: 2, y: 0, width: 1, height: 1)) { $0.attributes = .bold }
    #expect(changed.changedRuns(since: canvas("a漢b")) == [CellRun(y: 0, columns: 1..<3)])
  }

  @Test func aRunStaysInItsRow() {
    #expect(
      canvas("abX", "Ydc").changedRuns(since: canvas("abc", "bdc")) == [
        CellRun(y: 0, columns: 2..<3), CellRun(y: 1, columns: 0..<1),
      ])
  }

  @Test(arguments: [nil, canvas("ab"), canvas("abc", "def", "ghi"), canvas("abcd", "efgh")])
  func withoutAFrameOfTheSameSizeEverythingIsNew(former: Canvas?) {
    #expect(
      canvas("abc", "def").changedRuns(since: former) == [
        CellRun(y: 0, columns: 0..<3), CellRun(y: 1, columns: 0..<3),
      ])
  }

  @Test(arguments: [CellSize(width: 0, height: 0), CellSize(width: 0, height: 3)])
  func anEmptyFrameHasNothing(size: CellSize) {
    #expect(Canvas(size: size).changedRuns(since: nil) == [])
  }
}

@Suite("Colours for curses")
struct ColorNumberTests {
  @Test(arguments: [
    (Color.standard, -1, -1), (.palette(0), 0, 0), (.palette(7), 7, 7),
    // From the ninth on, a direct terminal has no palette.
    (.palette(9), 9, 0xFF0000), (.palette(16), 16, 8), (.palette(231), 231, 0xFFFFFF),
    // The first eight numbers are the palette's.
    (.rgb(0x000000), 8, 8), (.rgb(0x000007), 8, 8), (.rgb(0x000008), 8, 8),
    (.rgb(0x123456), 0x123456, 0x123456),
  ])
  func numbers(color: Color, indexed: Int32, direct: Int32) {
    if color.rgb == nil { #expect(color.cursesNumber(isDirect: false) == indexed) }
    #expect(color.cursesNumber(isDirect: true) == direct)
  }
}

@Suite("Text for the terminal's clipboard")
struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("~/Ä漢?>", "fi/DhOa8oj8+"), ("\u{1B}]0;x\u{7}", "G10wO3gH"),
  ])
  func itIsSentInBase64(text: String, digits: String) {
    #expect(ClipboardSequence(text).bytes == Array("\u{1B}]52;c;\(digits)\u{7}".utf8))
  }
}
