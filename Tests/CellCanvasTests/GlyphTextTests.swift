import CellCanvas
import Testing

@Suite("Columns of text")
struct GlyphTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("Ａ", 2),
    ("😀", 2), ("👩‍💻", 2), ("👍🏽", 2), ("❤️", 1), ("🇩🇪", 2), ("─│╭", 3), ("a\u{200B}b", 2),
    ("\u{301}", 0), ("¡▲", 2), ("א", 1),
  ])
  func textTakesItsColumns(text: String, width: Int) {
    #expect(GlyphText(text).width == width)
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "a?[2Jb"), ("\u{7}", "?"), ("\u{9B}31m", "?31m"), ("a\tb", "a?b"),
    ("\u{202E}abc", "abc"), ("\r\n", "?"), ("\u{2028}", "?"),
  ])
  func controlCharactersAreNeverShown(text: String, shown: String) {
    #expect(GlyphText(text).glyphs.map(\.text).joined() == shown)
  }

  @Test func aCellKeepsOneMark() {
    #expect(GlyphText("e\u{301}\u{302}").glyphs.map(\.text) == ["e\u{301}"])
  }

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
    #expect(broken.map { $0.glyphs.map(\.text).joined() } == lines)
  }

  @Test func aWideGlyphIsNeverSplit() {
    #expect(GlyphText.lines(of: "漢字漢", width: 3).map(\.width) == [2, 2, 2])
    #expect(GlyphText.lines(of: "漢字漢", width: 1).map(\.width) == [0])
  }

  @Test func emptyLinesAreKept() {
    #expect(GlyphText.lines(of: "a\n\nb", width: 4).map(\.width) == [1, 0, 1])
  }
}
