import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct EngineCatalogTests {
  private let scene = EngineScene(
    anchor: Rect(x: 30, y: 9, width: 4, height: 1),
    container: Rect(x: 0, y: 0, width: 80, height: 24), popupSize: Size(width: 12, height: 4),
    gap: 1)

  private func answer(_ name: String, _ scene: EngineScene) throws -> EngineAnswer {
    let engine = try #require(EngineCatalog.shipped.engine(named: name))
    return try #require(engine.answer(scene))
  }

  /// Except for those that choose the most room; the helper of Neovim has no gap.
  @Test(
    arguments: EngineCatalog.shipped.names.filter {
      ![
        "floating-ui-auto", "css-most-height", "we-popover", "fp-popover", "wy-popover",
        "am-pop-tip",
      ]
      .contains($0)
    })
  func whereAllFitsThePopupHangsBelow(name: String) throws {
    let frame = try answer(name, scene).frame
    #expect(frame.size == scene.popupSize)
    #expect(frame.y == (name == "neovim-preview" ? 10 : 11))
    #expect(frame.x == 26 || frame.x == 30)
  }

  /// An engine is said to shrink popups just where a larger minimum leads to another answer somewhere.
  @Test(arguments: EngineCatalog.shipped.engines.filter { !EngineCatalog.poplab.contains($0) })
  func theMinimumCountsWhereItIsSaidTo(engine: CatalogEngine) {
    for adjustment in [nil, .all, .resizeX, .resizeY, []] as [XDGConstraintAdjustment?] {
      let counts = stride(from: 0.0, through: 20, by: 2).contains { row in
        var scene = scene
        (scene.anchor.y, scene.popupSize, scene.adjustment) = (
          row, Size(width: 90, height: 30), adjustment
        )
        let free = engine.answer(scene)?.frame
        scene.minimumSize = Size(width: 89, height: 29)
        return engine.answer(scene)?.frame != free
      }
      #expect(counts == engine.shrinks(adjustment), "\(String(describing: adjustment))")
    }
  }

  /// The answer does not depend on where the container lies.
  @Test(arguments: EngineCatalog.shipped.names)
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
      Rect(x: 30, y: 4, width: 12, height: 4)
    ),
    ("chameleon", [.above, .left], "arrow right", Rect(x: 17, y: 7, width: 12, height: 4)),
    ("we-popover", [.above], "arrow down", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("fp-popover", [.right, .left], "arrow left", Rect(x: 35, y: 7.5, width: 12, height: 4)),
    ("fp-popover", [.above], "arrow down", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("fp-popover", [.below, .above], "arrow up", Rect(x: 26, y: 11, width: 12, height: 4)),
    ("wy-popover", [.left], "arrow right", Rect(x: 17, y: 7, width: 12, height: 5)),
    ("kx-menu", [.left], "arrow up", Rect(x: 26, y: 11, width: 12, height: 4)),
    ("cm-pop-tip", [.above], "arrow down", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("am-pop-tip", [.left], "arrow right", Rect(x: 17, y: 7.5, width: 12, height: 4)),
    ("am-pop-tip", [.above, .below], "arrow up", Rect(x: 26, y: 11, width: 12, height: 4)),
    ("easy-tip", [.left], "arrow right", Rect(x: 17, y: 7.5, width: 12, height: 4)),
    ("easy-tip", [.above], "arrow down", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("in-popover", [.right], "arrow left", Rect(x: 35, y: 7.5, width: 12, height: 4)),
    ("cp-popover", [.above], "arrow down", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("rbl-popover", [.left], "arrow right", Rect(x: 17, y: 8, width: 12, height: 4)),
    ("fs-popover", [.left], "arrow up", Rect(x: 26, y: 11, width: 12, height: 4)),
    ("corin-popover", [.above], "arrow down", Rect(x: 26, y: 4, width: 12, height: 4)),
    ("corin-popover", [.right, .above], "arrow left", Rect(x: 35, y: 7.5, width: 12, height: 4)),
    ("aheze-popovers", [.right], "no arrow", Rect(x: 35, y: 7.5, width: 12, height: 4)),
    ("aheze-popovers", [.left], "no arrow", Rect(x: 17, y: 7.5, width: 12, height: 4)),
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

  @Test(arguments: EngineCatalog.shipped.names.filter { !$0.hasPrefix("poplab") })
  func onlyEnginesWithAMemoryUseTheFormerAnswer(name: String) throws {
    let engine = try #require(EngineCatalog.shipped.engine(named: name))
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
  @Test(arguments: EngineCatalog.shipped.names)
  func onlyObeyedAdjustmentsMatter(name: String) throws {
    let engine = try #require(EngineCatalog.shipped.engine(named: name))
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

@Suite("Popover controllers in a catalog") struct CatalogControllerTests {
  /// Where no side is permitted, those that know what that means have no arrow, or no answer.
  @Test(arguments: [
    ("chameleon", Rect(x: 26, y: 8, width: 12, height: 3) as Rect?),
    ("we-popover", nil), ("fp-popover", Rect(x: 26, y: 11, width: 12, height: 3)),
    ("wy-popover", Rect(x: 34, y: 10, width: 12, height: 4)),
    ("am-pop-tip", Rect(x: 26, y: 8, width: 12, height: 3)),
  ])
  func nothingMayBePermitted(name: String, frame: Rect?) throws {
    let scene = EngineScene(
      anchor: Rect(x: 30, y: 9, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 80, height: 24), popupSize: Size(width: 12, height: 3),
      gap: 1, sides: [])
    let answer = try #require(EngineCatalog.shipped.engine(named: name)).answer(scene)
    #expect(answer?.frame == frame && answer?.side == nil)
  }

  /// Those whose originals have whole frames give an anchor of odd width a column more.
  @Test(arguments: [("wy-popover", 13.0), ("cm-pop-tip", 13), ("kx-menu", 12)])
  func someMakeFramesWhole(name: String, width: Double) throws {
    let scene = EngineScene(
      anchor: Rect(x: 30, y: 9, width: 3, height: 1),
      container: Rect(x: 0, y: 0, width: 80, height: 24), popupSize: Size(width: 12, height: 3),
      sides: [.below, .above])
    let answer = try #require(EngineCatalog.shipped.engine(named: name)).answer(scene)
    #expect(answer?.frame.width == width && answer?.frame.height == 3)
  }
}

@Suite("A catalog of engines") struct CatalogValueTests {
  private let own = CatalogEngine("mine", "in the corner") { scene, _ in
    EngineAnswer(frame: Rect(origin: scene.container.origin, size: scene.popupSize))
  }

  @Test(arguments: [
    ("vim", "vim"), ("vim-popup", "vim"), ("css-anchor", "css"), ("imgui-popup", "imgui"),
    ("neovim-float", "neovim"), ("xdg-positioner", "xdg-wlroots"), ("floating-ui", "floating-ui"),
    ("poplab", "poplab"), ("mine", "mine"),
  ])
  func anEngineIsFoundByEitherName(asked: String, name: String) {
    #expect(EngineCatalog.shipped.adding(own).engine(named: asked)?.name == name)
  }

  @Test func whatIsAddedIsInTheCopyAlone() {
    var catalog = EngineCatalog.shipped
    catalog.append(own)
    #expect(catalog.names == EngineCatalog.shipped.names + ["mine"])
    #expect(EngineCatalog.shipped.engine(named: "mine") == nil)
    #expect(catalog != .shipped && catalog == EngineCatalog.shipped.adding(own))
    #expect(EngineCatalog.shipped.engine(named: "vimm") == nil)
  }

  @Test func theLastOneOfANameCounts() {
    let other = CatalogEngine("mine", "nowhere") { _, _ in nil }
    let catalog = EngineCatalog([own, other])
    #expect(catalog.engines == [other] && own != other)
  }
}

@Suite("A comparison of engines") struct EngineComparisonTests {
  @Test func placesAreGroupedWithTheNamesOfTheirEngines() {
    let scene = EngineScene(
      anchor: Rect(x: 10, y: 2, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 40, height: 12), popupSize: Size(width: 8, height: 3))
    let corner = CatalogEngine("corner", "in the corner") { scene, _ in
      EngineAnswer(frame: Rect(origin: scene.container.origin, size: scene.popupSize))
    }
    let none = CatalogEngine("none", "nowhere") { _, _ in nil }
    let shipped = ["vim", "neovim"].compactMap(EngineCatalog.shipped.engine)
    let comparison = EngineComparison(scene, engines: shipped + [corner, none])
    #expect(comparison.places.all.map(\.engines) == [["vim", "neovim"], ["corner"]])
    #expect(comparison.places.all.map(\.sign) == ["1", "2"])
    #expect(comparison.rows.map(\.side) == [.below, .below, .left, nil])
    #expect(
      comparison.difference(comparison.rows[2])?.figures
        == Rect(x: -10, y: -3, width: 0, height: 0))
    #expect(comparison.difference(comparison.rows[3]) == nil)
  }
}
