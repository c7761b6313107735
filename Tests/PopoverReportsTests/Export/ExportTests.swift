import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import PopoverThemes
import Testing

@Suite("Scenes as code")
struct ExportTests {
  private static let catalog = ThemeCatalog(BundledThemes.all)

  /// A scene of a few keys.
  static func popover(
    _ keys: String = "", scene: String = "", text words: String = "'It''s a \"word\"'",
    theme name: String = "rounded"
  ) throws -> ExportedPopover {
    let text = """
      version: 1
      name: small
      screen: 40x12
      \(scene)
      anchors: { here: { x: 10, y: 3, width: 4 } }
      popovers: { box: { anchor: here, text: \(words), permitted: [up, down] \(keys) } }
      """
    let scene = try Scene([UInt8](text.utf8), path: "small.yaml")
    let theme = try catalog.theme(named: name).variants[0]
    let stage = SceneStage(scene, screen: CellSize(width: 80, height: 24), theme: theme)
    return try #require(ExportedPopover("box", of: stage))
  }

  @Test func everyTargetHasANameAndWritesEveryShippedScene() throws {
    #expect(Set(ExportTarget.all.map(\.name)).count == 11)
    let theme = try Self.catalog.theme(named: "classic").variants[0]
    for shipped in ShippedScenes.all {
      let scene = try Scene(shipped.source, path: shipped.name)
      let stage = SceneStage(scene, screen: CellSize(width: 80, height: 24), theme: theme)
      for name in scene.popovers.map(\.name) {
        guard let subject = ExportedPopover(name, of: stage) else { continue }
        for target in ExportTarget.all {
          let code = target.code(subject)
          #expect(code.contains("'\(name)'") && code.hasSuffix("\n"), "\(target.name) \(name)")
          #expect(code == target.code(subject))
        }
      }
    }
  }

  /// What lies over a popover is none of its content.
  @Test func anotherPopoverOverItIsNotExported() throws {
    let text = """
      screen: 30x7
      anchors: { a: { x: 10, width: 4 } }
      popovers:
        one: { anchor: a, text: "Alpha beta gamma delta", size: 22x3, permitted: up }
        two: { anchor: one, text: OVER, size: 8x1 }
      """
    let scene = try Scene([UInt8](text.utf8), path: "two.yaml")
    let theme = try Self.catalog.theme(named: "rounded").variants[0]
    let stage = SceneStage(scene, screen: CellSize(width: 80, height: 24), theme: theme)
    let one = try #require(ExportedPopover("one", of: stage))
    #expect(one.lines == ["Alpha beta gamma delta", "", ""] && !one.hasStyledContent)
  }

