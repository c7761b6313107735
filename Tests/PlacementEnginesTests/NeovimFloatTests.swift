import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct NeovimFloatTests {
  private let screen = NeovimScreen(size: Size(width: 80, height: 24))

  private func float(
    _ anchor: NeovimFloatAnchor, row: Double, col: Double, width: Double = 10, height: Double = 3
  ) -> NeovimFloat {
    var float = NeovimFloat(size: Size(width: width, height: height))
    (float.anchor, float.row, float.col) = (anchor, row, col)
    return float
  }

  @Test(arguments: [
    (NeovimFloatAnchor.northWest, 10.0, 20.0), (.northEast, 10, 10), (.southWest, 7, 20),
    (.southEast, 7, 10),
  ])
  func aCornerLiesAtItsLineAndColumn(anchor: NeovimFloatAnchor, row: Double, col: Double) {
    let frame = float(anchor, row: 10, col: 20).placement(on: screen).frame
    #expect(frame == Rect(x: col, y: row, width: 10, height: 3))
  }

  @Test(arguments: [
    (22.0, 75.0, 20.0, 70.0), (-5, -5, 0, 0), (20, 70, 20, 70), (5.9, -0.9, 5, 0),
  ])
  func aFloatSlidesOntoTheScreenAboveTheCommandLine(
    row: Double, col: Double, y: Double, x: Double
  ) {
    let frame = float(.northWest, row: row, col: col).placement(on: screen).frame
    #expect(frame.origin == Point(x: x, y: y))
  }

  @Test func rowsAndColumnsMayCountFromTheCursor() {
    var screen = screen
    (screen.window, screen.cursor) = (Point(x: 20, y: 4), Point(x: 7, y: 2))
    var float = float(.northWest, row: 1, col: 0)
    let origins: [(NeovimFloatOrigin, Point)] = [
      (.editor, Point(x: 0, y: 1)), (.window, Point(x: 20, y: 5)), (.cursor, Point(x: 27, y: 7)),
    ]
    for (relative, origin) in origins {
      float.relative = relative
      #expect(float.placement(on: screen).frame.origin == origin)
    }
  }

  @Test(arguments: [
    (NeovimBorder.none, 80.0, 23.0), (.rounded, 78, 21), (.shadow, 79, 22),
  ])
  func whatIsTooLargeShrinksInsideItsBorder(border: NeovimBorder, width: Double, height: Double) {
    var float = float(.northWest, row: 5, col: 5, width: 100, height: 50)
    float.border = border.insets
    let placement = float.placement(on: screen)
    #expect(placement.size == Size(width: width, height: height))
    #expect(placement.frame == Rect(x: 0, y: 0, width: 80, height: 23))
  }

  @Test(arguments: [(NeovimFloatAnchor.northWest, 75.0), (.northEast, 65)])
  func aFixedFloatIsCutOffAtTheRight(anchor: NeovimFloatAnchor, x: Double) {
    var float = float(anchor, row: 0, col: 75)
    float.fixed = true
    #expect(float.placement(on: screen).frame.x == x)
  }

  /// It goes to the side with more rows, even if the other has enough.
  @Test(arguments: [
    (y: 11.0, x: 0.0, frame: Rect(x: 0, y: 12, width: 10, height: 3)),
    (y: 12.0, x: 0.0, frame: Rect(x: 0, y: 9, width: 10, height: 3)),
    (y: 2.0, x: 69.0, frame: Rect(x: 69, y: 3, width: 10, height: 3)),
    (y: 2.0, x: 70.0, frame: Rect(x: 64, y: 3, width: 10, height: 3)),
  ])
  func aPreviewLiesWhereThereAreMoreRows(y: Double, x: Double, frame: Rect) {
    let anchor = Rect(x: x, y: y, width: 4, height: 1)
    let float = NeovimFloat.preview(of: anchor, size: Size(width: 10, height: 3), on: screen)
    #expect(float.placement(on: screen).frame == frame)
  }
}
