import PopoverGeometry
import TestSupport
import Testing

@Suite("Keep-out rectangles and several popovers")
struct KeepOutTests {
  private func scene(_ directions: ArrowDirections, _ kept: Rect...) -> PopoverPresentation {
    .table(Rect(x: 18, y: 9, width: 4, height: 2), directions).with { $0.keepOut = kept }
  }

  @Test func thePopoverSlidesAlongTheEdgeAndPointsBack() {
    let layout = scene([.up], Rect(x: 14, y: 11, width: 3, height: 9)).layout()
    #expect(layout.frame == Rect(x: 17, y: 11, width: 12, height: 6))
    #expect(layout.arrowOffset == -2.5)
    #expect(layout.pointsAtAnchor)
  }

  @Test func aSideThatIsBlockedIsGivenUp() {
    let layout = scene([.up, .down], Rect(x: 0, y: 13, width: 40, height: 1)).layout()
    #expect(layout.arrowDirection == .down)
    #expect(layout.rule == .firstFit)
  }

  /// Over its anchor it would cover what is kept out; then it goes to the middle, as if it must not.
  @Test(arguments: [
    (kept: Rect(x: 0, y: 16, width: 12, height: 1), rule: DecidingRule.overlap, side: "none"),
    (kept: Rect(x: 0, y: 16, width: 40, height: 1), rule: .noRoom, side: "none"),
  ])
  func overItsAnchorItStaysClear(kept: Rect, rule: DecidingRule, side: String) {
    let scene = scene([.up], kept).with {
      $0.canOverlapSourceViewRect = true
      $0.minimumContentSize = Size(width: 10, height: 9)
      $0.preferredContentSize = Size(width: 10, height: 9)
    }
    #expect(scene.layout().rule == rule)
    #expect(scene.layout().sideName == side)
    #expect(!kept.overlaps(scene.layout().frame))
  }

  private static let grid = (0..<36_100).map { index -> Rect in
    let (row, column): (Int, Int) = index.quotientAndRemainder(dividingBy: 190)
    return Rect(x: Double(2 * column), y: Double(2 * row), width: 1, height: 1)
  }
  private static let rows = (0..<20_000).map { row -> Rect in
    Rect(x: Double(row % 7), y: Double(row), width: 94, height: 1)
  }

