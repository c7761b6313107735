import CellCanvas
import PopoverThemes
import Testing

@testable import PopoverScenes

@Suite("What a scene reserves")
struct SceneReservedTests {
  /// A real screen may become too small for what is reserved, where a screen of a size is asked as it is.
  @Test(arguments: [("20x6", 6), ("real", 5)])
  func allOfAScreenMayBeReservedUnlessItIsReal(screen: String, bottom: Double) throws {
    let stage = try SceneStage(
      """
      screen: \(screen)
      reserved: { bottom: 6 }
      anchors: { a: { x: 8, y: 0, width: 3 } }
      popovers: { p: { anchor: a, size: 3x1 } }
      """, screen: CellSize(width: 20, height: 6))
    let placed = try #require(stage.placement()["p"])
    #expect(placed.presentation.reserved.bottom == bottom)
    #expect(placed.layout.isAnchorVisible == (bottom < 6))
  }

  @Test func whatIsReservedIsSeen() throws {
    let theme = try Theme(Array("styles: { keyboard: { background: 4 } }".utf8), path: "t.yaml")
    let stage = try SceneStage(
      "screen: 6x4\nreserved: { left: 1, bottom: 1 }", theme: theme)
    let canvas = stage.picture(of: stage.placement())
    let reserved = canvas.bounds.rows.map { y in
      canvas.row(y).map { $0.style.background == .palette(4) ? "#" : "." }.joined()
    }
    #expect(reserved == ["#.....", "#.....", "#.....", "######"])
  }
}
