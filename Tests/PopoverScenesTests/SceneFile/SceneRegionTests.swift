import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverThemes
import Testing

@testable import PopoverScenes

@Suite("Regions of a scene")
struct SceneRegionTests {
  private let screen = CellRect(x: 0, y: 0, width: 80, height: 25)

  @Test(arguments: [
    (ReferencePoint.topLeft, 3, 4), (.top, 36, 4), (.topRight, 69, 4), (.left, 3, 15),
    (.middle, 36, 15), (.right, 69, 15), (.bottomLeft, 3, 26), (.bottom, 36, 26),
    (.bottomRight, 69, 26),
  ])
  func lieFlushAtTheirPointAndAreMoved(at: ReferencePoint, x: Int, y: Int) {
    let region = SceneRegion(
      name: "a", at: at, x: 3, y: 4, shape: .rect(CellSize(width: 14, height: 3)))
    #expect(region.rects(on: screen) == [CellRect(x: x, y: y, width: 14, height: 3)])
  }

  @Test func halvesGoToTheHigherCell() {
    let region = SceneRegion(name: "a", at: .middle, shape: .rect(CellSize(width: 3, height: 2)))
    #expect(region.rects(on: screen) == [CellRect(x: 39, y: 12, width: 3, height: 2)])
    let large = SceneRegion(name: "a", at: .middle, shape: .rect(CellSize(width: 85, height: 1)))
    #expect(large.rects(on: screen)[0].x == -2)
  }

  @Test func piecesKeepTheirPlacesToOneAnother() {
    let pieces = [
      CellRect(x: 6, y: 0, width: 4, height: 1), CellRect(x: 0, y: 1, width: 5, height: 1),
    ]
    var region = SceneRegion(name: "a", shape: .pieces(pieces))
    #expect(region.rects(on: screen) == pieces)
    for at in ReferencePoint.allCases {
      region.at = at
      let rects = region.rects(on: screen)
      #expect(rects[0].x - rects[1].x == 6 && rects[1].y - rects[0].y == 1)
    }
    region.at = .bottomRight
    #expect(region.rects(on: screen)[0] == CellRect(x: 76, y: 23, width: 4, height: 1))
  }
}