  /// A grid, and rectangles in rows of their own: only those in a row are looked at for it, each once. To
  /// look at all of them after every step took minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (Size(width: 380, height: 380), grid), (Size(width: 100, height: 20_000), rows),
    ])
  func thereMayBeThousandsOfThem(room: Size, kept: [Rect]) {
    let scene = PopoverPresentation(
      sourceRect: Rect(x: 50, y: 190, width: 1, height: 1), container: Rect(size: room),
      preferredContentSize: Size(width: 8, height: 8)
    ).with {
      $0.minimumContentSize = $0.preferredContentSize
      $0.keepOut = kept
    }
    #expect(scene.layout().rule == .noRoom)
  }

  @Test func theRoomEndsAtAnObstacle() {
    let layout = scene([.up], Rect(x: 0, y: 16, width: 40, height: 1)).layout()
    #expect(layout.frame == Rect(x: 14, y: 11, width: 12, height: 5))
    #expect(layout.rule == .largestAfterShrinking)
  }

  @Test func theRoomAboveEndsAtAnObstacle() {
    let layout = scene([.down], Rect(x: 0, y: 3, width: 40, height: 1)).layout()
    #expect(layout.frame == Rect(x: 14, y: 4, width: 12, height: 5))
  }

  /// Skid moves it to where a rectangle is; beside that it would be past the end of the anchor.
  @Test(arguments: [
    (
      directions: ArrowDirections([.down]), skid: -8.0, kept: Rect(x: 0, y: 1, width: 2, height: 5),
      x: 3.0
    ),
    (
      directions: ArrowDirections([.up]), skid: 12.0, kept: Rect(x: 20, y: 6, width: 5, height: 6),
      x: 10.0
    ),
  ])
  func aSkidLeavesItBesideItsAnchor(
    directions: ArrowDirections, skid: Double, kept: Rect, x: Double
  ) {
    let asked = PopoverPresentation(
      sourceRect: Rect(x: 7, y: 5, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 25, height: 12),
      preferredContentSize: Size(width: 3, height: 1), permittedArrowDirections: directions,
      keepOut: [kept], policy: PlacementPolicy(skid: skid))
    #expect(asked.layout().frame.x == x)
    #expect(asked.layout().rule == .firstFit)
  }

  @Test func whatLiesInTheGapIsInNobodysWay() {
    let layout = scene([.up], Rect(x: 0, y: 11, width: 40, height: 1)).with { $0.policy.gap = 1 }
      .layout()
    #expect(layout.frame == Rect(x: 14, y: 12, width: 12, height: 6))
  }

  @Test func anObstacleFarAwayChangesNothing() {
    let free = scene([.up]).with { $0.policy.skid = 30 }
    let kept = free.with { $0.keepOut = [Rect(x: 0, y: 0, width: 1, height: 1)] }
    #expect(kept.layout() == free.layout())
    #expect(kept.layout().rule == .firstFit)
  }

  @Test func theContentShrinksIntoAGapBetweenTwo() {
    let sides = [Rect(x: 0, y: 11, width: 15, height: 9), Rect(x: 25, y: 11, width: 15, height: 9)]
    let layout = scene([.up], sides[0], sides[1]).layout()
    #expect(layout.frame == Rect(x: 15, y: 11, width: 10, height: 6))
    #expect(layout.content.size == Size(width: 8, height: 3))
    #expect(layout.pointsAtAnchor)
  }

  /// A gap of `width` columns goes all the way down; in front of it there is room for `rows` rows.
  @Test(arguments: [
    (width: 10, rows: 4, size: Size(width: 8, height: 3)),
    (width: 6, rows: 4, size: Size(width: 4, height: 3)),
    (width: 4, rows: 5, size: Size(width: 10, height: 2)),
    (width: 6, rows: 5, size: Size(width: 10, height: 2)),
  ])
  func mostOfTheContentIsShown(width: Double, rows: Double, size: Size) {
    let (from, to) = (20 - width / 2, 20 + width / 2)
    let layout = scene(
      [.up], Rect(x: 0, y: 11 + rows, width: from, height: 9),
      Rect(x: to, y: 11 + rows, width: 40 - to, height: 9)
    ).layout()
    #expect(layout.content.size == size)
    #expect(layout.pointsAtAnchor)
  }

  @Test func withoutAnArrowTheNearestClearPlaceIsTaken() {
    let middle = Rect(x: 14, y: 8, width: 12, height: 5)
    #expect(scene([]).layout().frame == middle)
    #expect(scene([], middle).layout().frame == middle.offset(x: 0, y: -5))
    let wide = Rect(x: 13, y: 2, width: 20, height: 16)
    #expect(scene([], wide).layout().frame == middle.offset(x: -13, y: 0))
    let corner = Rect(x: 0, y: 0, width: 40, height: 13)
    let most = scene([], corner, Rect(x: 0, y: 13, width: 25, height: 7)).layout()
    #expect(most.frame == Rect(x: 25, y: 13, width: 12, height: 5))
    #expect(scene([], corner).sentence().hasPrefix("Popover near the middle, no arrow"))
    #expect(scene([]).sentence().hasPrefix("Popover in the middle, no arrow"))
    #expect(scene([], Rect(x: 5, y: 4, width: 30, height: 12)).layout().frame == middle)
  }

  @Test func wrappedTextKeepsClearAtItsWrappedHeight() {
    let text = WrappedContent(lines: [[8, 8, 8, 8, 8]])
    let free = scene([.left], Rect(x: 22, y: 13, width: 18, height: 1)).with {
      $0.wrapping = text
      $0.preferredContentSize = text.naturalSize
    }
    let layout = free.layout()
    #expect(layout.arrowDirection == .left)
    #expect(layout.frame == Rect(x: 22, y: 6, width: 18, height: 7))
    #expect(layout.content.size == Size(width: 15, height: 5))
    let narrow = free.with { $0.keepOut.append(Rect(x: 22, y: 6, width: 18, height: 1)) }
    // Between the two there is room for four of the five lines.
    #expect(narrow.layout().frame == Rect(x: 22, y: 7, width: 18, height: 6))
    #expect(narrow.layout().rule == .largestAfterShrinking)
  }

  @Test func narrowerTextIsHigherAndMayMeetAnother() {
    let text = WrappedContent(lines: [[6, 6, 6, 6]])
    let layout = scene(
      [.left], Rect(x: 36, y: 0, width: 4, height: 20), Rect(x: 30, y: 12, width: 4, height: 1),
      Rect(x: 30, y: 6, width: 4, height: 1)
    ).with {
      $0.wrapping = text
      $0.preferredContentSize = text.naturalSize
    }.layout()
    #expect(layout.frame == Rect(x: 22, y: 5, width: 8, height: 10))
    #expect(layout.rule == .wrapped)
  }
}

@Suite("Several popovers")
struct SeveralPopoversTests {
  private func request(_ x: Double, _ directions: ArrowDirections) -> PopoverRequest {
    PopoverRequest(.table(Rect(x: x, y: 8, width: 4, height: 1), directions))
  }

  private func child(_ directions: ArrowDirections, of parent: Int) -> PopoverRequest {
    PopoverRequest(
      .table(Rect(x: 0, y: 0, width: 1, height: 1), directions), anchor: .popover(parent))
  }

