import CellCanvas
import Testing

@testable import CursesFront

@Suite("What the screen can show")
struct ShownGlyphsTests {
  private func glyph(_ text: String) -> Glyph { GlyphText(text).glyphs.first ?? .space }

  @Test(arguments: [("a", 1, "a"), ("─", 1, "─"), ("漢", 2, "漢"), ("e\u{301}", 1, "e\u{301}")])
  func whatHasAsManyColumnsIsShown(text: String, columns: Int, shown: String) {
    #expect(ShownGlyphs.byTable.shown(glyph(text), columns: columns).text == shown)
  }

  @Test func whatTheScreenGivesOtherColumnsIsReplaced() {
    #expect(ShownGlyphs.byTable.shown(glyph("漢"), columns: 1) == .replacement)
    let narrow = ShownGlyphs(isASCII: false, width: { _ in 1 })
    #expect(narrow.shown(glyph("漢"), columns: 2) == .replacement)
    #expect(narrow.shown(glyph("e\u{301}"), columns: 1).text == "e")
  }

  @Test(arguments: [
    (Glyph("\u{1B}"), "?"), (Glyph("\u{7F}"), "?"), (Glyph("\u{85}"), "?"), (.continuation, " "),
  ])
  func noControlCharacterIsShown(glyph: Glyph, shown: String) {
    let unknown = ShownGlyphs(isASCII: false, width: { $0 < 0xA0 ? -1 : 1 })
    #expect(unknown.shown(glyph, columns: 1).text == shown)
    #expect(ShownGlyphs(isASCII: true, width: { _ in 1 }).shown(glyph, columns: 1).text == shown)
  }

  @Test(arguments: [
    // The screen gives two columns, or whoever draws sees to it that it does not matter.
    ("Ж", 2, false, "Ж"), ("Ж", 1, true, "Ж"), ("α\u{301}", 1, true, "α\u{301}"),
    // Else it is something that takes one in any case.
    ("Ж", 1, false, "?"), ("“", 1, false, "\""), ("Ж", -1, true, "?"),
  ])
  func aWidenedGlyphIsShownWhereNothingIsMovedByIt(
    text: String, width: Int32, isPlaced: Bool, shown: String
  ) throws {
    let screen = ShownGlyphs(
      isASCII: false, width: { $0 == 0x301 ? 0 : width }, placesWidened: isPlaced)
    let glyph = try #require(GlyphText(text, ambiguous: .two).glyphs.first)
    #expect(screen.shown(glyph, columns: 2).text == shown)
  }

  @Test(arguments: [("─", "-"), ("e\u{301}", "e"), ("漢", "?")])
  func inASCII(text: String, shown: String) {
    let ascii = ShownGlyphs(isASCII: true, width: { _ in 1 })
    #expect(ascii.shown(glyph(text), columns: glyph(text).width).text == shown)
  }
}
