import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import Testing

@testable import PopoverLab

/// What is remembered of where popovers were, and what must not count.
@Suite("Remembered places")
struct RememberedPlacesTests {
  private static let sides = """
    { anchors: { a: { x: 50, y: 12, width: 5 } }, popovers: { p: { anchor: a, text: hello there my friends,
      permitted: [left, right], stability: while-it-fits } } }
    """
  private static let rows = """
    { anchors: { a: { x: 30, y: 12, width: 5 } }, popovers: { p: { anchor: a, text: hello,
      permitted: [up, down], stability: while-it-fits } } }
    """

  private static func lab(_ source: String) throws -> Lab {
    let document = try SceneDocument(Array(source.utf8), path: "s.yaml")
    return Lab(
      size: CellSize(width: 100, height: 28), scene: document.scene,
      themes: Lab.sample().context.themes)
  }

  private static func layout(_ lab: Lab, _ name: String = "p") -> PopoverLayout? {
    lab.placement[name]?.layout
  }

  /// The list of themes shows the scene in less room, where popovers may go elsewhere.
  @Test(arguments: ["T<Esc>", "T<CR>", "Tj<Esc>", "Tjk<CR>"])
  func lookingAtThemesMovesNothing(keys: String) throws {
    let before = try press("l", on: Self.lab(Self.sides))
    #expect(Self.layout(try press(keys, on: before)) == Self.layout(before))
  }

  @Test(arguments: ["c", "cJJJ", "cJJJuuu", "cJJJuuuU"])
  func aComparisonHasTheSceneAsItIs(keys: String) throws {
    let lab = try press(keys, on: Self.lab(Self.rows))
    let comparison = try #require(lab.baseMode as? ComparisonMode)
    let row = try #require(comparison.comparison?.rows.first { $0.engine == "poplab" })
    #expect(row.popover.layout == Self.layout(lab))
  }

  /// Other engines remember what they have answered there, but nothing that was undone.
  @Test func aComparisonRemembersForOtherEngines() throws {
    func row(_ lab: Lab) throws -> (now: PopoverLayout?, anew: PopoverLayout?) {
      let comparison = try #require((lab.baseMode as? ComparisonMode)?.comparison)
      let engines = comparison.rows.map(\.engine)
      let anew = SceneComparison(lab.shown.stage, popover: "p", engines: engines)
      return (comparison.rows.last?.popover.layout, anew.rows.last?.popover.layout)
    }
    let moved = try press(":compare poplab css<CR>99j9k", on: Self.lab(Self.rows))
    #expect(try row(moved).now != row(moved).anew)
    let undone = try press("u", on: press("9k", on: moved))
    #expect(try row(undone).now == row(undone).anew)
  }

  @Test func whatIsSelectedAmongThemesStaysSo() throws {
    let lab = try press("aT:next-anchor<CR>", on: Self.lab(Self.rows))
    #expect(try press("<CR>", on: lab).context.edited.selection == lab.context.edited.selection)
  }

  @Test func aSizeThatComesMeanwhileIsAsIfItCameInTheScene() throws {
    let size = CellSize(width: 70, height: 28)
    var (browsing, plain) = (try press("T", on: Self.lab(Self.sides)), try Self.lab(Self.sides))
    browsing.resize(to: size)
    plain.resize(to: size)
    #expect(Self.layout(try press("<Esc>", on: browsing)) == Self.layout(plain))
  }

  @Test func aNameMovesNothing() throws {
    let before = try press(":down 9<CR>:up 9<CR>", on: Self.lab(Self.rows))
    let after = try press(":name popover z<CR>", on: before)
    #expect(Self.layout(after, "z") == Self.layout(before))
    #expect(Self.layout(before) != Self.layout(try Self.lab(Self.rows)))
  }

  @Test func anotherSceneBeginsAnew() throws {
    var lab = try press(":down 9<CR>", on: Self.lab(Self.rows))
    FileCommands.show(try Self.lab(Self.rows).scene, from: .file("b.yaml"), &lab.context)
    lab.settle()
    #expect(Self.layout(lab) == Self.layout(try Self.lab(Self.rows)))
  }

  /// Without its text the popover fits below, with it only above; as it was before does not count.
  @Test func aTextIsThereFromTheBeginning() throws {
    let source = """
      { anchors: { a: { x: 30, y: 14, width: 5 } }, popovers: { p: { anchor: a, ansi: t.txt,
        permitted: [up, down], stability: dead-band:5 } } }
      """
    let text = StyledText(lines: Array(repeating: StyledLine(GlyphText("a line")), count: 10))
    var lab = try Self.lab(Self.rows)
    FileCommands.show(try Self.lab(source).scene, from: .file("b.yaml"), &lab.context)
    lab.settle()
    #expect(Self.layout(lab)?.arrowDirection == .up)
    lab.receive(.scene(.textRead(.file("t.txt"), of: .file("b.yaml"), .success(text))))
    #expect(Self.layout(lab)?.arrowDirection == .down)
    #expect(lab.context.history.count == 1)
  }

  @Test func aTaskFollowsANewName() throws {
    let source = """
      { anchors: { a: { x: 4, y: 4, width: 5 } }, popovers: { p: { anchor: a, text: hi } }, task: {
        acts: [explain], changed: [gap], checks: [{ popover: p, side: below }], done: finished } }
      """
    for keys in ["w", "uw", "uUw", ":name anchor b<CR>w"] {
      let lab = try press(":gap 2<CR>:name popover z<CR>" + keys, on: Self.lab(source))
      #expect(lab.context.task?.isDone == true, "\(keys)")
    }
    #expect(
      try press("u", on: press(":name popover z<CR>", on: Self.lab(source))).notice?.words
        == "Undid renaming p to z")
  }
}

/// Keyboards and counts that are remembered no longer than they are there.
@Suite("Remembered counts")
struct RememberedCountsTests {
  @Test(arguments: [
    ("1b", 1), ("2b", 2), ("1;sk", 1), ("5bu:scene reserved {bottom: 1}<CR>b", 8), ("3bb", 0),
    ("2b4bb", 0),
    (":scene reserved {bottom: 1}<CR>5bb", 1),
  ])
  func aKeyboardHasItsRows(keys: String, rows: Int) throws {
    #expect(try press(keys).scene.reserved.bottom == rows)
  }

  @Test func aKeyboardBelongsToItsScene() throws {
    var lab = try press("5b")
    FileCommands.show(Scene.start(), from: .file("b.yaml"), &lab.context)
    lab.settle()
    #expect(try press("b", on: lab).scene.reserved.bottom == 8)
  }

  @Test(arguments: [
    ("5l1.", 6), ("5l.", 10), ("5l2.", 7), ("L2.", 24), ("2L.", 32), ("2L1.", 24), ("l1l", 2),
  ])
  func aRepeatedCountIsOfTheKey(keys: String, columns: Int) throws {
    let start = try press(":left-edge<CR>")
    let moved = try press(keys, on: start)
    #expect(
      moved.placement.anchors[0].rects[0].x - start.placement.anchors[0].rects[0].x == columns)
  }

  @Test func aCountOfOneIsACount() throws {
    #expect(try press("1<Esc>").notice?.words == "The count is cleared")
  }
}
