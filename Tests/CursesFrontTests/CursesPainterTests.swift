import CellCanvas
import Testing

@testable import CursesFront

@Suite("Colours for curses")
struct ColorNumberTests {
  @Test(arguments: [
    (Color.standard, -1, -1), (.palette(0), 0, 0), (.palette(7), 7, 7),
    // From the ninth on, a direct terminal has no palette.
    (.palette(9), 9, 0xFF0000), (.palette(16), 16, 8), (.palette(231), 231, 0xFFFFFF),
    // The first eight numbers are the palette's.
    (.rgb(0x000000), 8, 8), (.rgb(0x000007), 8, 8), (.rgb(0x000008), 8, 8),
    (.rgb(0x123456), 0x123456, 0x123456),
  ])
  func numbers(color: Color, indexed: Int32, direct: Int32) {
    if color.rgb == nil { #expect(color.cursesNumber(isDirect: false) == indexed) }
    #expect(color.cursesNumber(isDirect: true) == direct)
  }
}

@Suite("Text for the terminal's clipboard")
struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("~/Ä漢?>", "fi/DhOa8oj8+"), ("\u{1B}]0;x\u{7}", "G10wO3gH"),
  ])
  func itIsSentInBase64(text: String, digits: String) {
    #expect(ClipboardSequence(text).bytes == Array("\u{1B}]52;c;\(digits)\u{7}".utf8))
  }
}
