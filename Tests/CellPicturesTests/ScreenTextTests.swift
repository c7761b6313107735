import CellCanvas
import CellPictures
import TestSupport
import Testing

@Suite("Screens as text")
struct ScreenTextTests {
  private static let text = """
    hi 漢
    ---
    aabaa
    ---
    a #ff0000 on standard
    b palette 7 on #00ff00 bold reverse

    """

  @Test func aTextIsReadAndWritten() throws {
    let canvas = try ScreenText.canvas(from: Self.text)
    #expect(canvas.size == CellSize(width: 5, height: 1))
    #expect(canvas[CellPoint(x: 2, y: 0)].style.attributes == [.bold, .reverse])
    #expect(ScreenText.text(of: canvas) == Self.text)
  }

  @Test func endsOfLinesAreThoseOfAnySystem() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(try ScreenText.canvas(from: text) == ScreenText.canvas(from: Self.text))
    #expect(ScreenText.looksRight(text))
  }

  /// Blanks at the ends of rows may be cut off, but not where characters may have one column or two.
  @Test(arguments: [("ab  ", "ab", true), ("漢字  ", "漢字", true), ("──  ", "──", false)])
  func blanksThatWereCutOffAreThere(row: String, cut: String, isRead: Bool) throws {
    var canvas = Canvas(size: CellSize(width: 8, height: 1))
    canvas.draw(GlyphText(row), at: CellPoint(x: 0, y: 0), style: .plain)
    let text = ScreenText.text(of: canvas)
    let short =
      text.split(separator: "\n").map { $0.hasPrefix(cut) ? cut : String($0) }
      .joined(separator: "\n") + "\n"
    #expect(short != text)
    #expect((try? ScreenText.canvas(from: short)) == (isRead ? canvas : nil))
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func nothingIsLost(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let size = CellSize(
      width: .random(in: 0...30, using: &random), height: .random(in: 1...12, using: &random))
    let canvas = Self.noise(size, &random)
    #expect(try ScreenText.canvas(from: ScreenText.text(of: canvas)) == canvas)
  }

  private static func noise(_ size: CellSize, _ random: inout SplitMix) -> Canvas {
    var canvas = Canvas(size: size)
    let words = ["a", "é", "漢", "─", " ", "e\u{301}", "👍", "---"]
    for _ in 0..<size.width * size.height {
      let color: Color = .rgb(.random(in: 0...0xFF_FFFF, using: &random))
      let style = Style(
        foreground: [.standard, .palette(.random(in: 0...255, using: &random)), color]
          .randomElement(using: &random) ?? color,
        attributes: Attributes(rawValue: .random(in: 0...31, using: &random)))
      let place = CellPoint(
        x: .random(in: 0...size.width, using: &random),
        y: .random(in: 0...size.height, using: &random))
      canvas.draw(words.randomElement(using: &random) ?? "", at: place, style: style)
    }
    return canvas
  }

  @Test func thousandsOfStylesHaveALetterEach() throws {
    var canvas = Canvas(size: CellSize(width: 100, height: 60))
    for y in 0..<60 {
      for x in 0..<100 {
        canvas[CellPoint(x: x, y: y)].style.foreground = .rgb(UInt32(y * 100 + x))
      }
    }
    #expect(try ScreenText.canvas(from: ScreenText.text(of: canvas)) == canvas)
  }

  @Test func aRowMayLookLikeTheRule() throws {
    var canvas = Canvas(size: CellSize(width: 3, height: 2))
    for y in 0..<2 { canvas.draw("---", at: CellPoint(x: 0, y: y), style: .plain) }
    #expect(try ScreenText.canvas(from: ScreenText.text(of: canvas)) == canvas)
  }

  @Test func aRowMayLookLikeTheRuleOfAnotherVersion() throws {
    var canvas = Canvas(size: CellSize(width: 5, height: 2))
    for y in 0..<2 { canvas.draw("--- 2", at: CellPoint(x: 0, y: y), style: .plain) }
    #expect(try ScreenText.canvas(from: ScreenText.text(of: canvas)) == canvas)
  }

  @Test(arguments: [
    (
      "",
      "1:1: no picture of screen format: a line '---' between the characters and the map is missing"
    ),
    (
      "ab\n---\naa\n",
      "2:1: the map of styles should have 1 rows as the characters have, and a line '---' below it"
    ),
    ("ab\n---\naa\n---\n", "3:1: the legend has no style 'a'"),
    ("abc\n---\naa\n---\na standard on standard\n", "1:3: 3 columns of characters; the map has 2"),
    (
      "ab\nab\n---\naa\na\n---\na standard on standard\n",
      "5:1: 1 letters; the rows of the map above have 2"
    ),
    (
      "ab\n---\naa\n---\na red on standard\n",
      "5:1: a style is a letter and colours, as 'a #89b4fa on standard bold'"
    ),
    (
      "ab\n--- 2\naa\n--- 2\na #ff0000 blinking\n",
      "2:1: a picture of screen format 2; this program reads and writes format 1"
    ),
    (
      "---\n---\n--- 12\naaa\naaa\n--- 12\nwhatever\n",
      "3:1: a picture of screen format 12; this program reads and writes format 1"
    ),
    (
      "ab\n--- 2\naa\n---\na standard on standard\n",
      "2:1: the rules are '--- 2' in line 2 and '---' in line 4, and must be alike"
    ),
    (
      "ab\nab\n---\naa\naa\n--- 2\na standard on standard\n",
      "6:1: the rules are '---' in line 3 and '--- 2' in line 6, and must be alike"
    ),
    (
      "ab\r\n---\r\naa\r\n---\r\na red on standard\r\n",
      "5:1: a style is a letter and colours, as 'a #89b4fa on standard bold'"
    ),
    (
      "--- 2\n",
      "1:1: no picture of screen format: a line '---' between the characters and the map is missing"
    ),
  ])
  func whatIsWrongIsSaidWithItsPlace(_ text: String, _ message: String) {
    #expect { try ScreenText.canvas(from: text) } throws: { "\($0)" == message }
  }

  /// A file is read no further, so that its end, and with it the legend, may be missing.
  @Test func aVeryLargeOneIsNotRead() {
    let text = String(repeating: " ", count: 1 << 20) + Self.text
    #expect { try ScreenText.canvas(from: text) } throws: {
      "\($0)"
        == "1:1: a picture of 1 MiB or more, which is not read; draw it on a smaller screen"
    }
  }
}
