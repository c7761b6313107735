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

  @Test(
    arguments: [
      (0, false, .none), (-1, false, .none), (2, false, .none), (8, false, .palette8),
      (15, false, .palette8), (16, false, .palette16), (88, false, .palette16),
      (256, false, .palette256), (1 << 24, false, .palette256), (1 << 24, true, .trueColor),
      (256, true, .palette256),
    ] as [(Int, Bool, ColorDepth)])
  func depths(colors: Int, isDirect: Bool, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, isDirect: isDirect) == depth)
  }

  @Test(arguments: [
    (CursesError.notATerminal, "standard input and output must both be a terminal"),
    (.unknownTerminal(name: ""), "TERM is not set"),
    (.unknownTerminal(name: "nonsense"), "unknown terminal 'nonsense'; set TERM"),
    (.cannotMoveCursor(name: "dumb"), "the terminal 'dumb' cannot move its cursor; set TERM"),
    (.couldNotOpen, "could not be opened"),
  ])
  func errorsSayWhatToDo(error: CursesError, words: String) {
    #expect(error.description.contains(words))
  }
}
