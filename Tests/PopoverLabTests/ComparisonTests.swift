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
    #expect(ComparisonMode.counts.contains(most))
    for count in 2...most {
      if count > 2 { #expect(width >= 2 * 38) }
      let layout = TileLayout(room: room, count: count)
      #expect(layout.scenes.count == count && Set(layout.scenes.map(\.size)).count == 1)
      let all = layout.headings + layout.scenes
      for (index, tile) in all.enumerated() {
        #expect(tile.intersection(room) == tile && !tile.isEmpty)
        for other in all[(index + 1)...] { #expect(tile.intersection(other).isEmpty) }
      }
    }
  }

  @Test func whoMayCoverTheAnchorLiesOnNoSide() throws {
    let lab = try lab("o:popover size 75x21<CR>:minimum 75x21<CR>C")
    let row = lab.frame.picture.split(separator: "\n").first { $0.contains("poplab") }
    #expect(row?.contains("over the anchor") == true, "\(lab.frame.picture)")
  }

  @Test(
    arguments: [
      ("C", ["poplab", "floating-ui", "xdg-wlroots", "css", "vim"]),
      ("Cxxx", ["css", "vim"]), ("CxxxCC", ["poplab", "floating-ui", "xdg-wlroots", "css", "vim"]),
      ("eC", ["floating-ui", "poplab", "xdg-wlroots", "css", "vim"]),
      (":compare vim css<CR>", ["vim", "css"]),
      (":compare vim css<CR>a", ["vim", "css", "poplab"]),
      (":compare vim css<CR>aa", ["vim", "css", "poplab", "floating-ui"]),
      (":compare vim css<CR>ax", ["vim", "css"]),
      (":compare poplab floating-ui<CR><Tab>e", ["poplab", "floating-ui-sides"]),
      (":compare poplab floating-ui<CR><Tab>eE", ["poplab", "floating-ui"]),
      (":compare poplab floating-ui<CR><S-Tab>4e", ["poplab", "xdg-wlroots"]),
      (":compare vim css imgui vim<CR>", ["vim", "css", "imgui"]),
      (":compare vim-popup css-anchor vim<CR>", ["vim", "css"]),
      (":compare<CR>", ["poplab", "floating-ui", "xdg-wlroots", "css", "vim"]),
    ] as [(String, [String])])
  func enginesAreChosen(script: String, engines: [String]) throws {
    let lab = try lab(script)
    #expect(lab.tiles?.engines == engines)
    #expect(lab.tiles?.comparison?.rows.map(\.engine) == engines)
  }

  @Test(
    arguments: [
      ("Ca", "At most 5 engines are compared; x removes one"),
      (":compare poplab floating-ui css vim imgui neovim<CR>", "At most 5 engines are compared"),
      ("Cxxxx", "A comparison needs two engines; c closes it"),
      (":compare vmi css<CR>", "Unknown engine 'vmi'; did you mean 'vim'?"),
      (":compare vim<CR>", "At least 2 engines are compared"),
      ("xC", "The scene has no popover; a adds one"),
      ("C:delete<CR>5l", "The scene has no anchor; :add adds one"),
    ])
  func impossibleComparisonsAreRefused(script: String, words: String) throws {
    #expect(try lab(script).notice == .refusal(words))
  }

  @Test func itIsLeftAndNothingIsChanged() throws {
    for script in ["CC", "C<Esc>", "Cx<Tab>eC", "CvC"] {
      let lab = try lab(script)
      #expect(lab.tiles == nil)
      #expect(lab.settings == Lab.sample().settings)
      #expect(try lab.frame == press("").frame)
    }
  }

  /// The line says why an engine differs even before another one is selected.
  @Test func theFirstEngineExplainsTheOthers() throws {
    for script in [":compare poplab floating-ui<CR>", ":compare poplab floating-ui<CR><Tab>"] {
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
      #expect(facts.contains("over the anchor") == row.popover.layout.overlapsAnchor)
      let isCut = row.popover.layout.isShrunk && row.popover.layout.rule != .wrapped
      #expect(facts.contains { $0.hasPrefix("cut to") } == isCut)
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
    for script in ["C", "Cvw", "99L99JCv", "aC", "7dC", "Cxw%", "Cv<S-Tab>"] {
      let lab = try lab(script, size: CellSize(width: width, height: height))
      #expect(lab.frame.size == lab.size)
    }
  }

  /// Overlays are drawn over the selected tile and over no other.
  @Test(arguments: ["R", ";vg", "M", "%", "R;vgM%"])
  func overlaysExplainTheSelectedTile(keys: String) throws {
    let size = CellSize(width: 160, height: 40)
    let comparing = "2>99L99J:compare poplab floating-ui<CR>v"
    let plain = try lab(comparing, size: size)
    let overlaid = try lab(comparing + keys, size: size)
    #expect(changedTiles(from: plain, to: overlaid) == [0])
    #expect(
      changedTiles(
        from: try lab(comparing + "<Tab>", size: size), to: try press("<Tab>", on: overlaid))
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

  /// Without room for all, the tiles of the first and the selected engine are shown, with their numbers.
  @Test(arguments: [
    (1, "▸ 2/5 floating-ui"), (2, "▸ 3/5 xdg-wlroots"), (3, "▸ 4/5 css"), (4, "▸ 5/5 vim"),
  ])
  func theSelectedEngineHasATile(steps: Int, words: String) throws {
    var lab = try lab("Cv", size: CellSize(width: 40, height: 12))
    for _ in 0..<steps {
      lab.press(Key(.tab))
      let heading = try #require(lab.frame.picture.split(separator: "\n").first)
      #expect(heading.hasPrefix("  1/5 poplab"), "\(heading)")
      #expect(lab.cursor == CellPoint(x: 20, y: 0))
    }
    #expect(lab.frame.picture.contains(words), "\(lab.frame.picture)")
  }

  /// A legend has each place once, the selected engine's popover is drawn, and the others are outlined.
  @Test func placesLieOverEachOther() throws {
    let lab = try lab("99L99J:compare poplab floating-ui css vim<CR>")
    let lines = lab.frame.picture.split(separator: "\n")
    #expect(lines[0].hasPrefix(" 1 ▸poplab, floating-ui  above"))
    #expect(lines[1].hasPrefix(" 2  css                  above: 1 column left"))
    #expect(lines[2].hasPrefix(" 3  vim                  over the anchor: 2 rows down"))
    #expect(lines[3...].contains { $0.contains("21222") })
    #expect(lines[3...].contains { $0.contains("3333") } && lab.frame.picture.contains("anchor"))
  }

  @Test(arguments: [("", 0), ("<Tab>", 1), ("<S-Tab>", 3), ("3<Tab>x", 2)])
  func theCursorIsOnTheSelectedEngine(keys: String, engine: Int) throws {
    let lab = try lab("99L99J:compare poplab css vim imgui<CR>" + keys)
    #expect(lab.tiles?.selected == engine)
    let cursor = try #require(lab.cursor)
    let line = lab.frame.picture.split(separator: "\n")[cursor.y]
    #expect(line.contains("▸\(try #require(lab.tiles?.engines[engine]))"), "\(line)")
  }

  /// `v` shows a picture for each engine; it neither changes the scene nor forgets an engine.
  @Test func picturesAreShownOnDemand() throws {
    let size = CellSize(width: 40, height: 12)
    let lab = try lab("C<Tab>", size: size)
    let pictures = try press("v", on: lab)
    #expect(pictures.frame != lab.frame && pictures.tiles?.engines == lab.tiles?.engines)
    #expect(try press("v", on: pictures).frame == lab.frame)
  }
}
