import CellCanvas
import PopoverThemes
import TestSupport
import Testing

@testable import PopoverLab

@Suite("The browser of themes")
struct BrowserTests {
  /// Themes with names, and pages from black to white.
  private func lab(_ themes: [(name: String, page: UInt32)]) -> Lab {
    let shelf = themes.map { name, page in
      Theme(
        name: name, summary: "the \(name) one",
        palettes: [
          .dark: ThemePalette([.page: RoleStyle(background: .rgb(page))])
        ])
    }
    return Lab(
      size: CellSize(width: 80, height: 24), themes: ThemeCollection(first: shelf[0], others: shelf)
    )
  }

  private var greys: Lab {
    lab([("Nord", 0x2E3440), ("paper", 0xFFFFFF), ("dusk", 0x80_8080), ("coal", 0)])
  }

  private func listed(_ lab: Lab) -> [String] {
    (lab.browser?.rows(of: lab.themes) ?? []).map { row in
      guard case .theme(let index) = row else { return row.label(lab.themes) }
      return lab.themes.items[index].theme.name
    }
  }

  @Test(arguments: [
    ("T", ["coal", "dusk", "Nord", "paper"]), ("Tb", ["coal", "Nord", "dusk", "paper"]),
    ("Tbn", ["coal", "dusk", "Nord", "paper"]), ("Td", ["coal", "Nord"]),
    ("Tl", ["dusk", "paper"]), ("Tda", ["coal", "dusk", "Nord", "paper"]), ("TM", []),
    ("TmM", ["Nord"]), ("TmMm", []), ("T/o<CR>", ["coal", "Nord"]),
    ("T/NOR", ["Nord"]),
    ("T/pr", ["paper"]), ("T/k one", ["dusk"]), ("T/zz", []),
    ("T/zz<Esc>b", ["coal", "Nord", "dusk", "paper"]), ("Td/no<Esc>", ["coal", "Nord"]),
    ("T/o<CR>d", ["coal", "Nord"]), ("T/p<BS><C-u>", ["coal", "dusk", "Nord", "paper"]),
  ])
  func whatIsListed(script: String, names: [String]) throws {
    #expect(try listed(press(script, on: greys)) == names)
  }

  /// A theme with two appearances is among the dark ones and among the light ones, whichever it shows.
  @Test(arguments: ["Td", "Tl", ":appearance dark<CR>Tl"])
  func aThemeIsListedForEachOfItsAppearances(script: String) throws {
    let shelf = [
      Theme(
        name: "twice",
        palettes: [
          .light: ThemePalette([.page: RoleStyle(background: .rgb(0xFF_FFFF))]),
          .dark: ThemePalette([.page: RoleStyle(background: .rgb(0))]),
        ])
    ]
    let lab = try press(
      script,
      on: Lab(size: CellSize(width: 80, height: 24), themes: ThemeCollection(first: shelf[0])))
    #expect(listed(lab) == ["twice"])
    #expect(lab.frame.picture.contains("twice"))
    #expect(lab.frame.picture.contains("both"))
  }

