import CellCanvas
import TerminalDriver
import Testing

@testable import CursesFront

@Suite("Glyphs that a screen can show")
struct GlyphFallbackTests {
  private func glyph(_ text: String) -> Glyph { GlyphText(text).glyphs.first ?? .space }

  @Test(arguments: [("a", 1, "a"), ("─", 1, "─"), ("漢", 2, "漢"), ("e\u{301}", 1, "e\u{301}")])
  func aGlyphWithAsManyColumnsIsShown(text: String, columns: Int, shown: String) {
    #expect(GlyphFallback.byTable.shown(glyph(text), columns: columns).text == shown)
  }

  @Test func aGlyphWithOtherColumnsIsReplaced() {
    #expect(GlyphFallback.byTable.shown(glyph("漢"), columns: 1) == .replacement)
    let narrow = GlyphFallback(isASCII: false, width: { _ in 1 })
    #expect(narrow.shown(glyph("漢"), columns: 2) == .replacement)
    #expect(narrow.shown(glyph("e\u{301}"), columns: 1).text == "e")
    let some = GlyphFallback(isASCII: false, width: { $0 == 0x302 ? 1 : $0 < 0x300 ? 1 : 0 })
    #expect(some.shown(glyph("e\u{323}\u{302}\u{301}"), columns: 1).text == "e\u{323}\u{301}")
  }

  @Test(arguments: [
    (Glyph("\u{1B}"), "?"), (Glyph("\u{7F}"), "?"), (Glyph("\u{85}"), "?"), (.continuation, " "),
  ])
  func noControlCharacterIsShown(glyph: Glyph, shown: String) {
    let unknown = GlyphFallback(isASCII: false, width: { $0 < 0xA0 ? -1 : 1 })
    #expect(unknown.shown(glyph, columns: 1).text == shown)
    #expect(GlyphFallback(isASCII: true, width: { _ in 1 }).shown(glyph, columns: 1).text == shown)
  }

  @Test(arguments: [
    // The screen gives two columns, or the painter addresses what follows.
    ("Ж", 2, false, "Ж"), ("Ж", 1, true, "Ж"), ("α\u{301}", 1, true, "α\u{301}"),
    // Else it is something that takes one in any case.
    ("Ж", 1, false, "?"), ("“", 1, false, "\""), ("Ж", -1, true, "?"),
  ])
  func aWidenedGlyphIsShownWhereItMovesNothing(
    text: String, width: Int32, isPlaced: Bool, shown: String
  ) throws {
    let screen = GlyphFallback(
      isASCII: false, width: { $0 == 0x301 ? 0 : width }, placesWidened: isPlaced)
    let glyph = try #require(GlyphText(text, ambiguous: .two).glyphs.first)
    #expect(screen.shown(glyph, columns: 2).text == shown)
  }

  @Test(arguments: [("─", "-"), ("e\u{301}", "e"), ("漢", "?")])
  func inASCII(text: String, shown: String) {
    let ascii = GlyphFallback(isASCII: true, width: { _ in 1 })
    #expect(ascii.shown(glyph(text), columns: glyph(text).width).text == shown)
  }
}

extension GlyphFallback {
  /// A screen that gives glyphs as many columns as our own table does.
  static let byTable = GlyphFallback(
    isASCII: false, width: ScreenEmulator.columns, placesWidened: true)
}
