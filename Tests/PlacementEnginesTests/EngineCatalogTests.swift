import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct EngineCatalogTests {
  private let scene = EngineScene(
    anchor: Rect(x: 30, y: 9, width: 4, height: 1),
    container: Rect(x: 0, y: 0, width: 80, height: 24), popupSize: Size(width: 12, height: 4),
    gap: 1)

  private func answer(_ name: String, _ scene: EngineScene) throws -> EngineAnswer {
    let engine = try #require(EngineCatalog.engine(named: name))
    return try #require(engine.answer(scene))
  }

  /// Except for two that choose the most room; the helper of Neovim has no gap.
  @Test(
    arguments: EngineCatalog.all.map(\.name).filter {
      $0 != "floating-ui-auto" && $0 != "css-most-height"
    })
  func whereAllFitsThePopupHangsBelow(name: String) throws {
    let frame = try answer(name, scene).frame
    #expect(frame.size == scene.popupSize)
    #expect(frame.y == (name == "neovim-preview" ? 10 : 11))
    #expect(frame.x == 26 || frame.x == 30)
  }

  /// The answer does not depend on where the container lies.
  @Test(arguments: EngineCatalog.all.map(\.name))
  func theWorldMayBeMoved(name: String) throws {
    for column in stride(from: 0.0, through: 76, by: 19) {
      for row in stride(from: 0.0, through: 23, by: 2) {
        var scene = scene
        scene.anchor.x = column
        scene.anchor.y = row
        scene.popupSize = Size(width: 30, height: 9)
        var moved = scene
        moved.anchor = scene.anchor.offset(x: 7, y: -3)
        moved.container = scene.container.offset(x: 7, y: -3)
        let (here, there) = (try answer(name, scene), try answer(name, moved))
        #expect(there.frame == here.frame.offset(x: 7, y: -3), "\(column),\(row)")
        #expect(there.name == here.name && there.side == here.side, "\(column),\(row)")
      }
    }
  }

  @Test(arguments: [
    ("floating-ui", [Side.above], "top", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("floating-ui-expert", [.right, .left], "right", Rect(x: 35, y: 7.5, width: 12, height: 4)),
    ("floating-ui-auto", [.left, .above], "left", Rect(x: 17, y: 7.5, width: 12, height: 4)),
    ("xdg-wlroots", [.left], "left", Rect(x: 17, y: 7, width: 12, height: 4)),
    ("xdg-kwin", [.right], "right", Rect(x: 35, y: 8, width: 12, height: 4)),
    ("css", [.above, .below], "top", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("css-flip", [.left], "left", Rect(x: 17, y: 7.5, width: 12, height: 4)),
    ("vim", [.left, .above], "botleft", Rect(x: 30, y: 4, width: 12, height: 4)),
    ("neovim", [.above], "SW", Rect(x: 30, y: 4, width: 12, height: 4)),
    ("imgui", [.right], "right", Rect(x: 35, y: 7, width: 12, height: 4)),
    (
      "posframe", [.above], "point-bottom-left-corner-upward",
      Rect(x: 30, y: 6, width: 12, height: 4)
    ),
  ])
  func sidesAreTriedInTheirOrder(
    name: String, sides: [Side], says: String, frame: Rect
  ) throws {
    var scene = scene
    scene.sides = sides
    let answer = try answer(name, scene)
    #expect(answer.name == says)
    #expect(answer.frame == frame)
  }

  @Test(arguments: EngineCatalog.all.map(\.name))
  func onlyEnginesWithAMemoryUseTheFormerAnswer(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let fresh = engine.answer(scene)
    let corners = [(0.0, 0.0), (76, 0), (0, 23), (76, 23)]
    let answers = corners.map { column, row in
      var former = scene
      (former.anchor.x, former.anchor.y) = (column, row)
      return engine.answer(scene, after: engine.answer(former))
    }
    #expect(answers.contains { $0 != fresh } == engine.remembers)
  }

  /// An engine differs between all and no adjustments only in those that it says it obeys.
  @Test(arguments: EngineCatalog.all.map(\.name))
  func onlyObeyedAdjustmentsMatter(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    for part: XDGConstraintAdjustment in [
      [.flipX, .flipY], [.slideX, .slideY], [.resizeX, .resizeY],
    ]
    where engine.obeyed.isDisjoint(with: part) {
      for (column, row) in [(0.0, 0.0), (76, 0), (0, 23), (76, 23), (30, 21)] {
        var scene = scene
        (scene.anchor.x, scene.anchor.y, scene.adjustment) = (column, row, .all)
        var without = scene
        without.adjustment = XDGConstraintAdjustment.all.subtracting(part)
        #expect(engine.answer(without) == engine.answer(scene), "\(column),\(row)")
      }
    }
  }
}
