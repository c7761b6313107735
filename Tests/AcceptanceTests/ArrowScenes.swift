import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

/// What was reported of arrows and of screens elsewhere.
@Suite("Reported scenes: arrows, screens and several popovers")
struct ArrowScenes {
  @Test func scene09_roomForTheArrowMovesNothing() throws {
    func frame(caps: Int) throws -> CellRect {
      try SceneStage(
        anchor: CellRect(x: 30, y: 8, width: 12, height: 1), "size: 24x4",
        theme: theme("caps: \(caps)")
      ).placed.frame
    }
    #expect(try frame(caps: 1) == frame(caps: 6))
  }

  @Test func scene10_theArrowOfANarrowAnchorPointsAtItsMiddle() throws {
    for name in ["bubble", "gik", "classic", "rounded"] {
      for x in 20...60 {
        let stage = try SceneStage(
          anchor: CellRect(x: x, y: 8, width: 1, height: 1), "size: 24x4", theme: shipped(name))
        let layout = stage.placed.layout
        let arrow = layout.arrow.x + layout.arrow.width / 2
        #expect(abs(arrow - (Double(x) + 0.5)) <= 0.5, "\(name), column \(x)")
        #expect(layout.pointsAtAnchor)
      }
    }
  }

  @Test func scene11_anArrowInACornerKeepsClearOfIt() throws {
    for name in ["rounded", "double", "classic", "bubble"] {
      for x in [0, 1, 78, 79] {
        let stage = try SceneStage(
          anchor: CellRect(x: x, y: 5, width: 1, height: 1), "size: 24x4, permitted: [up]",
          theme: shipped(name))
        let (arrow, edge) = (
          stage.placed.layout.arrow[.horizontal], stage.placed.layout.background[.horizontal]
        )
        #expect(arrow.start >= edge.start && arrow.end <= edge.end, "\(name), column \(x)")
        let isAtAnchor = arrow.start < Double(x + 1) && arrow.end > Double(x)
        #expect(stage.placed.layout.pointsAtAnchor == isAtAnchor, "\(name), column \(x)")
      }
    }
  }

  @Test func scene13_turningTheScreenTwiceChangesNothing() throws {
    let text = """
      anchors: { a: { at: bottom-right, x: -3, y: -2, width: 6 } }
      popovers: { p: { anchor: a, size: 20x4, stability: while-it-fits } }
      """
    let upright = try SceneStage(text, screen: CellSize(width: 40, height: 80), theme: theme())
    let across = try SceneStage(text, screen: CellSize(width: 80, height: 40), theme: theme())
    let first = upright.placement()
    let turned = across.placement(after: first)
    #expect(turned.popovers[0].layout.pointsAtAnchor)
    let back = upright.placement(after: turned)
    #expect(back.popovers[0].layout.frame == first.popovers[0].layout.frame)
    #expect(back.popovers[0].layout.pointsAtAnchor)
  }

  @Test func scene14_anotherSideIsTakenRatherThanShrinking() throws {
    for (y, x) in [(20, 36), (3, 36), (23, 2), (12, 75)] {
      let stage = try SceneStage(
        anchor: CellRect(x: x, y: y, width: 4, height: 1), "size: 24x9, permitted: any",
        theme: theme())
      #expect(!stage.placed.layout.isShrunk, "\(x),\(y)")
    }
  }

  @Test func scene15_aPopoverLeavesWithItsAnchorIfAsked() throws {
    func placed(_ hide: Bool) throws -> PlacedPopover {
      try SceneStage(
        anchor: CellRect(x: 30, y: 22, width: 6, height: 1), "size: 20x4, hide: \(hide)",
        "reserved: { bottom: 9 }", theme: theme()
      ).placed
    }
    let kept = try placed(false)
    #expect(kept.isShown)
    #expect(CellRect(x: 0, y: 0, width: 80, height: 15).intersection(kept.frame) == kept.frame)
    #expect(try !placed(true).isShown)
    #expect(try placed(true).sentence == "No popover: its anchor is out of sight")
  }

  @Test func scene16_aWideScreenDoesNotMakeTheBoxWide() throws {
    let words = Array(repeating: "word", count: 200).joined(separator: " ")
    let stage = try SceneStage(
      anchor: CellRect(x: 1000, y: 20, width: 6, height: 1), "text: \(words), maximum: 60x30",
      theme: theme(), screen: CellSize(width: 2000, height: 60))
    #expect(stage.placed.layout.content.width <= 60)
    #expect(!stage.placed.layout.isShrunk)
  }

  @Test func scene20_theLaterOfTwoPopoversGivesWay() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 30, y: 9, width: 6 }, b: { x: 34, y: 10, width: 6 } }
      popovers:
        first: { anchor: a, size: 20x3, permitted: [up, down] }
        second: { anchor: b, size: 20x3, permitted: [up, down] }
      """, screen: CellSize(width: 80, height: 24), theme: theme())
    let popovers = stage.placement().popovers
    #expect(popovers.map(\.layout.arrowDirection) == [.up, .down])
    #expect(popovers[0].frame.intersection(popovers[1].frame).isEmpty)
  }
}
