import AnnotatedYAML
import CellCanvas
import ColorSchemes
import LabSupport
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

/// What the list of settings says, and what it does when something else changes.
@Suite("The list of settings")
struct SettingListTests {
  private static let mine = """
    theme: mb-blue
    anchors: { a: { x: 10, y: 4, width: 6 } }
    popovers: { p: { anchor: a, text: hello } }

    """

  /// A lab after these keys, in a world with a file.
  private func play(_ keys: String, on lab: Lab) throws -> Lab {
    var (lab, world) = (lab, HeadlessWorld())
    world.scenes.storage = HeadlessFiles([
      "./mine.yaml": Array(Self.mine.utf8), "./night.yaml": Array("scheme: night\n".utf8),
    ])
    let colors: [SchemeSlot: SchemeColor] = [
      .background: SchemeColor(0xFFFFFF), .foreground: SchemeColor(0),
    ]
    world.schemes = ["night", "day"].reduce(into: [:]) { schemes, name in
      schemes[name] = ColorScheme(format: .kitty, name: name, colors: colors)
    }
    let events = try KeyScript(keys).keys.map(TerminalEvent.key)
    var terminal = HeadlessTerminal(size: lab.size, events: events)
    _ = lab.run(on: &terminal, in: &world)
    return lab
  }

  /// A lab that starts in a theme, with a usual one, and with a scene that may name its own.
  private func lab(in theme: String, sceneTheme: String? = nil) throws -> Lab {
    let items = Lab.sample().themes.items
    var scene = Scene.start(anchor: CellRect(x: 4, y: 2, width: 8, height: 1))
    scene.theme = sceneTheme
    return Lab(
      size: CellSize(width: 120, height: 30), scene: scene,
      themes: ThemeCollection(
        first: try #require(items.first { $0.name == theme }), others: items, usual: "paper"))
  }

  @Test func whatAnOptionHasChosenBelongsToTheSceneAtTheStart() throws {
    var lab = try lab(in: "classic")
    lab.origins = ["x": .option("--anchor"), "width": .option("--anchor")]
    #expect(try setting("x", lab).origin == .option("--anchor"))
    let other = try play(":e nested<CR>", on: lab)
    #expect(other.scene.name == "nested")
    #expect(SettingTable(other.context).all.allSatisfy { $0.origin != .option("--anchor") })
  }

  @Test(
    arguments: [
      ("", "mb-blue", .scene), (":e nested<CR>", "mb-blue", .earlierScene),
      (":e ./mine.yaml<CR>", nil, .scene), (":e ./mine.yaml<CR>:e nested<CR>", nil, .earlierScene),
      (":e nested<CR>", nil, .standard), (":e nested<CR>t", nil, .lab), ("t", "mb-blue", .lab),
      (":e nested<CR>t:e compass<CR>", nil, .lab),
    ] as [(String, String?, SettingOrigin)])
  func theOriginOfTheThemeIsThatOfTheOpenScene(
    keys: String, theme: String?, origin: SettingOrigin
  ) throws {
    let lab = try play(keys, on: lab(in: theme ?? "paper", sceneTheme: theme))
    #expect(try setting("theme", lab).origin == origin)
  }

  @Test(
    arguments: [
      (":scheme night<CR>", .lab), (":e ./night.yaml<CR>", .scene),
      (":e ./night.yaml<CR>:e nested<CR>", .earlierScene),
      (":e ./night.yaml<CR>:scheme day<CR>", .lab), ("", .standard),
    ] as [(String, SettingOrigin)])
  func theOriginOfTheSchemeIsWhoNamesIt(keys: String, origin: SettingOrigin) throws {
    let lab = try play(keys, on: .sample())
    #expect(try setting("scheme", lab).origin == origin)
    // A scheme brings an appearance along that nobody has chosen.
    #expect(try setting("appearance", lab).origin == .standard)
  }

  @Test func theDefaultIsNotWhatTheStartHasChosen() throws {
    var lab = try lab(in: "double")
    lab.origins = ["theme": .option("--theme"), "motion": .configuration(.start)]
    lab.motionSettings = MotionSettings(.slide, .easeOut, duration: 1)
    let listed = try list("theme", on: lab)
    #expect(
      listed.status == "Theme: what everything looks like; from --theme, the default is paper")
    #expect(try setting("theme", press("r", on: listed)).value == "paper")
    #expect(try setting("curve", lab).origin == .standard)
    #expect(try setting("duration", list("duration", "r", on: lab)).value == "0.2")
    #expect(try setting("motion", list("motion", "r", on: lab)).value == "scale")
  }

  @Test(arguments: ["text", "x", "y", "screen", "at", "gap", "margins"])
  func theSettingThatIsSoughtIsSelected(name: String) throws {
    let lab = try press(",/\(name)<CR>")
    let mode = try #require(lab.listedSettings)
    #expect(mode.selectedSetting(in: lab.context)?.facts.name == name)
  }

  @Test func theDefaultThatAnOptionHasChosenSaysBoth() throws {
    var lab = try lab(in: "paper")
    lab.origins = ["theme": .option("--theme")]
    #expect(
      try list("theme", on: lab).status
        == "Theme: what everything looks like; from --theme, and the default too")
  }

