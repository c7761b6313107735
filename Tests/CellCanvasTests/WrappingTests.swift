import CellCanvas
import PopoverGeometry
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

  /// The height that the geometry gives a text is that of its lines.
  @Test(arguments: 2...12)
  func theRoomOfATextHoldsItsLines(width: Int) {
    for text in [
      "the quick brown fox", "漢字 漢字漢 a", "a\n\n  b  c\nde", "“Жук” ест суп…", "a \u{200B} b",
      "कीकीकी 🇩🇪🇫🇷🇮🇹 กำกำ",
    ] {
      for ambiguous in [AmbiguousWidth.one, .two] {
        let lines = GlyphText.lines(of: text, width: width, ambiguous: ambiguous)
        let height = WrappedContent(text: text, ambiguous: ambiguous).height(width: Double(width))
        #expect(height == Double(lines.count), "\(text)")
      }
    }
  }
}
