import PopoverGeometry
import Testing

@Suite("A popover on its way")
struct PopoverMotionTests {
  /// An anchor of 8 cells at a place on a screen of 80x24, with a popover of 20x4 and its arrow.
  private func layout(
    x: Double = 36, y: Double = 8, content: Size = Size(width: 20, height: 4),
    _ directions: ArrowDirections = .any
  ) -> PopoverLayout {
    PopoverPresentation(
      sourceRect: Rect(x: x, y: y, width: 8, height: 1),
      container: Rect(x: 0, y: 0, width: 80, height: 24), preferredContentSize: content,
      permittedArrowDirections: directions
    ).layout()
  }

  private let screen = Rect(x: 0, y: 0, width: 80, height: 24)

  private func motion(
    _ start: PopoverLayout?, _ end: PopoverLayout?, _ style: MotionStyle = .scale
  ) throws -> PopoverMotion {
    try #require(
      PopoverMotion(
        from: start.map { PopoverPose($0) }, to: end.map { PopoverPose($0) }, style: style,
        metrics: .oneCellBorder))
  }

  private func frame(_ pose: PopoverPose) -> Rect { pose.chrome(.oneCellBorder, in: screen).frame }

  @Test(arguments: [
    (0.25, Rect(x: 37, y: 9, width: 7, height: 4)),
    (0.5, Rect(x: 34, y: 9, width: 13, height: 5)),
    (0.75, Rect(x: 32, y: 9, width: 17, height: 6)),
    (1.0, Rect(x: 29, y: 9, width: 22, height: 7)),
  ])
  func itGrowsFromTheTipOfItsArrow(progress: Double, expected: Rect) throws {
    let pose = try motion(nil, layout()).pose(at: progress)
    #expect(frame(pose) == expected)
    #expect(pose.presence == progress)
    #expect(pose.opacity == 1)
    let chrome = pose.chrome(.oneCellBorder, in: screen).chrome
    #expect(chrome.arrow == layout().arrow)
    #expect(pose.contentPlace() == layout().content)
  }

  @Test(arguments: [
    (ArrowDirection.up, Rect(x: 29, y: 9, width: 22, height: 5)),
    (.down, Rect(x: 29, y: 3, width: 22, height: 5)),
    (.left, Rect(x: 44, y: 6, width: 13, height: 6)),
    (.right, Rect(x: 23, y: 6, width: 13, height: 6)),
  ])
  func itUnrollsAlongItsArrow(direction: ArrowDirection, half: Rect) throws {
    let pose = try motion(nil, layout([direction]), .slide).pose(at: 0.5)
    #expect(frame(pose) == half)
  }

  @Test func inAFadeNothingMoves() throws {
    let (here, there) = (layout(), layout(x: 4, y: 20))
    let coming = try motion(nil, here, .fade).pose(at: 0.25)
    #expect(coming.frame == here.frame && coming.opacity == 0.25 && coming.presence == 0.25)
    let going = try motion(here, nil, .fade).pose(at: 0.25)
    #expect(going.frame == here.frame && going.opacity == 0.75)
    let crossing = try motion(here, there, .fade)
    #expect(crossing.pose(at: 0.25).frame == here.frame)
    #expect(crossing.pose(at: 0.25).opacity == 0.5)
    #expect(crossing.pose(at: 0.5).opacity == 0)
    #expect(crossing.pose(at: 0.75).frame == there.frame)
    #expect(crossing.pose(at: 0.75).presence == 1)
  }

  @Test func itClosesOnOneSideBeforeItOpensOnTheOther() throws {
    let (below, above) = (layout([.up]), layout([.down]))
    let turn = try motion(below, above)
    let anchor = Rect(x: 36, y: 8, width: 8, height: 1)
    for progress in stride(from: 0.0, through: 1, by: 0.01) {
      let pose = turn.pose(at: progress)
      #expect(!frame(pose).overlaps(anchor))
      #expect(pose.arrowDirection == (progress < 0.5 ? .up : .down))
      #expect(pose.presence == 1)
      #expect(pose.contentPlace() == (progress < 0.5 ? below : above).content)
    }
    #expect(frame(turn.pose(at: 0.499)) == Rect(x: 39, y: 9, width: 3, height: 3))
    #expect(frame(turn.pose(at: 0.5)) == Rect(x: 39, y: 5, width: 3, height: 3))
  }

  /// Edges, arrow, content and shadow of a popover that moves and grows are as far as one another.
  @Test func allPartsAreAsFarAsOneAnother() throws {
    let (here, there) = (
      layout([.up]), layout(x: 4, y: 2, content: Size(width: 30, height: 9), [.up])
    )
    let way = try motion(here, there)
    for progress in stride(from: 0.0, through: 1.0625, by: 0.0625) {
      let pose = way.pose(at: progress)
      func isAsFar(_ part: Double, _ start: Double, _ end: Double) -> Bool {
        abs(part - (start + (end - start) * progress)) < 1e-9
      }
      for axis in [Axis.horizontal, .vertical] {
        #expect(isAsFar(pose.frame[axis].start, here.frame[axis].start, there.frame[axis].start))
        #expect(isAsFar(pose.frame[axis].end, here.frame[axis].end, there.frame[axis].end))
        #expect(
          isAsFar(pose.content[axis].start, here.content[axis].start, there.content[axis].start))
      }
      #expect(
        isAsFar(pose.arrowMiddle, here.arrow[.horizontal].mid, there.arrow[.horizontal].mid))
    }
  }

  @Test func aPopoverThatMovesKeepsItsShapeInCells() throws {
    let (here, there) = (layout([.up]), layout(x: 59, y: 3, [.up]))
    let way = try motion(here, there)
    for progress in stride(from: 0.0, through: 1, by: 1 / 512) {
      let pose = way.pose(at: progress)
      let (chrome, frame) = pose.chrome(.oneCellBorder, in: screen)
      #expect(frame.size == here.frame.size)
      #expect(pose.contentPlace() == chrome.content)
    }
  }

  @Test func whatIsTooFarOutIsCut() throws {
    var pose = PopoverPose(layout())
    pose.frame = pose.frame.offset(x: 40, y: -12)
    let (chrome, frame) = pose.chrome(.oneCellBorder, in: screen)
    #expect(frame == Rect(x: 69, y: 0, width: 11, height: 4))
    #expect(chrome.background == Rect(x: 69, y: 1, width: 11, height: 3))
  }

  @Test func nothingBecomesNothing() {
    #expect(PopoverMotion(from: nil, to: nil, style: .fade, metrics: .oneCellBorder) == nil)
  }
}
