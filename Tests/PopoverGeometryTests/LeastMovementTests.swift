import PopoverGeometry
import Testing

/// Where nothing fits, least movement goes to a side along the shorter axis, if the minimum is kept.
@Suite struct LeastMovementTests {
  private func side(
    of content: Size, at anchor: Point, in container: Size, aspect: Double = 2,
    minimum: Size = Size(width: 1, height: 1), _ stability: Stability = .leastMovement
  ) -> Side? {
    PopoverPresentation(
      sourceRect: Rect(origin: anchor, size: Size(width: 4, height: 1)),
      container: Rect(size: container), preferredContentSize: content,
      metrics: PopoverMetrics(
        arrowBase: 1, arrowHeight: 0, contentViewInsets: .zero, capInsets: .zero),
      minimumContentSize: minimum,
      policy: PlacementPolicy(gap: 1, stability: stability, aspect: aspect)
    ).layout().arrowDirection.map { Side($0) }
  }

  private let screen = Size(width: 80, height: 24)
  private let large = Size(width: 60, height: 14)

  @Test(arguments: [(9.0, Side.below), (11, .below), (12, .above), (14, .above)])
  func itShrinksAlongTheShorterAxis(y: Double, expected: Side) {
    let place = Point(x: 18, y: y)
    #expect(side(of: large, at: place, in: screen) == expected)
    #expect(side(of: large, at: place, in: screen, .whileItFits) == .right)
  }

  @Test func theAspectTellsWhichAxisIsShorter() {
    let (square, place) = (Size(width: 30, height: 24), Point(x: 4, y: 11))
    let content = Size(width: 26, height: 20)
    #expect(side(of: content, at: place, in: square, aspect: 1) == .below)
    #expect(side(of: content, at: place, in: square, aspect: 2) == .right)
  }

  @Test func aSideWithoutTheMinimumComesLast() {
    let low = Size(width: 30, height: 4)
    let minimum = Size(width: 4, height: 3)
    #expect(side(of: large, at: Point(x: 4, y: 1), in: low, minimum: minimum) == .right)
  }

  @Test func whatFitsIsNotAskedForItsAxis() {
    #expect(side(of: Size(width: 20, height: 20), at: Point(x: 4, y: 12), in: screen) == .right)
  }
}
