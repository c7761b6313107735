import Testing

@testable import CellCanvas

@Suite("Characters about which terminals disagree")
struct AmbiguousGlyphTests {
  @Test(arguments: [
    ("abc", 3, 3), ("Жук", 3, 6), ("╭─╮", 3, 6), ("“a”", 3, 5), ("▲▴", 2, 3), ("⠿⠇", 2, 2),
    ("漢字", 4, 4), ("漢…", 3, 4), ("e\u{301}", 1, 1), ("α\u{301}", 1, 2), ("é±", 2, 4),
    ("\u{E000}", 1, 1), ("\u{AD}", 0, 0), ("", 0, 0),
  ])
  func aTextTakesTheColumnsThatTheTerminalGivesIt(text: String, one: Int, two: Int) {
    #expect(GlyphText(text, ambiguous: .one).width == one)
    #expect(GlyphText(text, ambiguous: .two).width == two)
    #expect(GlyphText(text).widened == GlyphText(text, ambiguous: .two))
    #expect(GlyphText(text).widened.widened == GlyphText(text, ambiguous: .two))
  }

  @Test func aWidenedGlyphIsTheSameCharacter() {
    let text = GlyphText("Ж─α\u{301}a", ambiguous: .two)
    #expect(text.glyphs.map(\.text) == ["Ж", "─", "α\u{301}", "a"])
    #expect(text.glyphs.map(\.isWidened) == [true, true, true, false])
    var glyph = text.glyphs[2]
    glyph.marks = GlyphMarks([])
    #expect(glyph == GlyphText("α", ambiguous: .two).glyphs[0])
  }

  @Test(arguments: 1...8)
  func noLineIsLongerThanItsRoom(width: Int) {
    for line in GlyphText.lines(of: "Жук “ел” суп…", width: width, ambiguous: .two) {
      #expect(line.width <= width)
    }
  }

  @Test func boxesFallBackAndHalvesAreBlank() {
    var canvas = Canvas(size: CellSize(width: 6, height: 1))
    canvas.draw(GlyphText("─Жé", ambiguous: .two), at: CellPoint(x: -1, y: 0), style: .plain)
    canvas.draw("│", at: CellPoint(x: 5, y: 0), style: .plain)
    #expect(canvas.withoutAmbiguous.picture == " Жé|\n")
    #expect(canvas.inASCII.picture == " ? e |\n")
  }

  @Test func everyWidthIsDecidedOnce() {
    for value in UInt32(0x20)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = Glyph(scalar)
      if glyph.isAmbiguous {
        #expect(glyph.width == 1 && glyph.widened.width == 2, "\(value)")
      } else {
        #expect(glyph.widened == glyph, "\(value)")
      }
    }
  }
}

