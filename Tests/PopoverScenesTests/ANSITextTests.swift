import CellCanvas
import PopoverScenes
import Testing

@Test(arguments: [
  (ColorDepth.trueColor, "\u{1B}[0;1;38;2;255;0;0mab\u{1B}[0m\n"),
  (.palette256, "\u{1B}[0;1;38;5;196mab\u{1B}[0m\n"), (.palette16, "\u{1B}[0;1;91mab\u{1B}[0m\n"),
  (.none, "\u{1B}[0;1mab\u{1B}[0m\n"),
])
func aRowIsSetOnceAndResetAtItsEnd(depth: ColorDepth, text: String) {
  var canvas = Canvas(size: CellSize(width: 2, height: 1))
  canvas.draw(
    "ab", at: CellPoint(x: 0, y: 0),
    style: Style(foreground: .rgb(0xFF0000), attributes: .bold))
  #expect(canvas.ansiText(depth: depth) == text)
}

@Test func aPlainCanvasHasNoSequences() {
  #expect(Canvas(size: CellSize(width: 3, height: 2)).ansiText() == "   \n   \n")
}
