import CellCanvas
import PopoverScenes
import Testing

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
