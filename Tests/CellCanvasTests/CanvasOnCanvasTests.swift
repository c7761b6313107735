import CellCanvas
import Testing

@Suite("A canvas on a canvas")
struct CanvasOnCanvasTests {
  @Test(arguments: [
    (x: 1, y: 0, picture: ".a漢b.\n.cdef."), (x: -1, y: 1, picture: "......\n漢b..."),
    (x: -2, y: 0, picture: " b....\nef...."), (x: 4, y: -1, picture: "....cd\n......"),
    (x: 4, y: 0, picture: "....a \n....cd"), (x: 6, y: 0, picture: "......\n......"),
  ])
  func itIsCutAtTheEdges(x: Int, y: Int, picture: String) {
    var small = Canvas(size: CellSize(width: 4, height: 2))
    small.draw("a漢b", at: CellPoint(x: 0, y: 0), style: .plain)
    small.draw("cdef", at: CellPoint(x: 0, y: 1), style: .plain)
    var canvas = Canvas(size: CellSize(width: 6, height: 2), filledWith: Cell(Glyph(".")))
    canvas.draw(small, at: CellPoint(x: x, y: y))
    #expect(canvas.picture == picture + "\n")
  }
}
