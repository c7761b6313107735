import Testing

@testable import CellCanvas

/// What a cell keeps in its two numbers comes out as it was put in, and no part touches another.
@Suite("Cells")
struct CellTests {
  private static let colors: [Color] = [
    .standard, .palette(0), .palette(7), .palette(255), .rgb(0), .rgb(0x12_3456), .rgb(0xFF_FFFF),
  ]
  private static let attributes: [Attributes] = [
    [], .bold, .dim, .italic, .underline, .reverse, [.bold, .dim, .italic, .underline, .reverse],
  ]

  @Test func aCellTakesSixteenBytes() {
    #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
  }

  @Test(arguments: colors, attributes)
  func aStyleKeepsItsParts(foreground: Color, attributes: Attributes) {
    for background in Self.colors {
      let style = Style(foreground: foreground, background: background, attributes: attributes)
      #expect(style.foreground == foreground && style.background == background)
      #expect(style.attributes == attributes)
      var other = Style(attributes: [.dim, .underline])
      (other.background, other.attributes) = (background, attributes)
      other.foreground = foreground
      #expect(other == style)
    }
  }

  @Test(
    arguments: [UInt32(0), 0x41, 0x6F22, 0x10_FFFF],
    [[UInt32](), [0x301], [0x1E94A, 0x36F, 0x20E3]])
  func aGlyphKeepsItsParts(scalar: UInt32, marks: [UInt32]) {
    for isWidened in [false, true] {
      var glyph = Glyph(scalar: 0x7A)
      glyph.marks = GlyphMarks([0x302, 0x302])
      glyph.isWidened = isWidened
      (glyph.scalar, glyph.marks) = (scalar, GlyphMarks(marks))
      #expect([glyph.scalar] + glyph.marks == [scalar] + marks && glyph.isWidened == isWidened)
      glyph.isWidened.toggle()
      #expect([glyph.scalar] + glyph.marks == [scalar] + marks && glyph.isWidened != isWidened)
    }
  }
}
