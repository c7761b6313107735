import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

/// What was reported of placement elsewhere. Each test has the number of its scene.
@Suite("Reported scenes: placing")
struct PlacingScenes {
  private let bare = "border: none\npadding: 0"

  @Test func scene01_aBareBoxFlipsAsOneWithABorderDoes() throws {
    for y in 0..<24 {
      let anchor = CellRect(x: 30, y: y, width: 8, height: 1)
      let bordered = try SceneStage(anchor: anchor, "size: 20x3", theme: theme("padding: 0"))
      let bare = try SceneStage(anchor: anchor, "size: 22x5", theme: theme(self.bare))
      #expect(bare.placed.layout.arrowDirection == bordered.placed.layout.arrowDirection, "\(y)")
      #expect(bare.placed.frame == bordered.placed.frame, "\(y)")
    }
  }

  @Test func scene02_ABorderDoesNotBringTheBoxOverItsAnchor() throws {
    for name in ["rounded", "double", "brutalist", "tooltip"] {
      for y in 0..<24 {
        let anchor = CellRect(x: 10, y: y, width: 12, height: 1)
        let stage = try SceneStage(anchor: anchor, "size: 30x6", theme: shipped(name))
        #expect(!stage.placed.coversAnchor, "\(name), row \(y)")
      }
    }
  }

  @Test func scene03_belowAloneOnTheLastRowIsShownAndSaid() throws {
    let stage = try SceneStage(
      anchor: CellRect(x: 30, y: 23, width: 8, height: 1), "size: 20x3, permitted: [up]",
      theme: theme())
    #expect(stage.placed.isShown && stage.placed.isInside && !stage.placed.frame.isEmpty)
    #expect(stage.placed.layout.arrowDirection == nil)
    #expect(stage.placed.sentence.contains("below"), "\(stage.placed.sentence)")
    #expect(stage.placed.sentence.contains("short"), "\(stage.placed.sentence)")
  }

  @Test(arguments: [Stability.rechoose, .whileItFits, .deadBand(3), .leastMovement])
  func scene04_growingWiderChangesTheSideOnceAtMost(stability: Stability) throws {
    var former: ScenePlacement?
    var sides: [ArrowDirection?] = []
    for width in 4...90 {
      let stage = try SceneStage(
        anchor: CellRect(x: 50, y: 9, width: 6, height: 1),
        "size: \(width)x4, permitted: [left, right], stability: \(stability.name)",
        theme: theme())
      let placement = stage.placement(after: former)
      sides.append(placement.popovers[0].layout.arrowDirection)
      former = placement
    }
    let changes = zip(sides, sides.dropFirst()).filter { $0 != $1 }.count
    #expect(changes <= 1, "\(sides)")
  }

  @Test(arguments: [Stability.rechoose, .whileItFits, .deadBand(3), .leastMovement])
  func scene05_theThirdAnswerIsTheFirst(stability: Stability) throws {
    var former: ScenePlacement?
    var answers: [PlacedPopover] = []
    for height in [4, 16, 4] {
      let stage = try SceneStage(
        anchor: CellRect(x: 30, y: 12, width: 6, height: 1),
        "size: 20x\(height), permitted: [up, down, left, right], stability: \(stability.name)",
        theme: theme())
      former = stage.placement(after: former)
      answers += former?.popovers ?? []
    }
    let isSame = answers[0].layout.frame == answers[2].layout.frame
    #expect(isSame || stability != .rechoose)
    // A popover that stays says that it does so because of where it was.
    #expect(
      isSame
        || [.currentFits, .currentWithinDeadBand, .leastMovement].contains(answers[2].layout.rule))
  }

  @Test func scene06_aCornerNeedsFlippingAndSliding() throws {
    for (x, y) in [(72, 23), (72, 3), (20, 23), (0, 0), (72, 0), (0, 23)] {
      let stage = try SceneStage(
        anchor: CellRect(x: x, y: y, width: 8, height: 1), "size: 24x6, permitted: [up, down]",
        theme: theme())
      #expect(stage.placed.isInside && !stage.placed.coversAnchor, "\(x),\(y)")
      #expect(!stage.placed.layout.isShrunk)
    }
    // The reading of the protocol by the letter, on both axes and then on one.
    let screen = Rect(x: 0, y: 0, width: 80, height: 24)
    for anchor in [Point(x: 78, y: 23), Point(x: 78, y: 10), Point(x: 40, y: 23)] {
      let positioner = XDGPositioner(
        anchorRect: Rect(origin: anchor, size: Size(width: 1, height: 1)),
        size: Size(width: 20, height: 6), anchor: .bottomRight, gravity: .bottomRight,
        adjustment: .all)
      let placement = try #require(positioner.placement(in: screen, as: .literal))
      #expect(placement.rect.clamped(to: screen) == placement.rect, "\(anchor)")
    }
  }

  @Test func scene07_theReportedPlaceIsTheOneThatIsDrawn() throws {
    let stage = try SceneStage(
      anchor: CellRect(x: 76, y: 5, width: 4, height: 1), "size: 30x3, permitted: [up]",
      theme: theme())
    let background = CellRect(stage.placed.layout.background)
    let picture = stage.picture(of: stage.placement(), depth: .none)
    #expect(background.x + background.width == 80)
    #expect(
      picture[background.origin].glyph == Glyph("╭")
        || picture[background.origin].glyph == Glyph("┌"))
    #expect(picture[CellPoint(x: background.x - 1, y: background.y)].glyph == .space)
  }

  @Test func scene08_withoutAdjustmentTheBoxLeavesTheScreen() throws {
    let screen = Rect(x: 0, y: 0, width: 80, height: 24)
    let positioner = XDGPositioner(
      anchorRect: Rect(x: 70, y: 20, width: 4, height: 1), size: Size(width: 30, height: 8),
      side: .below, adjustment: [])
    let frame = try #require(positioner.placement(in: screen, as: .literal)).rect
    #expect(frame.clamped(to: screen) != frame)
    // In a scene, an engine that does not look at the edge; what is said says so.
    let stage = try SceneStage(
      anchor: CellRect(x: 40, y: 12, width: 4, height: 1),
      "size: 30x14, permitted: [up], engine: floating-ui", theme: theme())
    #expect(!stage.placed.isInside)
    #expect(
      stage.placed.sentence.contains("; it leaves the screen by 5 rows above; placed by"),
      "\(stage.placed.sentence)")
  }
}
