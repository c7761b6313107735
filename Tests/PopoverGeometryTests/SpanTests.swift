import PopoverGeometry
import Testing

@Suite("One axis")
struct SpanTests {
  @Test(arguments: [
    (start: 3.0, length: 4.0, moved: 3.0),
    (start: -2, length: 4, moved: 0),
    (start: 8, length: 4, moved: 6),
    (start: 8, length: 14, moved: 0),
    (start: 4, length: 0, moved: 4),
    (start: 12, length: 0, moved: 10),
  ])
  func aSpanMovesNoFartherThanNeeded(start: Double, length: Double, moved: Double) {
    let bounds = Span(start: 0, length: 10)
    #expect(
      Span(start: start, length: length).shifted(into: bounds)
        == Span(start: moved, length: length))
  }

  @Test(arguments: [
    (from: 2.0, to: 5.0, start: 2.0, length: 3.0),
    (from: -4, to: 5, start: 0, length: 5),
    (from: -4, to: -1, start: 0, length: 0),
    (from: 12, to: 15, start: 10, length: 0),
    (from: -4, to: 15, start: 0, length: 10),
  ])
  func anAnchorIsHeldEdgeByEdge(from: Double, to: Double, start: Double, length: Double) {
    #expect(
      Span(from: from, to: to).clamped(to: Span(start: 0, length: 10))
        == Span(start: start, length: length))
  }

  @Test func insetsThatCrossLeaveNothing() {
    let cut = Span(start: 0, length: 3).inset(by: EdgePair(near: 2, far: 2))
    #expect(cut == Span(start: 2, length: 0))
    #expect(Span(start: 0, length: 1).inset(by: EdgePair(near: 9, far: 9)).start == 1)
  }

  @Test func positiveOverflowIsOutAndZeroIsFlush() {
    let overflow = Span(start: -2, length: 8).overflow(of: Span(start: 0, length: 6))
    #expect(overflow == EdgePair(near: 2, far: 0))
  }

  @Test func touchingMeetsButDoesNotOverlap() {
    let span = Span(start: 0, length: 4)
    #expect(span.meets(Span(start: 4, length: 2)))
    #expect(!span.overlaps(Span(start: 4, length: 2)))
    #expect(span.overlaps(Span(start: 2, length: 0)))
  }

  @Test(arguments: [(2.5, 3.0), (-2.5, -2), (2.4, 2), (-0.5, 0), (7, 7)])
  func inCellsHalvesGoToTheHigherCell(place: Double, cell: Double) {
    #expect(Grid.cells.rounded(place) == cell)
    #expect(Grid.points.rounded(place) == place)
  }
}

@Suite("Both axes at once")
struct RectTests {
  /// Rectangles of every kind: apart, touching, inside one another, empty.
  private static let rects: [Rect] = [-3.0, 0, 2.5].flatMap { x in
    [-2.0, 0, 1].flatMap { y in
      [0.0, 2, 7.5].flatMap { width in
        [0.0, 3].map { Rect(x: x, y: y, width: width, height: $0) }
      }
    }
  }

  @Test(arguments: rects) func theRulesAreThoseOfASpan(rect: Rect) {
    for other in Self.rects {
      #expect(rect.clamped(to: other) == Rect { rect[$0].clamped(to: other[$0]) })
      #expect(rect.overlaps(other) == Axis.allCases.allSatisfy { rect[$0].overlaps(other[$0]) })
      #expect(rect.meets(other) == Axis.allCases.allSatisfy { rect[$0].meets(other[$0]) })
    }
    for insets in [Insets(top: 1, left: 2, bottom: 3, right: 0.5), Insets(all: -1)] {
      #expect(rect.inset(by: insets) == Rect { rect[$0].inset(by: insets[$0]) })
    }
  }
}

@Suite("Lists of directions")
struct ArrowDirectionsTests {
  @Test func aRepeatedDirectionCountsOnce() {
    #expect(Array(ArrowDirections([.left, .up, .left])) == [.left, .up])
  }

  @Test func theCurrentDirectionGoesFirstIfItIsPermitted() {
    #expect(Array(ArrowDirections.any.preferring(.left)) == [.left, .up, .down, .right])
    #expect(ArrowDirections([.up]).preferring(.down) == [.up])
    #expect(ArrowDirections.any.preferring(nil) == .any)
  }

  @Test func aSideFacesItsDirection() {
    #expect(ArrowDirection.allCases.map(Side.init) == [.below, .above, .right, .left])
  }
}
