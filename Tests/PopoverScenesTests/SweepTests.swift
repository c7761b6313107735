import CellCanvas
import Testing

@testable import PopoverScenes

@Suite("Sweeps")
struct SweepTests {
  private func finding(_ source: String) throws -> SweepFinding? {
    let sweep = try #require(SceneSweep.all(of: try SceneStage(source)).first)
    return (0..<sweep.places.height).lazy.compactMap(sweep.finding(inRow:)).first
  }

  @Test func everyPlaceOfEveryAnchorIsLookedAt() throws {
    let sweeps = SceneSweep.all(
      of: try SceneStage(
        """
        screen: 40x12
        anchors: { a: { width: 3 }, b: { at: middle, height: 2 }, unused: { y: 3 } }
        popovers: { p: { anchor: a, size: 8x2 }, q: { anchor: b, size: 4x1 } }
        """))
    #expect(sweeps.map(\.anchorName) == ["a", "b"])
    #expect(
      sweeps.map(\.places) == [CellSize(width: 38, height: 12), CellSize(width: 40, height: 11)])
  }

  @Test(arguments: [
    "", "margins: 1", "keep-out: { k: { at: bottom, width: 40 } }", "reserved: { top: 1 }",
  ])
  func rulesHoldForOwnPopovers(_ more: String) throws {
    #expect(
      try finding(
        """
        screen: 40x12
        \(more)
        anchors: { a: { width: 3 } }
        popovers: { p: { anchor: a, size: 12x4, gap: 1 } }
        """) == nil)
  }

  @Test func whoShrinksFirstNeedNotBeWhole() throws {
    #expect(
      try finding(
        """
        screen: 40x12
        anchors: { a: { width: 3 } }
        popovers: { p: { anchor: a, size: 12x4, minimum: 2x1, choose: shrink-first } }
        """) == nil)
  }

  /// Asked again, a popover stays on its piece of the anchor.
  @Test(arguments: [
    "choose: most-room, stability: while-it-fits", "choose: most-room, stability: dead-band:2",
    "choose: nearest, stability: while-it-fits", "stability: least-movement",
  ])
  func rulesHoldForAnchorsOfPieces(_ keys: String) throws {
    #expect(
      try finding(
        """
        screen: 18x6
        anchors: { a: { rects: [[6, 0, 6, 1], [0, 1, 4, 1]] } }
        popovers: { p: { anchor: a, size: 4x1, \(keys) } }
        """) == nil)
  }

  /// Pieces may begin anywhere on their sheet; the anchor is on the screen at every place.
  @Test(arguments: ["width: 1", "rects: [[12, 3, 1, 1]]", "at: middle, rects: [[0, 2, 1, 1]]"])
  func everyPlaceIsOnTheScreen(_ anchor: String) throws {
    let sweep = try #require(
      SceneSweep.all(
        of: try SceneStage(
          """
          screen: 30x9
          anchors: { a: { \(anchor) } }
          popovers: { p: { anchor: a, size: 2x1, engine: floating-ui, permitted: [right] } }
          """)
      ).first)
    #expect(sweep.places == CellSize(width: 30, height: 9))
    #expect((0..<9).allSatisfy { sweep.finding(inRow: $0) == nil })
  }

  /// Nothing was looked at, which is no answer.
  @Test(arguments: [("screen: 18x6", false), ("", true)])
  func anAnchorLargerThanTheScreenHasNoPlace(screen: String, passes: Bool) throws {
    let stage = try SceneStage(
      "\(screen)\nanchors: { a: { width: 90 } }\npopovers: { p: { anchor: a, size: 2x1 } }")
    let sweep = try #require(SceneSweep.all(of: stage).first)
    #expect(CheckResult(sweep, nil).passes == passes)
  }

  /// Where texts are measured beforehand, everything lies where it lies otherwise.
  @Test(arguments: [
    "text: 'some words that are wrapped where there is little room for them, and more of them'",
    "text: 'one two', title: T, footer: F", "text: x, size: 9x3",
    "menu: [cut, copy, paste]", "text: 'a longer text of words', minimum: 2x1, maximum: 7x9",
  ])
  func measuringBeforehandChangesNothing(_ keys: String) throws {
    let stage = try SceneStage(
      """
      screen: 30x9
      anchors: { a: { width: 3 } }
      popovers: { p: { anchor: a, \(keys) } }
      """)
    var measured = stage.measured
    for place in 0..<27 {
      var asked = stage
      asked.scene.anchors[0].at = .topLeft
      (asked.scene.anchors[0].x, asked.scene.anchors[0].y) = (place, place % 9)
      measured.scene = asked.scene
      #expect(
        measured.placement().popovers.map(\.layout) == asked.placement().popovers.map(\.layout))
    }
  }

  /// What was measured is measured again where it has become something else.
  @Test(arguments: [
    "text: 'one two three'", "text: x, title: a title, footer: F", "text: x, size: 9x3",
    "menu: [cut, copy and paste]", "text: 'a\u{0301} \u{2026}\u{2026}\u{2026}'",
  ])
  func aChangedContentIsMeasuredAgain(_ keys: String) throws {
    let source = "anchors: { a: { width: 3 } }\npopovers: { p: { anchor: a, KEYS } }"
    let first = try SceneStage(
      source.replacing("KEYS", with: "text: x"), screen: .init(width: 30, height: 9))
    var other = try SceneStage(
      source.replacing("KEYS", with: keys), screen: .init(width: 30, height: 9))
    other.theme.ambiguousWidth = .two
    var measured = first.measured
    (measured.scene, measured.theme) = (other.scene, other.theme)
    #expect(measured.placement() == other.placement())
    #expect(measured.measured.placement() == other.placement())
  }

  /// On a real screen anchors are moved inside; the scene that is printed has them there.
  @Test func theSmallestSceneBreaksTheRuleToo() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 3, y: 3, width: 4 }, b: { x: 3, y: 500, width: 4 } }
      popovers: { q: { anchor: b, size: 4x1, engine: vim }, p: { anchor: a, size: 4x1 } }
      """, screen: .init(width: 15, height: 5))
    let sweep = try #require(SceneSweep.all(of: stage).first)
    let rows = 0..<sweep.places.height
    let found = try #require(rows.lazy.compactMap(sweep.finding(inRow:)).first)
    let smallest = found.smallest()
    #expect(smallest.scene.screen != .real)
    let question = StageQuestion(stage: smallest.stage, situation: SceneSituation())
    let broken = try #require(question.brokenRule())
    #expect(broken.0.name == found.rule.name && broken.popover == found.popover)
  }

  @Test func aBrokenRuleBecomesTheSmallestScene() throws {
    let found = try #require(
      try finding(
        """
        screen: 40x12
        page: code
        margins: 2
        anchors: { a: { width: 3 }, other: { x: 3 } }
        popovers:
          first: { anchor: other, size: 3x1 }
          p: { anchor: a, title: Title, size: 12x4, gap: 1, engine: neovim }
        """))
    #expect(found.popover == "p")
    let smallest = found.smallest()
    #expect(smallest.rule.name == found.rule.name)
    #expect(smallest.scene.popovers.map(\.name) == ["p"])
    #expect(smallest.scene.anchors.map(\.name) == ["a"])
    #expect(smallest.scene.page == nil)
    #expect(smallest.scene.popovers[0].title == "")
    let document = try SceneDocument(smallest.scene, path: "smallest")
    #expect(try SceneDocument(document.bytes, path: "smallest").scene == smallest.scene)
  }
}