  @Test(arguments: [
    ":name popover foo<CR>", ":name anchor foo<CR>", ":name foo<CR>:name popover a<CR>",
  ])
  func aNewNameChangesNoOrigin(keys: String) throws {
    func origins(_ lab: Lab) -> [SettingOrigin] {
      SettingTable(lab.context).all.filter { !$0.facts.isRequired }.map(\.origin)
    }
    #expect(origins(try press(keys)) == origins(.sample()))
  }

  @Test(arguments: [",G:delete<CR>", ",G:delete-popover<CR>", ",/gap<CR>:delete-popover<CR>"])
  func whatIsGoneIsNotSelected(keys: String) throws {
    let lab = try press(keys)
    let mode = try #require(lab.listedSettings)
    let panel = SettingsPanel(mode, lab.context)
    guard !mode.found.isEmpty else { return #expect(mode.selected == 0) }
    let rows = try #require(panel.rows(of: mode.selected))
    #expect(rows.upperBound > mode.top && rows.lowerBound < mode.top + panel.list.height)
    let end = try #require(panel.rows(of: mode.found.count - 1)).upperBound
    #expect(mode.top <= max(0, end - panel.list.height), "the list fills the panel")
  }

  @Test func aSearchWithoutResultSaysWhatWasSearched() throws {
    #expect(
      try press(",:delete-popover<CR>/gap<CR><CR>").notice
        == .refusal("No setting matches 'gap'; Esc lists every setting again"))
  }

  @Test(arguments: ["no effect", "unused"]) func aSearchFindsWhatTheRowsSay(words: String) throws {
    let lab = try press(",/\(words)<CR>")
    let found = try #require(lab.listedSettings).found
    #expect(found.contains { $0.name == "adjust" })
    #expect(found.allSatisfy { obstacle($0.name, lab) != nil })
  }

  /// As its command calls it too, which has another name than the key of scene files.
  @Test func aSearchFindsASettingByItsCommand() throws {
    let found = try #require(try press(",/directions<CR>").listedSettings).found
    #expect(found.map(\.name) == ["permitted"])
  }

  /// A scheme that is chosen is written into the scene, from which it has its origin then.
  @Test func aSearchFollowsWhatACommandHasWritten() throws {
    let lab = try press(",/scheme lab<CR>:scheme gruvbox-dark<CR>")
    #expect(lab.frame.picture.contains("Settings /scheme lab no match"), "\(lab.frame.picture)")
  }

  @Test func theStatusLineNamesNoCommand() throws {
    #expect(
      try list("anchor").status == "Anchor: the anchor that it hangs on, or a popover before it")
    #expect(try list("gap").status == "Gap: the distance from its anchor")
  }
}
