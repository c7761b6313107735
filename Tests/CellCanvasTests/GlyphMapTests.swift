import CellCanvas
import Testing

/// All glyphs for pictures: ASCII, arrows, technical signs, boxes, blocks, geometric shapes, and
/// blocks for legacy computing.
private let glyphs: [Glyph] = [
  0x20...0x7E, 0xA1...0xFF, 0x2010...0x2040, 0x2190...0x23FF, 0x2500...0x25FC, 0x27B1...0x27BE,
  0x27E6...0x27FF, 0x2900...0x297F, 0x1FB00...0x1FBFF,
].joined().compactMap { Unicode.Scalar($0 as UInt32).map { Glyph($0) } }

@Suite("The glyph map")
struct GlyphMapTests {
  @Test(arguments: glyphs) func roundTrips(glyph: Glyph) {
    #expect(glyph.mirrored.mirrored == glyph)
    #expect(glyph.flipped.flipped == glyph)
    #expect(glyph.turned.turned.turned.turned == glyph)
    #expect(glyph.mirrored.flipped == glyph.flipped.mirrored)
    for image in [glyph.mirrored, glyph.flipped, glyph.turned] {
      #expect(image.width == glyph.width)
      #expect((image.scalar < 0x80) == (glyph.scalar < 0x80), "what is ASCII stays ASCII")
      #expect((image.ascii == .replacement) == (glyph.ascii == .replacement))
    }
  }

  /// A mirror reverses the sense of turning. Glyphs that cannot be turned are left out.
  @Test(arguments: glyphs.filter { $0.turned != $0 })
  func turningAgreesWithMirroring(glyph: Glyph) {
    #expect(glyph.turned.mirrored.turned == glyph.mirrored)
    #expect(glyph.turned.turned == glyph.mirrored.flipped)
    #expect(glyph.ascii != .replacement)
  }

  @Test(arguments: [
    (
      glyphs: "─━│┃┌┏╭╔╒┍╼╽", mirrored: "─━│┃┐┓╮╗╕┑╾╽", flipped: "─━│┃└┗╰╚╘┕╼╿",
      turned: "│┃─━┐┓╮╗╖┒╽╾"
    ),
    (glyphs: "├┝┞╄╊╞╟╪┼╬", mirrored: "┤┥┦╃╉╡╢╪┼╬", flipped: "├┝┟╆╊╞╟╪┼╬", turned: "┬┰┮╆╈╥╤╫┼╬"),
    (glyphs: "▀▌▁▖▚▙█░", mirrored: "▀▐▁▗▞▟█░", flipped: "▄▌▔▘▞▛█░", turned: "▐▀▏▘▞▛█░"),
    (glyphs: "↑↗↔▲▷◢╱╲╳", mirrored: "↑↖↔▲◁◣╲╱╳", flipped: "↓↘↔▼▷◥╲╱╳", turned: "→↘↕▶▽◣╲╱╳"),
    (
      glyphs: "-|/\\^v<>+=#", mirrored: "-|\\/^v><+=#", flipped: "-|\\/v^<>+=#",
      turned: "|-\\/><^v+=#"
    ),
    (glyphs: "([{.`aVb0", mirrored: ")]}.`aVb0", flipped: "([{',aVb0", turned: "([{.`aVb0"),
  ])
  func glyphByGlyph(glyphs: String, mirrored: String, flipped: String, turned: String) {
    let glyphs = GlyphText(glyphs).glyphs
    #expect(glyphs.map(\.mirrored) == GlyphText(mirrored).glyphs)
    #expect(glyphs.map(\.flipped) == GlyphText(flipped).glyphs)
    #expect(glyphs.map(\.turned) == GlyphText(turned).glyphs)
  }

  @Test func theWholeOfTheBoxDrawingHasAForm() {
    // All but crosses, diagonal crosses and what has both ends alike are changed by some move.
    let still = glyphs.filter { (0x2500...0x259F).contains($0.scalar) && $0.turned == $0 }
    #expect(still.map(\.text).joined() == "┼╋╬╳█░▒▓")
  }
}
