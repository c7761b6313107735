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
    ("\u{202E}abc", "abc"), ("\r\n", "??"), ("\u{2028}", "?"),
  ])
  func controlCharactersAreNeverShown(text: String, shown: String) {
    #expect(GlyphText(text).glyphs.map(\.text).joined() == shown)
  }

  /// In a text of any length: each letter asks only the one before it. To ask all of them took minutes.
  @Test(.timeLimit(.minutes(1))) func joinedLettersAreOneCharacter() {
    let letters = String(repeating: "\u{915}\u{94D}", count: 50_000)
    #expect(GlyphText(letters).shortened(to: 10).text == "…")
    let lines = GlyphText.lines(of: "a \(letters) b", width: 40)
    #expect(lines.map(\.text) == ["a b"])
  }

  @Test func lettersOfFlagsAreJoinedInPairs() {
    let flags = GlyphText("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}")
    #expect(flags.shortened(to: 3).text == "\u{1F1E9}\u{1F1EA}…")
  }
}
