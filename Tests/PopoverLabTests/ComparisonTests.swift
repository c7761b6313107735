import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import TestSupport
import Testing

@testable import PopoverLab

@Suite("Comparison of engines")
struct ComparisonTests {
  private func lab(_ script: String, size: CellSize = CellSize(width: 80, height: 24)) throws -> Lab
  {
    try OverlayTests.lab(script, size: size)
  }

  @Test(arguments: [(40, 8), (40, 10), (78, 21), (80, 22), (44, 22), (200, 58), (19, 8), (131, 40)])
  func tilesAreAlikeAndInTheRoom(width: Int, height: Int) {
    let room = CellRect(x: 3, y: 1, width: width, height: height)
    let most = TileLayout.mostTiles(in: room.size)
    #expect(TileLayout.counts.contains(most))
    for count in 2...most {
      let layout = TileLayout(room: room, count: count)
      #expect(layout.scenes.count == count && Set(layout.scenes.map(\.size)).count == 1)
      let all = layout.headings + layout.scenes
      for (index, tile) in all.enumerated() {
        #expect(tile.intersection(room) == tile && !tile.isEmpty)
        for other in all[(index + 1)...] { #expect(tile.intersection(other).isEmpty) }
      }
    }
  }

  @Test(
    arguments: [
      ("C", ["poplab", "floating-ui"]), ("Ca", ["poplab", "floating-ui", "vim"]),
      ("Caa", ["poplab", "floating-ui", "vim", "css"]),
      ("C<Tab>e", ["poplab", "floating-ui-sides"]),
      ("C<Tab>eE", ["poplab", "floating-ui"]), ("Cax", ["poplab", "floating-ui"]),
      ("C<S-Tab>4e", ["poplab", "xdg-wlroots"]), ("eC", ["floating-ui", "poplab"]),
      (":compare vim css<CR>", ["vim", "css"]),
      (":compare vim css imgui vim<CR>", ["vim", "css", "imgui"]),
      (":compare<CR>", ["poplab", "floating-ui"]),
    ] as [(String, [String])])
  func enginesAreChosen(script: String, engines: [String]) throws {
    let lab = try lab(script)
    #expect(lab.tiles?.engines == engines)
    #expect(lab.tiles?.comparison?.rows.map(\.engine) == engines)
  }

  @Test(
    arguments: [
      ("Caaa", "Four engines are compared at most"),
      ("Cx", "A comparison needs two engines; C closes it"),
      (":compare vmi css<CR>", "Unknown engine 'vmi'; did you mean 'vim'?"),
      (":compare vim<CR>", "Two engines or more are compared"),
      ("xC", "The scene has no popover; a adds one"),
    ])
  func impossibleComparisonsAreRefused(script: String, words: String) throws {
    #expect(try lab(script).notice == .refusal(words))
  }

  @Test func itIsLeftAndNothingIsChanged() throws {
    for script in ["CC", "C<Esc>", "Ca<Tab>eC"] {
      let lab = try lab(script)
      #expect(lab.tiles == nil)
      #expect(lab.settings == Lab.sample().settings)
      #expect(try lab.frame == press("").frame)
    }
  }

  /// The line says why an engine differs even before another tile is selected.
  @Test func theFirstTileExplainsTheOthers() throws {
    for script in ["C", "C<Tab>"] {
      #expect(try lab(script + "9j9j").status.hasPrefix("floating-ui"))
    }
  }

  @Test func keysOfTheSceneWorkMeanwhile() throws {
    let lab = try lab("C9j9jd")
    let plain = try self.lab("9j9jd")
    #expect(lab.settings == plain.settings)
    #expect(lab.tiles?.comparison?.rows[0].placement == plain.placement)
  }

  /// Each tile is the scene as it would be if that engine placed the popover.
  @Test(arguments: ["", "99L99J", "9h9j", "g99K", "a"]) func eachTileIsWhatTheEngineSays(
    script: String
  ) throws {
    let lab = try lab(script)
    let name = try #require(lab.selectedPopover?.name)
    for engine in SceneEngines.names {
      let comparison = SceneComparison(
        lab.shown.stage, popover: name, engines: [ScenePopover.ownEngine, engine])
      var scene = lab.shown.stage
      scene.scene.popovers[lab.selection.popover].engine = engine
      let row = comparison.rows[1]
      #expect(row.placement == scene.placement())
      let isSame =
        row.popover.isShown
        && row.popover.layout.background == comparison.rows[0].popover.layout.background
      #expect(comparison.differences(row).isEmpty == isSame)
      let facts = row.popover.facts
      guard row.popover.isShown else {
        #expect(facts == ["the engine \(engine) has no defined answer"])
        continue
      }
      #expect(facts.contains("covers the anchor") == row.popover.layout.overlapsAnchor)
      let area = row.popover.presentation.area
      let isInside =
        row.popover.layout.background.clamped(to: area)
        == row.popover.layout.background
      #expect(facts.contains { $0.contains("out at the") } != isInside)
      for words in comparison.reasons(row) { #expect(!words.contains("\n") && !words.isEmpty) }
    }
  }

  /// Engines with a memory are asked with their former placement.
  @Test func aMemoryIsKept() throws {
    var lab = try lab(":compare poplab css<CR>")
    var former: ScenePlacement?
    for _ in 0..<16 {
      lab.press(.character("j"))
      let row = try #require(lab.tiles?.comparison?.rows[1])
      if let former { #expect(row.placement == row.stage.placement(after: former)) }
      former = row.placement
    }
  }

  @Test(arguments: [(40, 10), (40, 12), (76, 24), (80, 24), (200, 60)])
  func everyTileShowsTheAnchor(width: Int, height: Int) throws {
    for script in ["C", "Caaw", "99L99JCa", "aC", "7dC", "Cxw%"] {
      let lab = try lab(script, size: CellSize(width: width, height: height))
      #expect(lab.frame.size == lab.size)
    }
  }

  /// Overlays are drawn over the selected tile and over no other.
  @Test(arguments: ["R", "G", "M", "%", "RGM%"])
  func overlaysExplainTheSelectedTile(keys: String) throws {
    let size = CellSize(width: 160, height: 40)
    let plain = try lab("2>99L99JC", size: size)
    let overlaid = try lab("2>99L99JC\(keys)", size: size)
    #expect(changedTiles(from: plain, to: overlaid) == [0])
    #expect(
      changedTiles(
        from: try lab("2>99L99JC<Tab>", size: size), to: try press("<Tab>", on: overlaid))
        == [1])
  }

  private func changedTiles(from plain: Lab, to overlaid: Lab) -> [Int] {
    let layout = TileLayout(room: plain.context.explorer.scene, count: 2)
    let (before, after) = (plain.frame, overlaid.frame)
    return layout.scenes.indices.filter { index in
      let area = layout.scenes[index]
      return area.rows.contains { y in
        area.columns.contains { x in
          before[CellPoint(x: x, y: y)] != after[CellPoint(x: x, y: y)]
        }
      }
    }
  }

  @Test func tilesWithoutRoomAreDropped() throws {
    var lab = try lab("Caa", size: CellSize(width: 160, height: 50))
    #expect(lab.tiles?.engines.count == 4)
    lab.resize(to: CellSize(width: 40, height: 10))
    #expect((2...4).contains(try #require(lab.tiles?.engines.count)))
    #expect(lab.frame.size == lab.size)
  }
}
