import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverThemes
import Testing

@testable import PopoverScenes

@Suite("Popovers that other engines place")
struct ForeignEngineTests {
  private func placed(_ engine: String, _ more: String = "") throws -> PlacedPopover {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 18, y: 9, width: 4 } }
      popovers: { p: { anchor: a, size: 8x2, engine: \(engine)\(more) } }
      """)
    return try #require(stage.placement()["p"])
  }

  @Test(arguments: ["floating-ui", "css", "css-flip"])
  func flipAsTheyDo(engine: String) throws {
    let placed = try placed(engine)
    #expect(placed.layout.arrowDirection == .down, "\(engine)")
    #expect(placed.layout.background == Rect(x: 14, y: 4, width: 12, height: 4), "\(engine)")
    #expect(placed.layout.pointsAtAnchor)
    #expect(placed.sentence.hasSuffix("; placed by \(engine)"))
    #expect(placed.layout.rule == .given)
  }

  /// They lie where their frame is, whatever the engine says, and though it left no room for an arrow.
  @Test(arguments: [
    ("css-flip", 2, 7, 2, 1, Side.above), ("css", 18, 3, 1, 2, .left),
  ])
  func lieWhereTheirFrameIs(
    engine: String, x: Int, y: Int, width: Int, height: Int, side: Side
  ) throws {
    let stage = try SceneStage(
      """
      screen: 20x8
      anchors: { a: { x: \(x), y: \(y), width: \(width), height: \(height) } }
      popovers: { p: { anchor: a, size: 2x3, gap: 1, engine: \(engine) } }
      """)
    let placed = try #require(stage.placement()["p"])
    #expect(placed.layout.side == side && !placed.layout.overlapsAnchor, "\(placed.sentence)")
    #expect(placed.sentence.hasPrefix("Popover \(side.phrase)"), "\(placed.sentence)")
  }

  /// Files may also say the names of batches; what a file says wrong is said by each error as well.
  @Test func anEngineMayHaveItsOtherName() throws {
    func scene(_ engine: String) throws -> Scene {
      let text = "version: 1\nanchors: { a: {} }\npopovers: { p: { anchor: a, engine: \(engine) } }"
      return try Scene(Array(text.utf8), path: "a.yaml")
    }
    #expect(try scene("vim-popup") == scene("vim"))
    let error = try #require(throws: SceneError.self) { try scene("poplab-rechoose") }
    #expect(error.localizedDescription == error.description)
    #expect(error.description.hasPrefix("a.yaml:3:37: unknown engine 'poplab-rechoose'"))
  }

  @Test(arguments: SceneEngines.names.dropFirst().map(\.self))
  func allOfThemAnswerInWholeCells(engine: String) throws {
    let placed = try placed(engine, ", permitted: [up, down, left]")
    #expect(placed.isShown == (placed.answer != nil))
    let frame = placed.layout.frame
    #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0 == $0.rounded() })
  }

  /// The anchor is at the right end of the last but one row.
  private func adjusted(_ engine: String, _ adjustment: String) throws -> PlacedPopover {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 34, y: 9, width: 4 } }
      popovers:
        p: { anchor: a, size: 16x2, permitted: [up, down], engine: \(engine), adjust: \(adjustment) }
      """)
    return try #require(stage.placement()["p"])
  }

  @Test(arguments: [
    ("none", "none"), ("all", "all"), ("[flip]", "flip"), ("[flip, slide-x]", "flip and slide-x"),
  ])
  func sayWhatTheyMay(adjustment: String, words: String) throws {
    let permitted = try #require(try adjusted("xdg-kwin", adjustment).adjustment)
    #expect(permitted.words == words)
    #expect(
      EngineCatalog.shipped.engine(named: "xdg-kwin")?.summary(permitting: permitted)
        == "xdg_positioner as in KWin, adjustments: \(words)")
  }

  @Test(arguments: [
    ("vim", "popup_create() beside the anchor, as Vim 9.2; it has no adjustments to forbid"),
    ("css-flip", "position-area with flip-block, adjustments: flip"),
    ("floating-ui-auto", "offset, autoPlacement, shift: the most room, adjustments: slide-x"),
    (
      "floating-ui",
      "offset, flip, shift, as its documentation begins, adjustments: flip and slide-x"
    ),
  ])
  func claimOnlyTheAdjustmentsThatTheyObey(engine: String, says: String) throws {
    let permitted = try #require(try adjusted(engine, "[flip, slide-x]").adjustment)
    #expect(EngineCatalog.shipped.engine(named: engine)?.summary(permitting: permitted) == says)
  }

  @Test(arguments: [
    ("none", Rect(x: 26, y: 11, width: 20, height: 4)),
    ("[flip-x]", Rect(x: 26, y: 11, width: 20, height: 4)),
    ("[slide]", Rect(x: 20, y: 8, width: 20, height: 4)),
    ("[slide-x]", Rect(x: 20, y: 11, width: 20, height: 4)),
    ("[slide-y]", Rect(x: 26, y: 8, width: 20, height: 4)),
  ])
  func doOnlyWhatTheyMay(adjustment: String, background: Rect) throws {
    for engine in ["xdg-wlroots", "floating-ui", "floating-ui-expert"] {
      #expect(try adjusted(engine, adjustment).layout.background == background, "\(engine)")
    }
  }

  /// wlroots keeps the gap where it was when it flips; a popup of floating-ui is centred when it has shrunk,
  /// and never smaller than its minimum; a page moves what it may not flip into the screen.
  @Test(arguments: [
    ("floating-ui", "all", Rect(x: 20, y: 4, width: 20, height: 4)),
    ("floating-ui", "[flip-y]", Rect(x: 26, y: 4, width: 20, height: 4)),
    ("floating-ui", "[resize-x]", Rect(x: 32, y: 11, width: 8, height: 4)),
    ("floating-ui", "[resize]", Rect(x: 32, y: 11, width: 8, height: 3)),
    ("xdg-wlroots", "[flip-y]", Rect(x: 26, y: 6, width: 20, height: 4)),
    ("xdg-wlroots", "[flip-y, resize-x]", Rect(x: 26, y: 6, width: 14, height: 4)),
    ("xdg-wlroots", "[resize]", Rect(x: 26, y: 11, width: 14, height: 1)),
    ("css", "[flip-y]", Rect(x: 19, y: 4, width: 20, height: 4)),
    ("css", "[flip-x]", Rect(x: 19, y: 7, width: 20, height: 4)),
    ("vim", "none", Rect(x: 20, y: 6, width: 20, height: 4)),
  ])
  func doItInTheirOwnWay(engine: String, adjustment: String, background: Rect) throws {
    #expect(try adjusted(engine, adjustment).layout.background == background)
  }

  @Test func aPopupThatIsTooSmallHasNoContent() throws {
    let placed = try adjusted("xdg-wlroots", "[resize]")
    #expect(placed.layout.content.size == Size(width: 10, height: 0))
    #expect(placed.sentence.contains("content cut to 10x0 of 16x2"))
  }

  @Test func withoutPermittedSidesThereIsNoArrow() throws {
    #expect(try placed("css", ", permitted: none").layout.arrowDirection == nil)
  }

  @Test func piecesAreOneBoxToThem() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { rects: [[34, 2, 6, 1], [0, 3, 5, 1]] } }
      popovers: { p: { anchor: a, size: 6x1, engine: floating-ui } }
      """)
    #expect(
      stage.placement()["p"]?.presentation.sourceRect == Rect(x: 0, y: 2, width: 40, height: 2))
  }
}