  @Test(arguments: [
    ("vim", "let poplab = {'line': 6, 'col': 5, 'pos': 'topleft'"),
    ("vim", "call popup_create(['It''s a \"word\"'], poplab)"),
    ("neovim", "row = 5, col = 4, width = 15, height = 1"),
    ("nvim", "row = 5, col = 4, width = 15, height = 1"),
    ("neovim", #"" It's a \"word\"""#), ("tmux", "-x 4 -y 8 -w 17 -h 3 -b rounded"),
    ("ratatui", "Rect::new(4, 5, 17, 3)"), ("ratatui", #"Line::raw("It's a \"word\"")"#),
    ("textual", "offset: 4 5;"), ("textual", "width: 17; height: 3;"),
    ("lipgloss", "MarginLeft(4).MarginTop(5)"),
    ("css", "position-area: bottom; margin: 16px 0 0 0;"),
    (
      "css",
      ".arrow.below { top: anchor(--anchor bottom); bottom: anchor(--popover top); margin-top: 0px; "
    ),
    ("css", "<div class=\"arrow below\"></div><div class=\"arrow above\"></div>"),
    ("css", "@position-try --above { position-area: top; margin: 0 0 16px 0; }"),
    ("css", "It's a &quot;word&quot;"), ("floating-ui", #"fallbackPlacements: ["top"]"#),
    ("xdg", "xdg_positioner_set_anchor_rect(positioner, 80, 48, 32, 16);"),
    ("xdg", "xdg_positioner_set_gravity(positioner, XDG_POSITIONER_GRAVITY_BOTTOM);"),
    ("uikit", "popover.sourceRect = CGRect(x: 80, y: 48, width: 32, height: 16)"),
    ("uikit", "popover.permittedArrowDirections = [.up, .down]"),
    ("uikit", "content.preferredContentSize = CGSize(width: 104, height: 16)"),
    ("swiftui", "arrowEdge: .bottom"),
  ])
  func codeHasTheFiguresOfTheScene(target: String, expected: String) throws {
    let code = try #require(ExportTarget.named(target)).code(try Self.popover())
    #expect(code.contains(expected), "\(code)")
  }

  /// What the comment says is worked out from the scene, not always the same.
  @Test(arguments: [
    ("xdg", ", permitted: [up, left]", "the sides across: right"),
    ("uikit", ", gap: 1", "the gap of 1"),
    ("vim", ", footer: end", "the footer 'end'"), ("css", ", skid: 2", "moved along the edge by 2"),
    ("swiftui", ", overlap: true", "may cover its anchor"),
    ("lipgloss", ", title: T", "the title 'T'"),
    ("tmux", ", size: 5x1", "the arrow"),
    (
      "neovim", ", title: abcdefghijklmnop, size: 5x1", "the rest of the title 'abcdefghijklmnop': "
    ),
    ("vim", ", title: abcdefghijklmnop, size: 5x1", "the rest of the title"),
    ("ratatui", ", footer: abcdefghijklmnop, size: 5x1", "the rest of the footer"),
    ("floating-ui", ", size: 30x20", "of its 30x20 cells are written"),
    ("tmux", ", size: 30x20", "of its 30x20 cells are written"),
    ("uikit", ", size: 5x1", "5x1 of its"),
  ])
  func whatATargetCannotSayIsNamed(target: String, keys: String, expected: String) throws {
    let target = try #require(ExportTarget.named(target))
    let given = keys.contains("permitted") ? try Self.permitting(keys) : try Self.popover(keys)
    #expect(target.lost(given).contains { $0.contains(expected) }, "\(target.lost(given))")
    if !expected.contains("arrow") {
      #expect(!target.lost(try Self.popover()).contains { $0.contains(expected) })
    }
  }

  /// The padding of a theme without a border is no border on two sides, and its arrow joins nothing.
  @Test(arguments: [
    ("vim", "'border': [0, 0, 0, 0], 'padding': [0, 1, 0, 1]"),
    ("vim", "call popup_create(['▟▙'], poplab_arrow)"), ("neovim", "border = 'none'"),
    ("ratatui", ".borders(Borders::NONE)"), ("ratatui", ".padding(Padding::new(1, 1, 0, 0))"),
    ("textual", "border: none;"), ("tmux", " -B "), ("tmux", "the arrow, 2x1 at "),
  ])
  func aThemeWithoutABorderHasNoneElsewhere(target: String, expected: String) throws {
    let target = try #require(ExportTarget.named(target))
    let code = target.code(try Self.popover(theme: "tooltip"))
    #expect(code.contains(expected) && !code.contains("on some sides only"), "\(code)")
  }

  /// The size that is asked for counts, where the text itself needs fewer columns.
  @Test func whatIsCutIsComparedWithTheSizeAskedFor() throws {
    let subject = try Self.popover(", size: 20x9", text: #""a\nb\nc\nd\ne\nf\ng\nh\ni""#)
    for target in ["vim", "neovim", "tmux", "ratatui"].compactMap(ExportTarget.named) {
      #expect(target.lost(subject).contains { $0.contains("20x5 of its 20x9 cells") })
    }
  }

  /// Text that is wrapped is all there.
  @Test func wrappedTextIsNotCut() throws {
    let subject = try Self.popover(text: "one two three four five six seven eight nine ten eleven")
    #expect(subject.lines.count > 1)
    for target in ExportTarget.all {
      #expect(!target.lost(subject).contains { $0.contains("no room here") }, "\(target.name)")
    }
  }

  private static func permitting(_ keys: String) throws -> ExportedPopover {
    var subject = try popover()
    subject.placed.presentation.permittedArrowDirections = [.up, .left]
    return subject
  }

  /// A rule whose engine comes to another place says so, with the distance.
  @Test func anotherPlaceIsPredicted() throws {
    let target = try #require(ExportTarget.named("css"))
    #expect(
      target.code(try Self.popover(", size: 14x1")).contains("Here it comes to the same place."))
    let moved = target.code(try Self.popover(", size: 14x1, skid: 2"))
    #expect(
      moved.contains("There it lies elsewhere than poplab puts it: 2 columns left."), "\(moved)")
  }

  /// No request says anything of margins, so that the compositor knows the whole screen.
  @Test func xdgIsAskedOnTheWholeScreen() throws {
    let target = try #require(ExportTarget.named("xdg"))
    let (keys, margins) = (", size: 20x1, alignment: start", "margins: [0, 12]")
    #expect(
      target.expected(try Self.popover(keys, scene: margins))
        == target.expected(try Self.popover(keys)))
  }

  @Test(arguments: [("a;", #"-T 'a\;'"#), ("a;b", "-T 'a;b'"), (#"a\;"#, #"-T 'a\\;'"#)])
  func aTitleEndsNoCommandOfTmux(title: String, option: String) throws {
    let target = try #require(ExportTarget.named("tmux"))
    let code = target.code(try Self.popover(", title: '\(title)'"))
    #expect(code.contains(option), "\(code)")
  }

  /// GCC takes blanks behind a backslash for the end of the line as well.
  @Test(arguments: [(#"o\"#, "xdg", #"o\."#), (#"o\ "#, "xdg", #"o\ ."#), (#"o\"#, "tmux", #"o\"#)])
  func noCommentOfCTakesTheNextLine(name: String, target: String, end: String) throws {
    let target = try #require(ExportTarget.named(target))
    let code = target.code(try Self.popover(" }, '\(name)': { anchor: here, text: x"))
    #expect(code.contains("the other popovers of the scene: \(end)\n"), "\(code)")
  }

  /// A combining mark makes one character with the quotation mark before it, which ends no text all the same.
  @Test(arguments: ExportTarget.all.map(\.name))
  func noMarkHidesTheEndOfAText(target: String) throws {
    let target = try #require(ExportTarget.named(target))
    for sign in ["'", "\\\"", "<", ">", "&", "#", "[", "\\\\"] {
      let codes = try ["", "\u{338}"].map { mark in
        target.code(try Self.popover(", title: \"\(sign)\(mark)x\""))
      }
      let unmarked = codes[1].unicodeScalars.filter { $0 != "\u{338}" }
      #expect(String(String.UnicodeScalarView(unmarked)) == codes[0])
    }
  }

  /// A comment in one of the first two lines can name an encoding, of which Python takes the first one.
  @Test func noNameIsAnEncodingOfPython() throws {
    let target = try #require(ExportTarget.named("textual"))
    var subject = try Self.popover()
    subject.scene.name = "coding: strange"
    #expect(target.code(subject).hasPrefix("# coding: utf-8\n# The popover 'box' of the scene"))
  }

  @Test(arguments: [
    ("floating-ui", ", alignment: start", "<div class=\"popover\" role=\"dialog\" dir=\"rtl\">"),
    ("xdg", ", alignment: start, skid: 3", "xdg_positioner_set_offset(positioner, -24, 16);"),
  ])
  func fromRightToLeftIsSaid(target: String, keys: String, expected: String) throws {
    let target = try #require(ExportTarget.named(target))
    let code = target.code(try Self.popover(keys, scene: "writing: right-to-left"))
    #expect(code.contains(expected), "\(code)")
    #expect(code.contains("Here it comes to the same place."), "\(code)")
  }

  /// The arrow of a side is as wide there as the theme draws it on that side.
  @Test func eachSideHasItsOwnArrow() throws {
    let target = try #require(ExportTarget.named("css"))
    var subject = try Self.popover()
    func rule(_ permitted: ArrowDirections) -> Substring? {
      subject.placed.presentation.permittedArrowDirections = permitted
      subject.placed.presentation.metrics.verticalArrow.base = 5
      return target.code(subject).split(separator: "\n").first { $0.contains(".arrow.below") }
    }
    #expect(rule([.up]) != nil && rule([.left, .up]) == rule([.up]))
  }

  @Test func namesCannotEndAComment() throws {
    let target = try #require(ExportTarget.named("css"))
    let code = target.code(try Self.popover(#", title: "--> <b>""#))
    let comments = code.split(separator: "\n").filter { $0.hasPrefix("<!-- ") }
    #expect(comments.count > 3)
    for comment in comments { #expect(comment.split(separator: "-->").count == 1) }
    #expect(!code.contains("<b>\""))
  }
}
