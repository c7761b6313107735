import BundledThemes
import CellCanvas
import PopoverReports
import PopoverScenes
import PopoverThemes
import Testing

@Suite("What is exported of a popover")
struct ExportedPopoverTests {
  private static let catalog = ThemeCatalog(BundledThemes.all)

  /// A popover at an anchor of four columns on a screen of thirty.
  private static func popover(
    _ keys: String, at anchor: String = "x: 14, y: 9", scene: String = "screen: 30x20",
    theme name: String = "rounded", on change: (inout SceneStage) -> Void = { _ in }
  ) throws -> ExportedPopover {
    let text = """
      \(scene)
      anchors: { here: { \(anchor), width: 4 } }
      popovers: { box: { anchor: here, \(keys) } }
      """
    var stage = SceneStage(
      try Scene([UInt8](text.utf8), path: "box.yaml"), screen: CellSize(width: 80, height: 24),
      theme: try catalog.theme(named: name).variants[0])
    change(&stage)
    return try #require(ExportedPopover("box", of: stage))
  }

  private static let leaving = "engine: xdg-wlroots, adjust: none, permitted: "
  private static let four = #"text: "one\ntwo\nthree\nfour", \#(leaving)"#
  private static let long = "text: abcdefghijklmnop, \(leaving)"

  /// Where a rule is stated, the place is another one there.
  @Test(arguments: [
    ("uikit", #""one\ntwo\nthree\nfour""#), ("swiftui", #""one\ntwo\nthree\nfour""#),
    ("css", ">one\ntwo\nthree\nfour<"), ("floating-ui", ">one\ntwo\nthree\nfour<"),
    ("css", "<div class=\"arrow "),
  ])
  func aRuleIsStatedWithAllOfTheText(target: String, expected: String) throws {
    let target = try #require(ExportTarget.named(target))
    for (side, row) in [("down", 0), ("down", 2), ("up", 16), ("up", 19)] {
      let code = target.code(try Self.popover("\(Self.four)[\(side)]", at: "x: 10, y: \(row)"))
      #expect(code.contains(expected), "\(code)")
    }
  }

  /// A box that is cut at an edge shows what lies inside of its border there.
  @Test(arguments: [
    ("\(four)[down]", "x: 10, y: 5", ["three", "four"]), ("\(four)[down]", "x: 10, y: 2", ["four"]),
    ("\(four)[up]", "x: 10, y: 14", ["one", "two"]), ("\(long)[right]", "x: 10, y: 4", ["lmnop"]),
    ("\(long)[left]", "x: 18, y: 4", ["abc"]),
    ("text: 漢字漢字漢字漢字, \(leaving)[right]", "x: 10, y: 4", [" 漢字"]),
    ("text: 漢字漢字漢字漢字, \(leaving)[left]", "x: 18, y: 4", ["漢"]),
  ])
  func aPlaceIsStatedWithWhatTheScreenShows(keys: String, anchor: String, lines: [String]) throws {
    let popover = try Self.popover(keys, at: anchor)
    let shown = popover.cutToScreen(above: 0)
    #expect(shown.lines == lines && shown.cutToScreen(above: 0) == shown)
    let texts = lines.map { "'\($0)'" }.joined(separator: ", ")
    let code = try #require(ExportTarget.named("vim")).code(popover)
    #expect(code.contains("call popup_create([\(texts)], poplab)"), "\(code)")
  }

  /// What shows beside an arrow is no part of it.
  @Test(arguments: ["classic", "bubble", "gik", "mb", "rounded", "tooltip"])
  func anArrowHasNothingOfThePage(theme: String) throws {
    for side in ["up", "down", "left", "right"] {
      let arrows = try ["blank", "essay", "code"].map { page in
        try Self.popover(
          "text: abc, permitted: \(side)", scene: "screen: 30x20\npage: \(page)", theme: theme
        ).arrow
      }
      #expect(arrows[1] == arrows[0] && arrows[2] == arrows[0], "\(side): \(arrows)")
    }
  }

  @Test(arguments: ["mb-green", "mb-blue", "classic", "rounded", "tooltip"])
  func anArrowHasNothingOfTitleAndFooter(theme: String) throws {
    for side in ["up", "down"] {
      let keys =
        "text: a, size: 12x1, permitted: \(side), title: abcdefghijkl, footer: abcdefghijkl"
      let arrow = try #require(try Self.popover(keys, theme: theme).arrow)
      #expect(arrow.lines.joined().filter(\.isLetter) == "", "\(side): \(arrow.lines)")
    }
  }

  /// The title lies in the border of this theme, and the footer in a row of the content.
  @Test func titleAndFooterAreLookedForApart() throws {
    let keys = "text: Some text, title: Titel, footer: Fuss"
    let popover = try Self.popover(keys, theme: "mb-green")
    #expect(popover.look.title == "Titel" && popover.look.footer.isEmpty)
    #expect(popover.lines.last?.contains("Fuss") == true)
    #expect(!popover.lines.contains { $0.contains("Titel") })
  }

  /// A background of one's own has no border in which they could lie.
  @Test func titleAndFooterAreWrittenOnce() throws {
    let popover = try Self.popover("text: Some text, title: Titel, footer: Fuss") { stage in
      stage.background = StageBackground(stage.theme.background(depth: .trueColor))
    }
    #expect(popover.look.title.isEmpty && popover.look.footer.isEmpty)
    #expect(popover.lines == ["  Titel", "Some text", "  Fuss"])
  }

  @Test func aTitleIsAsLongAsTheTerminalShowsIt() throws {
    let keys = "text: a, size: 13x1, title: \(String(repeating: "±", count: 12))"
    let popover = try Self.popover(keys) { $0.theme.ambiguousWidth = .two }
    #expect(popover.look.title == "±±±±±±±")
    let lost = try #require(ExportTarget.named("vim")).lost(popover)
    #expect(lost.contains { $0.hasPrefix("the rest of the title") }, "\(lost)")
  }

  /// No more is drawn than the largest screen shows.
  @Test func aHugePopoverCostsNoMoreThanAScreen() throws {
    let popover = try Self.popover("text: one, size: 100000x100000, \(Self.leaving)[up]")
    #expect(popover.lines.count == SceneScreen.range.upperBound && popover.lines[0] == "one")
    #expect(popover.arrow?.lines == ["▲", "┴"])
  }
}
