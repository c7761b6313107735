import CellCanvas
import PopoverGeometry
import TestSupport
import Testing

@Suite("Wrapping of text")
struct WrappingTests {
  @Test(arguments: [
    (width: 9, lines: ["the quick", "brown fox"]),
    (width: 5, lines: ["the", "quick", "brown", "fox"]),
    (width: 3, lines: ["the", "qui", "ck", "bro", "wn", "fox"]), (width: 0, lines: []),
  ])
  func linesBreakAtSpaces(width: Int, lines: [String]) {
    let broken = GlyphText.lines(of: "the quick brown fox", width: width)
    for most in 0...broken.count + 1 {
      let first = GlyphText.lines(of: "the quick brown fox", width: width, most: most)
      #expect(first == Array(broken.prefix(most)))
    }
    #expect(broken.map(\.text) == lines)
  }

  @Test(arguments: [
    ("a\n\nb", 4, ["a", "", "b"]), ("a\r\nb\n", 4, ["a", "b", ""]), ("", 4, [""]),
    ("  a   b ", 9, ["a b"]), ("abcdef g", 3, ["abc", "def", "g"]),
    ("ab cdefg", 3, ["ab", "cde", "fg"]),
    ("abcd e", 3, ["abc", "d e"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ("a \u{200B} b", 9, ["a b"]),
    ("e\u{301} e\u{301}", 2, ["e\u{301}", "e\u{301}"]), ("a \u{301}b", 9, ["a \u{301}b"]),
    ("🇩🇪🇫🇷", 3, ["🇩🇪", "🇫🇷"]), ("कीकी a", 3, ["की", "की", "a"]), ("กำกำ", 1, [""]), ("漢字漢", 5, ["漢字", "漢"]),
    ("漢字漢", 3, ["漢", "字", "漢"]),
    ("漢字漢", 1, [""]), ("a 漢 b", 1, ["a", "b"]), ("a\tb", 9, ["a?b"]),
  ])
  func wordsFillLines(text: String, width: Int, lines: [String]) {
    #expect(GlyphText.lines(of: text, width: width).map(\.text) == lines)
  }

  @Test(arguments: [
    ("  a  b", 6, ["  a  b"]), ("  a  b", 5, ["a b"]), ("a \n b", 2, ["a ", " b"]), ("", 0, [""]),
    ("a", 0, []),
  ])
  func aLineThatFitsIsShownAsItIs(text: String, width: Int, lines: [String]) {
    #expect(GlyphText.shownLines(of: text, width: width, ambiguous: .one).map(\.text) == lines)
  }

  /// The height that the geometry gives a text is that of its lines, wrapped or shown as they are.
  @Test(arguments: UInt64(0)..<400)
  func theRoomOfATextHoldsItsLines(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let text = (0...random.whole(0...24)).map { _ in Self.pieces.randomElement(using: &random)! }
      .joined()
    for (width, ambiguous) in (2...12).flatMap({ [($0, AmbiguousWidth.one), ($0, .two)] }) {
      let wrapped = GlyphText.lines(of: text, width: width, ambiguous: ambiguous)
      let shown = GlyphText.shownLines(of: text, width: width, ambiguous: ambiguous)
      let height = WrappedContent(text: text, ambiguous: ambiguous).height(width: Double(width))
      #expect([wrapped.count, shown.count] == [Int(height), Int(height)], "\(width): \(text)")
    }
  }

  private static let pieces = [
    " ", " ", "  ", "\n", "\r\n", "a", "the", "quick", "brownish", "漢", "漢字漢", "“Жук”", "суп…",
    "\u{200B}", "की", "🇩🇪🇫🇷", "กำ", "e\u{301}", "👩‍👩‍👧", "\t", "\u{7}", "½",
  ]
}