  @Test(arguments: [
    ("Tj", "paper"), ("Tk", "dusk"), ("T2k", "coal"), ("T9j", "paper"), ("Tg", "coal"),
    ("TG", "paper"), ("T<Home><Down>", "dusk"), ("T<PageDown>", "paper"), ("T/p", "paper"),
    ("T/o", "coal"), ("T/o<Down>", "Nord"), ("Tl", "dusk"), ("T/zz", "Nord"), ("TbG", "paper"),
  ])
  func theSceneShowsTheThemeUnderTheCursor(script: String, name: String) throws {
    let lab = try press(script, on: greys)
    #expect(lab.theme.name == name)
    #expect(
      lab.frame[CellPoint(x: 0, y: 0)].style.background
        == lab.theme.style(.page, depth: lab.display.depth).background)
  }

  @Test func enterKeepsWhatIsShown() throws {
    let lab = try press("TG<CR>", on: greys)
    #expect(lab.theme.name == "paper")
    #expect(lab.browser == nil)
    #expect(lab.notice == .done("Kept: Theme paper: the paper one"))
    #expect(try press("TGg", on: greys).theme.name == "coal")
    #expect(try press("T<CR>", on: greys).notice == .done("Nothing was changed"))
  }

  @Test func theKeptThemeIsBesideTheOther() throws {
    let lab = try press("TGv", on: greys)
    #expect(lab.shownThemes.map(\.name) == ["Nord", "paper"])
    let frame = lab.frame
    #expect(frame[CellPoint(x: 0, y: 1)].style.background == .rgb(0x2E3440))
    #expect(frame[CellPoint(x: 79, y: 1)].style.background == .rgb(0xFFFFFF))
    #expect(frame.picture.contains("kept: Nord"))
    #expect(frame.picture.contains("▸ paper"))
    #expect(try press("v", on: lab).shownThemes.count == 1)
    // The column that two halves leave belongs to the page, not to the panel.
    let patch = try press(":theme tooltip<CR>Tv", on: .sample())
    let page = patch.context.style(.page)
    #expect(page.background != patch.context.style(.text).background)
    #expect(patch.frame[CellPoint(x: 79, y: 5)].style.background == page.background)
  }

  @Test func theThemeKeyCyclesThroughTheMarkedThemes() throws {
    let marked = try press("TgmGm<CR>", on: greys)
    #expect(marked.theme.name == "paper")
    #expect(try press("t", on: marked).theme.name == "coal")
    #expect(try press("tt", on: marked).theme.name == "paper")
    #expect(try press("Tgm<CR>t", on: greys).theme.name == "Nord")
  }

  @Test func namesAndPathsAreCopied() throws {
    var lab = greys
    lab.press(.character("T"))
    #expect(lab.press(.character("y")) == [.terminal(.copy("Nord"))])
    #expect(lab.notice == .done("Copied: Nord"))
    #expect(lab.press(.character("Y")) == [])
    #expect(
      lab.notice == .refusal("Nord comes with poplab and has no file; y copies its name"))
    lab.receive(.themeOpened(path: "my/own.yaml", .success(Theme(name: "own"))))
    #expect(lab.press(.character("Y")) == [.terminal(.copy("my/own.yaml"))])
  }

  @Test func detailsShowEveryKeyOfTheTheme() throws {
    let details = try press("Ti")
    let keys = details.theme.listing.map(\.key)
    var seen = details.frame.picture
    var lab = details
    while true {
      let next = try press("<PageDown>", on: lab)
      if next.browser?.view == lab.browser?.view { break }
      lab = next
      seen += lab.frame.picture
    }
    for key in keys { #expect(seen.contains("\(key):"), "\(key)") }
    #expect(lab.notice == nil)
    #expect(try press("<PageDown>", on: lab).notice == .refusal("This is the end of the details"))
    #expect(try press("k", on: lab).browser?.view == .details(from: 0))
  }

  @Test func everyKeyInItIsSeenOrSaysWhyNot() {
    for mode in [ModeName.themes, .themeSearch, .sheet] {
      let map = CommandRegistry.keys(of: mode, scene: .standard)
      for size in [CellSize(width: 80, height: 24), Lab.minimumSize] {
        var before = Lab.sample(size: size)
        before.press(.character("T"))
        if mode == .themeSearch { before.press(.character("/")) }
        if mode == .sheet { before.press(.character("s")) }
        for key in map.groups.flatMap(\.bindings).map(\.key) {
          var after = before
          let effects = after.press(key)
          #expect(
            after.frame != before.frame || effects != [] || after.ending != nil, "\(key.label)")
        }
      }
    }
  }

  /// The heading names the order on every width.
  @Test(arguments: [
    (80, "T", "Themes        3/4 all by name"), (80, "Tb", "Themes  2/4 all by brightness"),
    (60, "Tb", "2/4 all by brightness"), (40, "T", "3/4 all by name"), (40, "Tb", "2/4 all 0-100%"),
    (40, "Tdb", "2/2 dark 0-100%"), (40, "TMb", "0/0 marked 0-100%"), (40, "T/o<CR>b", "/o"),
  ])
  func theHeadingKeepsTheOrder(width: Int, script: String, words: String) throws {
    var lab = greys
    lab.resize(to: CellSize(width: width, height: 24))
    let heading = try press(script, on: lab).frame.picture.split(separator: "\n")[0]
    #expect(heading.contains(words), "\(heading)")
  }

  @Test func allHintsAreOnTheScreen() {
    for size in [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)] {
      var lab = Lab.sample(size: size)
      lab.press(.character("T"))
      let hints = HintLines(
        lab.context.keys, width: size.width - 2, rows: size.height - lab.room.height - 1)
      let hinted = lab.context.keys.groups.filter { $0.hint != nil }
      #expect(hints.lines.joined().count == hinted.count)
    }
  }

  /// The keys of the browser without those that leave it or the lab.
  private static let keys: [Key] =
    (CommandRegistry.keys(of: .themes, scene: .standard).groups
    + CommandRegistry.keys(of: .themeSearch, scene: .standard).groups).flatMap(\.bindings).map(
      \.key
    )
    .filter {
      ![Key(.enter), Key(.escape), .character("q"), .character(":"), .control("c"), .control("z")]
        .contains($0)
    } + "1059xo ".unicodeScalars.map(Key.character)

  @Test(arguments: ["", "t", "5l3j]>ddmr", "Tm<CR>", "w"])
  func escapeRestoresEverything(script: String) throws {
    let before = try press(script)
    for seed in UInt64(0)..<10 {
      var random = SplitMix(seed: seed)
      var lab = before
      lab.press(.character("T"))
      for _ in 0..<random.whole(0...25) {
        lab.press(BrowserTests.keys.randomElement(using: &random) ?? Key(.down))
      }
      #expect(lab.frame.size == lab.size)
      lab.press(.control("l"))
      for _ in 0..<6 where lab.browser != nil { lab.press(Key(.escape)) }
      let isRestored = lab == before && lab.frame == before.frame
      #expect(isRestored, "seed \(seed):\n\(lab.frame.picture)")
    }
  }

  /// A theme was only tried; the scene was changed on purpose, which is one step.
  @Test func whatIsTypedToChangeTheSceneStays() throws {
    let before = try press("")
    #expect(try press("T:theme classic<CR>:right 5<CR>:margins<CR>").theme.name == "classic")
    let after = try press("T:theme classic<CR>:right 5<CR>:margins<CR><Esc>")
    #expect(after.theme == before.theme)
    #expect(after.scene == (try press(":right 5<CR>:margins<CR>").scene))
    let undone = try press("u", on: after)
    #expect(undone.scene == before.scene && undone.context.history.count == 0)
    let isRestored = try press("T:theme classic<CR><Esc>").withoutCommands == before
    #expect(isRestored)
  }

  @Test(arguments: [
    ("compare", "Engines are compared in the scene"), ("present", "Motions are looked at in the"),
    ("undo", "Changes are undone in the scene"), ("play", "Paths play in the scene"),
  ])
  func whatNeedsTheSceneIsRefused(command: String, words: String) throws {
    let lab = try press("T:\(command)<CR>")
    #expect(lab.focus == .themes)
    #expect(lab.notice?.words.hasPrefix(words) == true && lab.notice?.isRefusal == true)
  }

  @Test func whatIsNotFoundIsSaid() throws {
    let row = try press("T/zz", on: greys).frame.picture
    #expect(row.contains("No theme matches; in use is theme Nord"), "\(row)")
  }

  @Test func itOpensOnce() throws {
    #expect(
      try press("T:themes<CR>").notice == .refusal("The themes are shown already"))
    #expect(try press(":themes<CR>").browser != nil)
  }

  @Test func aFileThatChangesMeanwhileIsNew() {
    let old = Theme(name: "mine", shape: ThemeShape(border: .single))
    let new = Theme(name: "mine", shape: ThemeShape(border: .double))
    var lab = Lab(
      size: CellSize(width: 80, height: 24),
      themes: ThemeCollection(
        first: CollectedTheme(old, path: "a.yaml"), others: Lab.sample().themes.items)
    )
    for key in [Key.character("T"), .character("g")] { lab.press(key) }
    lab.receive(.themeReloaded(path: "a.yaml", .success(new)))
    lab.press(Key(.escape))
    #expect(lab.theme == new)
  }

  /// Escape clears a search as going to its list and clearing that does.
  @Test(arguments: ["T5j/zz", "T5j/a", "T/mono", "T5jl/zz"])
  func escapeInASearchKeepsTheTheme(script: String) throws {
    let left = try press(script + "<Esc>")
    #expect(left.settings == (try press(script + "<CR><Esc>").settings))
    #expect(left.focus == .themes && left.browser?.search.isEmpty == true)
  }
}

extension BrowserTests {
  /// The list and the lines below keep the colours of the theme with which it was opened.
  @Test func itsOwnColoursStay() throws {
    let lab = Lab.sample(theme: "paper")
    let (first, later) = (try press("Tg", on: lab).frame, try press("Tg9j", on: lab).frame)
    for row in [0, 1, 12, 20, 21, 22, 23] {
      let colors = [first, later].map { $0.row(row).suffix(30).map(\.style.background) }
      #expect(colors[0] == colors[1], "row \(row)")
    }
    #expect(first.row(12).first?.style != later.row(12).first?.style)
    #expect(try press("Tg9jq", on: lab).frame == press("", on: lab).frame)
  }

  @Test func theColumnsAreNamed() throws {
    #expect(try press("T").frame.picture.contains(" For  Bright"))
    let wide = try press("T", on: .sample(size: CellSize(width: 120, height: 36))).frame.picture
    #expect(wide.contains("Bright  Summary"))
  }
}
