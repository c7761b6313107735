import CellCanvas
import LabSupport
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Themes that are read when they are needed")
struct UnreadThemesTests {
  private let names = ["one", "two", "three"]

  private var lab: Lab {
    let others = names.map { $0 == "one" ? CollectedTheme(theme($0)) : CollectedTheme(unread: $0) }
    return Lab(
      size: CellSize(width: 80, height: 24),
      themes: ThemeCollection(first: others[0], others: others))
  }

  private func theme(_ name: String) -> Theme {
    Theme(name: name, summary: "number \(name)", shape: ThemeShape(border: .double))
  }

  /// The requests to the world while keys were pressed, one by one or together, and the lab afterwards.
  private func play(
    _ keys: String, _ themes: [String: ThemeReading]? = nil, together: Bool = false
  ) throws -> (requests: [WorldRequest], lab: Lab) {
    var lab = lab
    var world = HeadlessWorld(
      themes: themes
        ?? Dictionary(uniqueKeysWithValues: names.map { ($0, .success(theme($0))) }))
    let events = try KeyScript(keys).keys.map(TerminalEvent.key)
    let steps: [PlayedTerminal.Step] =
      together ? [.events(events)] : events.map { .events([$0]) }
    var terminal = PlayedTerminal(size: lab.size, steps: steps)
    _ = lab.run(on: &terminal, in: &world)
    return (world.requestsBesideScenes, lab)
  }

  @Test func nothingIsReadUntilThen() throws {
    #expect(try play("lcA:theme").requests == [])
    #expect(lab.themes.names == names)
  }

  @Test(arguments: [
    ("t", "two"), ("2t", "three"), ("tt", "three"), ("ttt", "one"), (":theme three<CR>", "three"),
    ("T<Down>", "three"), ("Tb", "one"), (":sheet two<CR>", "two"), (":sheet all<CR>", "one"),
    (":dial theme three<CR><CR>", "three"), (":dial theme<CR><Right><CR>", "two"),
  ])
  func thenAllAreRead(keys: String, name: String) throws {
    let (requests, lab) = try play(keys)
    #expect(requests == [.readThemes(["two", "three"])])
    #expect(lab.theme == theme(name))
    #expect(lab.waiting == nil)
  }

  /// A scene may name a theme before anything was read, as that of the last session does.
  @Test func oneThatASceneNamesIsReadToo() throws {
    var lab = lab
    ThemeCommands.use("two", &lab.context)
    #expect(lab.context.outbox.effects == [.world(.readThemes(["two", "three"]))])
    ThemeCommands.use("one", &lab.context)
    lab.receive(.themesRead(["two": .success(theme("two")), "three": .success(theme("three"))]))
    lab.context.outbox = Outbox()
    ThemeCommands.use("two", &lab.context)
    #expect(lab.context.outbox.effects.isEmpty && lab.theme == theme("two"))
  }

  @Test func itIsSaidLikeAnyOther() throws {
    let (_, lab) = try play("t")
    #expect(lab.notice == .done("Theme two: number two"))
    #expect(try play("tu").lab.theme == theme("one"))
  }

  /// An edit ends when its command has taken the value, not while that waits for themes.
  @Test(
    arguments: [("zzz", ModeName.settingEdit, "one"), ("thr", .settings, "three")], [true, false])
  func whatFollowsWaitsToo(_ edit: (typed: String, focus: ModeName, theme: String), together: Bool)
    throws
  {
    let (_, lab) = try play(",/theme<CR><CR>\(edit.typed)<CR>", together: together)
    #expect(lab.focus == edit.focus, "\(lab.notice?.words ?? "")")
    #expect(lab.theme == theme(edit.theme))
  }

  @Test(arguments: [("t", "three"), ("tt", "one"), ("TG", "three"), ("T<Down>", "three")])
  func whatCannotBeReadIsPassedOverAndNotAskedForAgain(keys: String, name: String) throws {
    let (requests, lab) = try play(keys, ["three": .success(theme("three"))])
    #expect(requests.count == 1)
    #expect(lab.theme == theme(name))
    #expect(lab.themes.items[1].fault == .file(.missing) && lab.themes.count == 2)
  }

  @Test func theListSaysWhatItLacks() throws {
    let (_, lab) = try play("T", ["one": .success(theme("one"))])
    #expect(lab.notice == .done("2 themes cannot be read; :theme two says why"))
    #expect(try play("T").lab.notice == nil)
  }

  @Test func filesAreWatchedOnceTheyAreRead() {
    let own = CollectedTheme(unread: "mine", path: "themes/mine.yaml")
    var lab = Lab(
      size: CellSize(width: 80, height: 24),
      themes: ThemeCollection(first: CollectedTheme(theme("one")), others: [own]))
    let watching = LabEffect.terminal(.watch(paths: ["themes/mine.yaml"]))
    #expect(!lab.startingEffects.contains(watching))
    #expect(lab.receive(.themesRead(["mine": .success(theme("mine"))])).contains(watching))
  }
}
