import BundledThemes
import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverThemes
import Testing

@testable import PopoverScenes

@Suite("A scene that is placed and drawn")
struct SceneStageTests {
  @Test func aPopoverHangsOnItsAnchor() throws {
    let stage = try SceneStage(
      """
      screen: 26x8
      anchors: { word: { x: 8, y: 1, width: 5 } }
      popovers: { p: { anchor: word, title: Say, text: "two\\nlonger lines", footer: q } }
      """)
    #expect(
      stage.picture == """

                word
                  ▲
           ┌─ Say ┴───────┐
           │ two          │
           │ longer lines │
           └─ q ──────────┘

        """)
  }

  /// A theme may have title and footer inside; then all of the content shows beside them, wrapped or not.
  @Test(arguments: ["two\nlonger lines", "these are words that wrap at a width of twelve"])
  func titleAndFooterTakeNoRowsFromTheContent(text: String) throws {
    let scene = Scene(
      screen: .cells(CellSize(width: 60, height: 20)),
      anchors: [SceneRegion(name: "a", shape: .rect(CellSize(width: 4, height: 1)))],
      popovers: [
        ScenePopover(
          name: "p", anchor: "a", title: "Say", footer: "q", content: .text(text),
          maximum: CellSize(width: 12, height: 9))
      ])
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: "tooltip")
    let stage = SceneStage(scene, screen: CellSize(width: 60, height: 20), theme: theme)
    let placement = stage.placement()
    let shown = try #require(placement["p"])
    #expect(theme.rowsTaken(title: "Say", footer: "q") == 2)
    let picture = stage.picture(of: placement).picture
    for word in ["Say", " q "] + text.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(picture.contains(word))
    }
    #expect(!shown.layout.isShrunk)
  }

  @Test func laterPopoversKeepClearAndMayHangOnOthers() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 2, y: 1, width: 3 }, b: { x: 12, y: 3, width: 3 } }
      popovers:
        one: { anchor: a, size: 6x2, permitted: [up] }
        two: { anchor: one, size: 4x1, permitted: [left] }
        three: { anchor: b, size: 4x1, permitted: [up, left] }
      """)
    let placement = stage.placement()
    #expect(placement["one"]?.layout.frame == Rect(x: 0, y: 2, width: 10, height: 5))
    #expect(placement["two"]?.layout.background == Rect(x: 11, y: 4, width: 8, height: 3))
    #expect(placement["two"]?.presentation.sourceRect == placement["one"]?.layout.background)
    // The second one is in the way below.
    #expect(placement["three"]?.layout.arrowDirection == .left)
    let frames = placement.popovers.map(\.layout.frame)
    #expect(!frames[2].overlaps(frames[0]) && !frames[2].overlaps(frames[1]))
  }

  /// Where it was counts for the piece on which it hung, and a flip tells another one.
  @Test func aPopoverStaysOnThePieceOfItsAnchor() throws {
    var stage = try SceneStage(
      """
      screen: 40x12
      anchors: { a: { x: 4, y: 5, rects: [[0, 0, 8, 1], [0, 1, 8, 1]] } }
      popovers: { p: { anchor: a, size: 9x1, permitted: [left, up], stability: while-it-fits } }
      """)
    let (before, placement) = (stage, stage.placement())
    stage.scene.anchors[0].y = 4
    let moved = try #require(stage.placement(after: placement)["p"])
    let first = try #require(placement["p"])
    #expect(moved.layout.frame == first.layout.frame.offset(x: 0, y: -1))
    #expect(stage.changes(since: before, of: moved, then: first) == ["anchor 1 row up"])
    stage.scene.keepOut = [
      SceneRegion(name: "k", x: 12, y: 0, shape: .rect(.init(width: 28, height: 5)))
    ]
    let other = try #require(stage.placement(after: placement)["p"])
    #expect(other.presentation.sourceRect.y == 5)
    #expect(
      stage.changes(since: before, of: other, then: first)
        == ["anchor 1 row up", "another piece of the anchor", "keep-out areas"])
  }

  /// A popover that goes with its anchor is on no side where that is out of sight.
  @Test(arguments: ["width: 1", "rects: [[0, 0, 1, 1], [1, 0, 1, 1]]"])
  func theMapKnowsWhereAPopoverIsNotShown(anchor: String) throws {
    let stage = try SceneStage(
      """
      screen: 24x10
      reserved: { bottom: 4 }
      anchors: { a: { \(anchor) } }
      popovers: { p: { anchor: a, size: 4x1, hide: true } }
      """)
    let map = SideMapQuestion(for: "p", in: stage.placement(), on: stage)?.map
    #expect(map?[4, 2] != nil && map?[4, 8] == nil)
    #expect(!stage.scene.isAskedAlone(stage.scene.popovers[0]))
  }

  @Test func whatIsNotShownIsInNobodysWayAndShowsNoChild() throws {
    let stage = try SceneStage(
      """
      screen: 80x24
      reserved: { bottom: 5 }
      anchors: { gone: { x: 12, y: 20, width: 3 }, b: { x: 12, y: 10, width: 3 } }
      popovers:
        hidden: { anchor: gone, size: 6x2, permitted: [down], hide: true }
        child: { anchor: hidden, size: 4x1 }
        free: { anchor: b, size: 6x1, permitted: [up, left] }
      """)
    let placement = stage.placement()
    #expect(
      placement.sentences.hasPrefix(
        """
        hidden: No popover: its anchor is out of sight
        child: No popover: hidden, on which it hangs, is not shown
        free: Popover below the anchor, arrow up
        """))
    let map = SideMapQuestion(for: "free", in: placement, on: stage)
    #expect(map?.map[12, 10] == .up)
  }

  @Test func everySettingReachesTheQuestion() throws {
    let stage = try SceneStage(
      """
      writing: right-to-left
      margins: [1, 2]
      reserved: { bottom: 3 }
      keep-out: { line: { y: 9, width: 40 } }
      anchors: { a: { x: 20, y: 4 } }
      popovers:
        p: { anchor: a, size: 9x3, minimum: 4x2, maximum: 30x9, permitted: [down, left],
             alignment: end, gap: 1, skid: -2, choose: most-room, stability: dead-band:3,
             overlap: true }
      """)
    let asked = try #require(stage.placement()["p"]).presentation
    #expect(asked.sourceRect == Rect(x: 20, y: 4, width: 1, height: 1))
    #expect(asked.container == Rect(x: 0, y: 0, width: 40, height: 12))
    #expect(asked.popoverLayoutMargins == Insets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(asked.reserved == Insets(top: 0, left: 0, bottom: 3, right: 0))
    #expect(asked.keepOut == [Rect(x: 0, y: 9, width: 40, height: 1)])
    #expect(asked.preferredContentSize == Size(width: 9, height: 3))
    #expect(asked.minimumContentSize == Size(width: 4, height: 2))
    #expect(asked.maximumContentSize == Size(width: 30, height: 9))
    #expect(asked.permittedArrowDirections == [.down, .left])
    #expect(asked.canOverlapSourceViewRect)
    #expect(
      asked.policy
        == PlacementPolicy(
          gap: 1, skid: -2, alignment: .end, writingDirection: .rightToLeft,
          stability: .deadBand(3), score: .mostRoom))
  }

  /// An anchor is seen through the content that covers it, but not through a title that lies inside.
  @Test func aCoveredAnchorLeavesTheTitleAsItIs() throws {
    let source = """
      anchors: { a: { x: 2, y: 1, width: 36, height: 10 } }
      popovers: { p: { anchor: a, title: Title, text: some words, size: 12x3, overlap: true } }
      """
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: "tooltip")
    let stage = try SceneStage(source, theme: theme)
    let placement = stage.placement()
    let placed = try #require(placement["p"])
    #expect(placed.layout.overlapsAnchor)
    var alone = Canvas(size: placement.container.size)
    let window = stage.draw(placed, depth: .trueColor, on: &alone)
    let content = CellRect(placed.layout.content)
    let picture = stage.picture(of: placement)
    #expect(window.y == content.y + 1)
    for x in content.columns {
      let place = CellPoint(x: x, y: content.y)
      #expect(picture[place] == alone[place], "\(place)")
    }
  }

  @Test func aBrokenAnchorShowsItsPiece() throws {
    let stage = try SceneStage(
      """
      anchors: { link: { rects: [[34, 2, 6, 1], [0, 3, 5, 1]] } }
      popovers: { p: { anchor: link, size: 6x1, permitted: [up] } }
      """)
    let placed = try #require(stage.placement()["p"])
    #expect(placed.presentation.sourceRect == Rect(x: 34, y: 2, width: 6, height: 1))
    #expect(placed.layout.pointsAtAnchor)
  }

  @Test func textWrapsAndMenusDoNot() throws {
    let text = try SceneStage(
      """
      screen: 16x9
      anchors: { a: { x: 7, width: 2 } }
      popovers: { p: { anchor: a, text: "one two three four", permitted: up } }
      """)
    #expect(
      text.picture == """
               a
                ▲
        ┌───────┴──────┐
        │ one two      │
        │ three four   │
        └──────────────┘



        """)
    let menu = try SceneStage(
      """
      screen: 16x9
      anchors: { m: { x: 7, width: 2 } }
      popovers:
        p: { anchor: m, menu: [{ label: Cut, shortcut: ^X }, '', a longer one than fits] }
      """)
    #expect(menu.picture.contains("│ Cut       ^X │\n│ ──────────── │\n│ a longer on… │"))
  }

  @Test func writingFromRightToLeftBeginsAtTheRight() throws {
    let stage = try SceneStage(
      """
      screen: 16x7
      writing: right-to-left
      anchors: { a: { x: 7, width: 2 } }
      popovers: { p: { anchor: a, menu: [{ label: Cut, shortcut: ^X }, longer] } }
      """)
    #expect(stage.picture.contains("│ ^X  Cut │\n   │  longer │"))
  }

  @Test func menusShowWhatIsChosenAndWhatCannotBe() throws {
    let stage = try SceneStage(
      """
      anchors: { a: {} }
      popovers: { p: { anchor: a, menu: [one, { label: two, disabled: true }, three], selected: 3 } }
      """)
    let placement = stage.placement()
    let canvas = stage.picture(of: placement, depth: .none)
    let content = CellRect(placement.popovers[0].layout.content)
    let rows = content.rows.map { canvas[CellPoint(x: content.x, y: $0)].style.attributes }
    #expect(rows == [[], .dim, .reverse])
  }

  @Test func textWithColoursIsDrawnInThem() throws {
    let text = ANSIReader().read(Array("a\u{1B}[31mb\n\u{1B}[1mcd".utf8))
    let stage = try SceneStage(
      "anchors: { a: {} }\npopovers: { p: { anchor: a, ansi: x } }", texts: [.file("x"): text])
    let placement = stage.placement()
    #expect(placement.popovers[0].layout.content.size == Size(width: 2, height: 2))
    let canvas = stage.picture(of: placement)
    let content = CellRect(placement.popovers[0].layout.content)
    #expect(canvas[CellPoint(x: content.x + 1, y: content.y)].style.foreground == .palette(1))
    #expect(canvas[CellPoint(x: content.x, y: content.y + 1)].style.attributes == .bold)
    #expect(stage.scene.sources == [.file("x")])
  }
}

extension SceneStage {
  /// A scene from its text, in a plain theme: a border and padding of a cell, an arrow of a cell.
  init(
    _ text: String, screen: CellSize = CellSize(width: 40, height: 12),
    theme: Theme = Theme(name: "plain"), texts: [ANSISource: StyledText] = [:]
  ) throws {
    let scene = try Scene(Array(text.utf8), path: "s.yaml")
    self.init(scene, screen: screen, theme: theme, texts: texts)
  }

  /// The characters that show, without blanks at the ends of lines.
  var picture: String {
    String(picture(of: placement(), depth: .none).pictureWithoutBlankEnds.dropLast())
  }
}