@Suite("Letters of many scalars")
struct ClusterTests {
  /// What has columns of its own is a glyph of its own, and nothing of a letter is lost.
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}", ["\u{1112}\u{1161}\u{11AB}"], 2), ("\u{1161}", [], 0),
    ("e\u{323}\u{302}", ["e\u{323}\u{302}"], 1), ("نَّ", ["نَّ"], 1),
    ("น้ำ", ["น้", "ำ"], 2), ("कि", ["क", "ि"], 2), ("क्ष", ["क्", "ष"], 2),
    ("क्\u{200D}ष", ["क्", "ष"], 2),
    ("चीज़ें", ["च", "ी", "ज़ें"], 3), ("தமிழ்", ["த", "ம", "ி", "ழ்"], 4), ("ស្រី", ["ស្", "រី"], 2),
    ("\u{600}1", ["\u{600}", "1"], 2), ("\u{200D}1", ["1"], 1),
    ("한\u{302E}", ["한", "\u{302E}"], 4), ("か\u{3099}", ["か\u{3099}"], 2),
    ("1\u{FE0F}\u{20E3}", ["1\u{20E3}"], 1),
    ("👩\u{200D}❤️\u{200D}👩", ["👩"], 2), ("👍🏽👍", ["👍", "👍"], 4), ("🏽", ["🏽"], 2),
    ("👩\u{200D}1", ["👩", "1"], 3), ("1\u{200D}👩", ["1", "👩"], 3), ("🇩\u{200D}👩", ["🇩", "👩"], 3),
    ("a🏽", ["a", "🏽"], 3), ("1🏽", ["1", "🏽"], 3),
    ("🏴\u{E0067}\u{E007F}", ["🏴"], 2), ("🇩🇪", ["🇩", "🇪"], 2), ("a\r\nb", ["a", "?", "?", "b"], 4),
  ])
  func areShownWhole(text: String, glyphs: [String], width: Int) {
    #expect(
      GlyphText(text).glyphs.map { Array($0.text.unicodeScalars) }
        == glyphs.map { Array($0.unicodeScalars) })
    #expect(GlyphText(text).width == width)
  }

  @Test(arguments: [("कीकीकी", 5, "कीकी…"), ("कीकीकी", 4, "की…"), ("🇩🇪🇫🇷", 2, "…"), ("कीa", 3, "कीa")])
  func areNotCut(text: String, width: Int, short: String) {
    #expect(GlyphText(text).shortened(to: width).text == short)
  }

  @Test(arguments: [(4, "ab漢"), (3, "a漢"), (2, "漢"), (1, ""), (0, "")])
  func aWideEllipsisHasItsRoom(width: Int, short: String) {
    #expect(GlyphText("abcde").shortened(to: width, ellipsis: Glyph("漢")).text == short)
  }

  @Test func aFourthMarkIsLeftOut() {
    let marks: [UInt32] = [0x301, 0x323, 0x1E4EC, 0x302]
    let glyph = GlyphText(
      "e" + String(String.UnicodeScalarView(marks.compactMap(Unicode.Scalar.init)))
    ).glyphs[0]
    #expect(Array(glyph.marks) == Array(marks.prefix(3)))
    #expect(
      Array(GlyphMarks([0, 0x41, 0x301, 0x370, 0x10_FFFF])) == [0x301], "the others are none")
  }

  /// The table of blocks holds for Unicode 17; a later version may have more marks.
  @Test func everyMarkComesOutAsItWasPutIn() {
    for value in UInt32(0x300)...0xE01EF {
      guard let scalar = Unicode.Scalar(value), scalar.role == .mark else { continue }
      guard let age = scalar.properties.age, age.major <= 17 else { continue }
      #expect(Array(GlyphMarks([0x301, value, value])) == [0x301, value, value], "\(value)")
    }
  }
}

@Suite("Quarters of cells")
struct QuarterTests {
  @Test(
    arguments: [
      (" ", []), ("█", .all), ("▀", [.topLeft, .topRight]), ("▐", [.topRight, .bottomRight]),
      ("▖", .bottomLeft), ("▚", [.topLeft, .bottomRight]),
      ("▟", CellQuarters.all.subtracting(.topLeft)),
      ("│", nil), ("▲", nil), ("x", nil), ("▏", nil),
    ] as [(Character, CellQuarters?)])
  func blocksFillThem(block: Character, quarters: CellQuarters?) throws {
    let glyph = try #require(GlyphText(String(block)).glyphs.first)
    #expect(glyph.quarters == quarters)
    if let quarters { #expect(Glyph(quarters: quarters) == glyph) }
  }

  /// A block and its mirror image fill mirrored quarters.
  @Test func mirroredBlocksFillMirroredQuarters() throws {
    let sides: [(CellQuarters, CellQuarters)] = [
      (.topLeft, .topRight), (.topRight, .topLeft), (.bottomLeft, .bottomRight),
      (.bottomRight, .bottomLeft),
    ]
    for block in GlyphText(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").glyphs {
      let quarters = try #require(block.quarters)
      let mirrored = sides.filter { quarters.contains($0.0) }.map(\.1)
      #expect(block.mirrored.quarters == CellQuarters(mirrored))
    }
  }
}
