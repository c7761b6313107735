import CellCanvas
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Moving an anchor")
struct AnchorMovingTests {
  private let large = CellRect(x: 0, y: 0, width: 80, height: 22)
  private let small = CellRect(x: 0, y: 0, width: 20, height: 6)
  private let start = Scene.start().anchors[0]

  @Test func shrinkingAndGrowingLosesNothing() {
    var anchor = start
    anchor.move(x: 30, y: 8, on: large, isClamped: true)
    let before = anchor.bounds(on: large, isClamped: true)
    let shrunk = anchor.bounds(on: small, isClamped: true)
    #expect(small.intersection(shrunk) == shrunk)
    #expect(anchor.bounds(on: large, isClamped: true) == before)
  }

  @Test func aMoveStartsFromWhatIsShown() {
    var anchor = SceneRegion(name: "a", CellRect(x: 60, y: 20, width: 4, height: 1))
    #expect(anchor.bounds(on: small, isClamped: true) == CellRect(x: 16, y: 5, width: 4, height: 1))
    anchor.move(x: -1, y: 0, on: small, isClamped: true)
    #expect(anchor.bounds(on: small, isClamped: true) == CellRect(x: 15, y: 5, width: 4, height: 1))
  }

  @Test func theEdgeIsAsFarAsItGoes() {
    var anchor = start
    anchor.move(x: 9_999, y: -9_999, on: large, isClamped: true)
    #expect(
      anchor.bounds(on: large, isClamped: true) == CellRect(x: 70, y: 0, width: 10, height: 1))
    anchor.move(x: -1, y: 1, on: large, isClamped: true)
    #expect(anchor.bounds(on: large, isClamped: true).origin == CellPoint(x: 69, y: 1))
  }

  @Test(arguments: [("left-edge", 0), ("right-edge", 57), ("left", -30)])
  func anEdgeIsReachedFromOutside(command: String, x: Int) throws {
    var scene = Scene.start(anchor: CellRect(x: -30, y: 4, width: 3, height: 1))
    scene.screen = .cells(CellSize(width: 60, height: 18))
    let lab = Lab(
      size: CellSize(width: 80, height: 24), scene: scene, themes: Lab.sample().context.themes)
    let moved = try press(":\(command)<CR>", on: lab)
    #expect(moved.placement.anchors[0].rects[0].x == x)
  }

  @Test(arguments: [(-3, -3), (-1, -1), (2, 2), (99, 16)])
  func aPartOutsideOfAnEdgeMovesNoFartherOut(step: Int, moved: Int) {
    var anchor = SceneRegion(name: "a", CellRect(x: -2, y: 0, width: 4, height: 1))
    anchor.move(x: step, y: 0, on: small, isClamped: false)
    #expect(anchor.x == max(-2, min(moved - (step == 99 ? 0 : 2), 16)))
  }

  @Test func piecesStayTogether() {
    var anchor = SceneRegion(
      name: "link",
      shape: .pieces([
        CellRect(x: 12, y: 0, width: 6, height: 1), CellRect(x: 0, y: 1, width: 4, height: 1),
      ]))
    anchor.move(x: 99, y: 99, on: small, isClamped: true)
    #expect(
      anchor.rects(on: small, isClamped: true) == [
        CellRect(x: 14, y: 4, width: 6, height: 1), CellRect(x: 2, y: 5, width: 4, height: 1),
      ])
  }
}
