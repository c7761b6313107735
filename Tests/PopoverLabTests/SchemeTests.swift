import CellCanvas
import ColorSchemes
import LabSupport
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Colour schemes in the lab")
struct SchemeTests {
  private static let night = scheme("Night", page: 0x10_1020, text: 0xE0_E0E0)
  private static let day = scheme("Day", page: 0xF8_F8F0, text: 0x20_2020)

  private static func scheme(_ name: String, page: UInt32, text: UInt32) -> ColorScheme {
    ColorScheme(
      format: .ghostty, name: name,
      colors: [
        .background: SchemeColor(page), .foreground: SchemeColor(text),
        .ansi(4): SchemeColor(0x30_80D0),
      ])
  }

  private func play(
    _ script: String, at location: SceneLocation = .unnamed
  ) throws -> (lab: Lab, requests: [WorldRequest]) {
    var world = HeadlessWorld()
    world.schemes = ["night": Self.night, "./day.conf": Self.day, "day": Self.day]
    var lab = Lab.sample()
    lab.context.themes.schemes.names = ["day", "night", "torn"]
    lab.context.isFresh = false
    lab.context.files.location = location
    lab.use(currentFolder: "/home/me")
    var terminal = HeadlessTerminal(
      size: lab.size, events: try KeyScript(script).keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    return (lab, world.requestsBesideScenes)
  }

  private func page(_ lab: Lab) -> Color { lab.theme.style(.page, depth: .trueColor).background }

  @Test(arguments: [
    (":scheme night<CR>", Color.rgb(0x10_1020), "Scheme Night, dark"),
    (":scheme ./day.conf<CR>", .rgb(0xF8_F8F0), "Scheme Day, light"),
    (":scheme night<CR>:scheme none<CR>", .standard, "Themes have their own colours"),
    (":scheme night<CR>:scheme<CR>", .rgb(0x10_1020), "Scheme night"),
    (
      ":scheme<CR>", .standard,
      "Themes have their own colours; :scheme NAME takes those of a scheme"
    ),
  ])
  func itsColoursAreTaken(script: String, page: Color, words: String) throws {
    let lab = try play(script).lab
    #expect(self.page(lab) == page)
    #expect(lab.notice == .done(words))
  }

  @Test(arguments: [
    (":scheme nihgt<CR>", "Unknown scheme 'nihgt'"),
    (":scheme none<CR>", "Themes have their own colours already"),
    (":theme night<CR>", "'night' is a colour scheme; :scheme night takes its colours"),
    (":scheme paper<CR>", "'paper' is a theme; :theme paper uses it"),
  ])
  func whatIsNoSchemeIsRefused(script: String, words: String) throws {
    #expect(try play(script).lab.notice == .refusal(words))
  }

  /// Chrome and colour are independent: every theme takes them, and keeps its shapes.
  @Test func theNextThemeHasThemToo() throws {
    let lab = try play(":scheme night<CR>t").lab
    #expect(page(lab) == .rgb(0x10_1020))
    #expect(lab.theme.metrics == (try press("t")).theme.metrics)
  }

  @Test func itIsUndoneAndKeptInTheScene() throws {
    let lab = try play("l:scheme night<CR>").lab
    #expect(lab.scene.scheme == "night")
    let back = try play("l:scheme night<CR>u").lab
    #expect(back.scene.scheme == nil && page(back) == .standard)
    #expect(back.notice?.words.contains("scheme night") == true)
  }

  /// Also where only the file system could tell the way from the scene to it.
  @Test(arguments: [
    ("a/s.yaml", "../day.conf"), ("/a/s.yaml", "/home/me/day.conf"),
    ("../s.yaml", "/home/me/day.conf"),
  ])
  func itsFileIsKeptInTheScene(scene: String, name: String) throws {
    let lab = try play("l:scheme ./day.conf<CR>", at: .file(scene)).lab
    #expect(lab.scene.scheme == name)
  }

  @Test func aSceneNamesItAsAKey() throws {
    let lab = try play(":scene scheme night<CR>").lab
    #expect(page(lab) == .rgb(0x10_1020))
    #expect(lab.scene.scheme == "night")
  }

  @Test func itIsASetting() throws {
    let lab = try play("l:scheme night<CR>").lab
    #expect(try setting("scheme", lab).value == "night")
    #expect(try setting("scheme", press("l")).value == "none")
  }

  /// The second list of the browser, one key apart.
  @Test(arguments: [
    ("T<Tab>j", "day" as String?), ("T<Tab>jj<CR>", "night"), ("T<Tab>jj<Esc>", nil),
    ("T<Tab>/nig<CR>", "night"), ("T<Tab>d", "night"), ("T<Tab>l", "day"), ("T<Tab>jjk", "day"),
    ("T<Tab>bG", "day"), ("T<Tab>j<Tab>j", "day"), ("T<Tab>jjk<CR>T<Tab>k<CR>", nil),
  ])
  func theBrowserListsThem(script: String, scheme: String?) throws {
    #expect(try play(script).lab.themes.choice.scheme == scheme)
  }

  @Test(arguments: [
    ("T<Tab>jY", Notice.refusal("day comes with poplab and has no file; y copies its name")),
    ("T<Tab>Y", .refusal("No scheme of a file is in use")),
    (":scheme ./day.conf<CR>T<Tab>Y", .done("Copied: ./day.conf")),
  ])
  func thePathOfTheFileIsCopied(script: String, notice: Notice) throws {
    #expect(try play(script).lab.notice == notice)
  }

  @Test func theirFiguresStandInTheRows() throws {
    let picture = try play("T<Tab>j").lab.frame.picture
    #expect(picture.contains("Scheme"))
    let night = try #require(picture.split(separator: "\n").first { $0.contains("  night") })
    #expect(night.contains("D   14.24 4.58"))
  }

  @Test func oneThatCannotBeReadIsNotKept() throws {
    let lab = try play("T<Tab>G<CR>").lab
    #expect(lab.notice == .refusal("Unknown scheme 'torn'"))
    #expect(lab.browser != nil)
  }

  /// As a theme alone is none: in a scene without a file both can be chosen again.
  @Test func aSchemeAloneIsNoUnsavedChange() throws {
    #expect(try play(":scheme night<CR>").lab.files.stored.scenes.isEmpty)
    #expect(try play("l:scheme night<CR>").lab.files.stored.scenes.count == 1)
  }

  /// The scheme of the start may be that of an option, which is not a part of the scene.
  @Test func theSchemeOfTheStartIsNotWrittenWhereTheStartComesBack() throws {
    var lab = try play(":scheme night<CR>").lab
    lab.context.edited.scene.scheme = nil
    lab.begin(in: nil)
    let start = lab.scene
    for key in try KeyScript(":scheme none<CR>:reset<CR>").keys { lab.press(key) }
    #expect(lab.themes.choice.scheme == "night")
    #expect(lab.scene == start)
  }

  /// A scheme has one appearance, whatever the theme has.
  @Test func itsAppearanceIsNotChanged() throws {
    let words = try play(":scheme night<CR>~").lab.notice?.words
    #expect(words == "The scheme night is dark; 'scheme none' gives the theme its variants back")
  }

  /// One that was opened by its path has a row too.
  @Test func anOpenedOneIsListed() throws {
    let lab = try play(":scheme ./day.conf<CR>T<Tab>").lab
    #expect(lab.frame.picture.contains("./day.conf"))
  }

  @Test func itsDetailsAreItsColours() throws {
    let picture = try play("T<Tab>jji").lab.frame.picture
    #expect(picture.contains("4.58 #3080d0 ansi.4"))
    #expect(!picture.contains("Keys"))
  }

  @Test func aSceneAndItsSchemeAreBothTold() throws {
    var lab = try play("l").lab
    lab.context.notice = .done("Opened a.yaml")
    _ = lab.receive(.schemeOpened("night", .success(OpenedScheme(Self.night))))
    #expect(lab.notice == .done("Opened a.yaml; scheme Night, dark"))
  }

  @Test func aSearchReadsThem() throws {
    let lab = try play("T<Tab>/Day<CR><CR>").lab
    #expect(page(lab) == .rgb(0xF8_F8F0))
  }

  @Test func oneThatCannotBeReadLeavesTheThemeItsColours() throws {
    let lab = try play("T<Tab>G").lab
    #expect(lab.themes.choice.scheme == "torn" && page(lab) == .standard)
  }

  /// A key in a long list does not sort it again, and whatever changes the list does.
  @Test(arguments: [
    ("T<Tab>", "jjj", true), ("T<Tab>", "i", true), ("T<Tab>b", "k", true), ("T<Tab>", "d", false),
    ("T<Tab>", "b", false), ("T<Tab>", "/n", false), ("T<Tab>", "<Tab>", false),
    ("T", "j", true), ("T", "m", false),
  ])
  func aListIsSortedOnce(script: String, further: String, isKept: Bool) throws {
    let (before, after) = (try play(script).lab, try play(script + further).lab)
    #expect((before.browser?.lastListing == after.browser?.lastListing) == isKept)
    #expect(after.browser?.rows(of: after.themes) == after.browser?.sortedRows(of: after.themes))
  }

  /// What is read of schemes later changes their places where colours have a say in them, and only there.
  @Test(arguments: [("T<Tab>", false), ("T<Tab>b", true)])
  func aListFollowsWhatIsRead(script: String, changes: Bool) throws {
    var lab = try play(script).lab
    let before = lab.browser?.rows(of: lab.themes)
    _ = lab.receive(
      .schemesRead(["night": .success(OpenedScheme(Self.scheme("Night", page: 0xFF_FFFF, text: 0)))]
      ))
    #expect((lab.browser?.rows(of: lab.themes) != before) == changes)
    #expect(lab.browser?.rows(of: lab.themes) == lab.browser?.sortedRows(of: lab.themes))
  }

  /// Of a long list what is around the cursor is read, a screen and more ahead of it.
  @Test(arguments: [("T<Tab>", 1), ("T<Tab>70j", 1), ("T<Tab>300j", 3)])
  func aLongListIsReadInParts(script: String, requests: Int) throws {
    var lab = Lab.sample()
    lab.context.themes.schemes.names = (0..<1_000).map { "scheme-\($0)" }
    var world = HeadlessWorld()
    var terminal = HeadlessTerminal(
      size: lab.size, events: try KeyScript(script).keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    let sizes = world.requestsBesideScenes.map { request in
      if case .readSchemes(let names) = request { names.count } else { 0 }
    }
    #expect(sizes.count == requests && sizes.allSatisfy { (1...300).contains($0) }, "\(sizes)")
  }

  /// What is counted and sorted by colours waits until all of them have been read.
  @Test(arguments: [("T<Tab>d", 400), ("T<Tab>b", 400), ("Tb<Tab>", 400), ("T<Tab>", 149)])
  func aListByColoursHasReadAllOfThem(script: String, count: Int) throws {
    var lab = Lab.sample()
    let names = (0..<400).map { "scheme-\($0)" }
    lab.context.themes.schemes.names = names
    var world = HeadlessWorld()
    for (index, name) in names.enumerated() {
      let page: UInt32 = index % 2 == 0 ? 0 : 0xFF_FFFF
      world.schemes[name] = Self.scheme(name, page: page, text: page ^ 0xFF_FFFF)
    }
    var terminal = HeadlessTerminal(
      size: lab.size, events: try KeyScript(script).keys.map(TerminalEvent.key))
    _ = lab.run(on: &terminal, in: &world)
    #expect(lab.themes.schemes.listed.count(where: lab.themes.schemes.isRead) == count)
    if script.hasSuffix("d") { #expect(lab.notice == .done("200 of 400 schemes")) }
  }

  /// Only what is near the cursor is read, and all of it for an order by brightness.
  @Test(arguments: [("T<Tab>", 1), ("T<Tab>b", 1), ("T", 0), ("T<Tab>jjj", 1)])
  func theyAreReadOnce(script: String, requests: Int) throws {
    #expect(try play(script).requests.count == requests)
  }
}