  @Test func theLaterOneGivesWay() {
    let layouts = [request(10, [.up, .down]), request(12, [.up, .down])].layouts()
    #expect(layouts.map(\.arrowDirection) == [.up, .down])
    #expect(layouts[0].frame == Rect(x: 6, y: 9, width: 12, height: 6))
    #expect(layouts[1].frame == Rect(x: 8, y: 2, width: 12, height: 6))
  }

  @Test func aPopoverHangsOnTheBodyOfAnother() {
    let layouts = [request(10, [.up]), child([.left], of: 0)].layouts()
    #expect(layouts[1].frame == Rect(x: 18, y: 10, width: 13, height: 5))
    #expect(layouts[1].pointsAtAnchor)
  }

  @Test func aPopoverKeepsOffTheArrowOfItsParent() {
    let layouts = [request(10, [.up]), child([.down, .left], of: 0)].layouts()
    #expect(layouts[1].arrowDirection == .left)
  }

  @Test(arguments: [1, 7, -1]) func whoNamesNoEarlierOneHangsOnItsRectangle(parent: Int) {
    let layouts = [request(10, [.up]), child([.left], of: parent)].layouts()
    #expect(layouts[1].frame.x == 1)
  }

  private func broken(_ directions: ArrowDirections, _ pieces: Rect...) -> PopoverLayout? {
    [PopoverRequest(.table(.zero, directions), anchor: .pieces(pieces))].layouts().first
  }

  @Test func aBrokenAnchorIsNotItsBoundingBox() {
    let layout = broken(
      [.up, .down], Rect(x: 34, y: 6, width: 6, height: 1), Rect(x: 0, y: 7, width: 5, height: 1))
    #expect(layout?.frame == Rect(x: 28, y: 7, width: 12, height: 6))
    #expect(layout?.pointsAtAnchor == true)
  }

  @Test func thePieceWithTheBetterSideIsTaken() {
    let (first, second) = (
      Rect(x: 12, y: 8, width: 9, height: 1), Rect(x: 2, y: 9, width: 36, height: 1)
    )
    let below = broken([.up, .down], first, second)
    #expect(below?.frame.y == 10)
    #expect(broken([.down, .up], first, second)?.frame.y == 2)
    // A piece that is out of sight is not pointed at.
    #expect(
      broken([.up], Rect(x: 12, y: -3, width: 9, height: 1), second)?.frame.y == 10)
  }

  /// Pieces that are equally good by themselves: asked again, the popover stays on the one that it is on.
  @Test(arguments: [Stability.whileItFits, .deadBand(2), .leastMovement])
  func askedAgainItStaysOnItsPiece(stability: Stability) {
    for seed in UInt64(0)..<5_000 {
      var question = PopoverPresentation.random(seed: 2 * seed, grid: .cells)
      guard SideChoice(score: question.policy.score) != nil else { continue }
      question.policy.stability = stability
      question.droppable = .none
      (question.currentArrowDirection, question.currentFrame) = (nil, nil)
      let pieces = [question.sourceRect] + question.keepOut
      question.keepOut = []
      var request = PopoverRequest(question, anchor: .pieces(pieces))
      let first = request.answer(after: [])
      (request.presentation, request.currentPiece) = (question.following(first.layout), first.piece)
      #expect(request.answer(after: []).layout.frame == first.layout.frame, "\(seed)")
    }
  }

  /// Where its anchor moves, too, though on another piece it would stay where it is.
  @Test func itFollowsItsPiece() {
    let pieces = [Rect(x: 4, y: 8, width: 8, height: 1), Rect(x: 4, y: 9, width: 8, height: 1)]
    var request = PopoverRequest(.table(.zero, [.left]), anchor: .pieces(pieces))
    let first = request.answer(after: [])
    request.presentation = request.presentation.following(first.layout)
    request.anchor = .pieces(pieces.map { $0.offset(x: 0, y: -1) })
    #expect(first.piece == 0 && request.answer(after: []).piece == 1)
    request.currentPiece = first.piece
    #expect(request.answer(after: []).piece == 0)
  }

  @Test func withoutPiecesItHangsOnItsRectangle() {
    let request = PopoverRequest(
      .table(Rect(x: 18, y: 9, width: 4, height: 2), [.up]), anchor: .pieces([]))
    #expect(request.answer(after: []).layout == request.presentation.layout())
  }

  @Test func theQuestionIsTheOneThatWasAskedInTheEnd() {
    let first = request(10, [.up])
    let parent = first.answer(after: [])
    let answered = child([.left], of: 0).answer(after: [parent.layout])
    #expect(answered.presentation.sourceRect == parent.layout.background)
    #expect(answered.presentation.keepOut == [parent.layout.frame])
    #expect(answered.presentation.layout() == answered.layout)
  }

  @Test func noneAreNone() { #expect([PopoverRequest]().layouts().isEmpty) }
}
