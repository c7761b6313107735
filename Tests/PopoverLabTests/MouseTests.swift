import CellCanvas
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("The mouse in the lab")
struct MouseTests {
  /// The anchor of the start: 10x1 at 28,7, its popover below it.
  private let start: Lab = {
    var lab = Lab.sample()
    lab.context.isFresh = false
    return lab
  }()

  private func play(_ lab: Lab, _ actions: (MouseEvent.Action, Int, Int)...) -> Lab {
    var lab = lab
    for (action, x, y) in actions {
      lab.receive(.mouse(MouseEvent(action, at: CellPoint(x: x, y: y))))
    }
    return lab
  }

  private func anchor(_ lab: Lab, _ number: Int = 0) -> CellRect {
    lab.placement.anchors[number].rects[0]
  }

  @Test func theAnchorFollowsThePointer() {
    #expect(anchor(start) == CellRect(x: 28, y: 7, width: 10, height: 1))
    let held = play(start, (.press(.left), 30, 7), (.drag(.left), 31, 7), (.drag(.left), 20, 3))
    #expect(anchor(held) == CellRect(x: 18, y: 3, width: 10, height: 1))
    #expect(
      anchor(play(held, (.drag(.left), 0, 50))) == CellRect(x: 0, y: 21, width: 10, height: 1))
    #expect(anchor(play(held, (.drag(.left), 0, 50), (.drag(.left), 32, 7))).x == 30)
  }

  @Test func aSceneThatScrollsDoesNotLeadTheAnchorAway() throws {
    let large = try press(":screen 200x60<CR>")
    let place = large.shown.view.shown(anchor(large)).origin
    let held = play(large, (.press(.left), place.x, place.y), (.drag(.left), 79, place.y))
    #expect(held.shown.view.origin.x > 0)
    let again = play(held, (.drag(.left), 79, place.y), (.drag(.left), 79, place.y))
    #expect(anchor(again) == anchor(held))
    #expect(anchor(play(again, (.drag(.left), place.x, place.y))) == anchor(large))
  }

  @Test func aDragIsOneStep() throws {
    let dragged = play(
      start, (.press(.left), 30, 7), (.drag(.left), 31, 8), (.drag(.left), 40, 12),
      (.drag(.left), 50, 2), (.release, 50, 2))
    let undone = try press("u", on: dragged)
    #expect(undone.settings == start.settings && undone.placement == start.placement)
    #expect(try press("uu", on: dragged).notice == .refusal("There is nothing to undo"))
    #expect(try press("u<C-r>", on: dragged).placement == dragged.placement)
    #expect(dragged.drag == nil)
  }

  @Test func nothingIsPutBackThatHasNotMoved() throws {
    let held = play(
      try press("!", on: start), (.press(.left), 30, 7), (.drag(.left), 35, 8))
    #expect(anchor(held) == anchor(start) && held.notice?.isRefusal == true)
    #expect(try press("<Esc>", on: held).notice?.words.contains("back") != true)
  }

  @Test func aKeyEndsADrag() throws {
    let held = play(start, (.press(.left), 30, 7), (.drag(.left), 35, 8))
    let given = try press("<Esc>", on: held)
    #expect(given.scene == start.scene && given.placement == start.placement)
    #expect(given.notice == .done("Put back where it was") && given.context.history.count == 0)
    #expect(try press("u", on: held).settings == start.settings)
    let moved = play(try press("l", on: held), (.drag(.left), 60, 20))
    #expect(anchor(moved).x == 34)
    #expect(try press("u", on: moved).placement == held.placement)
  }

  @Test func aClickChangesNothing() throws {
    let clicked = play(start, (.press(.left), 30, 7), (.drag(.left), 30, 7), (.release, 30, 7))
    let isSame = clicked == start
    #expect(isSame)
    let beyond = play(
      start, (.press(.left), 30, 22), (.press(.left), 79, 23), (.press(.right), 3, 3))
    let isStillSame = beyond == start
    #expect(isStillSame)
  }

  @Test func theLowerRightCornerIsPulled() throws {
    let pulled = play(start, (.press(.left), 37, 7), (.drag(.left), 44, 9), (.release, 44, 9))
    #expect(anchor(pulled) == CellRect(x: 28, y: 7, width: 17, height: 3))
    #expect(try press("u", on: pulled).settings == start.settings)
    let pushed = play(pulled, (.press(.left), 44, 9), (.drag(.left), 0, 0))
    #expect(anchor(pushed).size == CellSize(width: 1, height: 1))
    // A single cell has nowhere else to be taken hold of.
    let single = play(pushed, (.release, 0, 0), (.press(.left), anchor(pushed).x, 7))
    #expect(single.drag?.part == .anchor)
  }

  /// A number beside an open dial opens its own; what else is there does nothing, and the scene stays as it is.
  @Test func aClickBesideADialOpensAnother() throws {
    let open = try press("#")
    let panel = open.context.explorer.panel
    let numbers = panel.rows.map { play(open, (.press(.left), panel.x + 2, $0)) }
    #expect(numbers.allSatisfy { $0.focus == .dial && $0.scene == open.scene })
    #expect(Set(numbers.map { $0.dial?.number }).count > 3)
  }

  @Test func aLockedAnchorStays() throws {
    let locked = try press("!")
    let pulled = play(locked, (.press(.left), 30, 7), (.drag(.left), 3, 3))
    #expect(anchor(pulled) == anchor(start))
    #expect(pulled.notice == .refusal("Anchor is locked; ! unlocks it"))
  }

  @Test func whatIsClickedIsSelected() throws {
    let two = try press("a")
    let first = anchor(two, 0)
    let clicked = play(two, (.press(.left), first.x, first.y), (.release, first.x, first.y))
    #expect(clicked.selectedAnchor?.name == "anchor" && clicked.selectedPopover?.name == "popover")
    let frame = CellRect(two.placement.popovers[1].layout.background)
    let other = play(
      clicked, (.press(.left), frame.x + frame.width - 1, frame.y + frame.height - 1))
    #expect(other.selectedPopover?.name == "popover-2" && other.selectedAnchor?.name == "anchor-2")
    #expect(other.drag == nil)
    #expect(try press("u", on: other).scene.anchors.count == 1)
  }

  @Test(arguments: [
    (x: 30, y: 1, side: Side.above), (30, 20, .below), (3, 7, .left), (70, 7, .right),
    (70, 3, .right), (39, 4, .above),
  ])
  func aClickBesideTheAnchorPrefersThatSide(x: Int, y: Int, side: Side) throws {
    // Content of one cell leaves room to click on every side.
    let small = try press("99<lt>99-")
    let clicked = play(small, (.press(.left), x, y))
    let placed = try #require(clicked.placedPopover)
    #expect(placed.layout.arrowDirection.map { Side($0) } == side)
    #expect(clicked.selectedPopover?.permitted.count == 4)
    #expect(try press("u", on: clicked).settings == small.settings || side == .below)
  }

  @Test func anAlreadyPreferredSideIsReported() {
    let clicked = play(start, (.press(.left), 30, 20))
    #expect(clicked.notice == .refusal("Below is already tried first"))
  }

  /// Over the stage it does nothing, and above all it does not change the theme.
  @Test(arguments: ["", "w", "T", "Ti", "Tv", "C", "Cw", ";ts", "I", "?", "<C-p>", "R"])
  func theWheelOverTheStageChangesNothing(script: String) throws {
    let before = try press(script, on: start)
    for notches in [1, -1, 5] {
      let after = play(before, (.wheel(notches), 2, 5))
      #expect(after.settings == before.settings && after.placement == before.placement)
    }
  }

  @Test func theWheelScrollsWhatIsUnderIt() throws {
    #expect(play(try press(";ts", on: start), (.wheel(1), 5, 5)).sheet?.origin.y == 3)
    let help = play(try press("?"), (.wheel(2), 40, 5))
    #expect(help.help?.top == 6)
    #expect(play(help, (.wheel(-9), 40, 5)).help?.top == 0)
    let why = play(try press("w", on: start), (.wheel(1), 70, 5))
    #expect(try #require(why.inspectorTop) > 0)
    #expect(play(why, (.wheel(-1), 70, 5)).inspectorTop == 0)
    let details = play(try press("Ti", on: start), (.wheel(1), 70, 5))
    #expect(details.browser?.view == .details(from: 3))
  }

  @Test func aThemeAndACommandAreChosenByAClick() throws {
    let browsing = try press("Tg")
    let panel = ThemesPanel(try #require(browsing.browser), browsing.context).layout.panel
    let clicked = play(browsing, (.press(.left), panel.x + 5, 4))
    #expect(clicked.theme == (try press("jj", on: browsing)).theme)
    #expect(play(browsing, (.press(.left), 5, 3)).theme == browsing.theme)
    #expect(play(browsing, (.wheel(1), 70, 5)).theme == (try press("j", on: browsing)).theme)
    let looking = try press("<C-p>")
    #expect(play(looking, (.press(.left), 20, 5)).palette?.index == 2)
    #expect(play(looking, (.wheel(1), 20, 5)).palette?.index == 1)
  }

  /// A click on a place that several engines have chosen goes to the next of them.
  @Test func enginesAreChosenByAClickInTheLegend() throws {
    let compared = try press("99L99J:compare poplab floating-ui css<CR>")
    for (clicks, engine) in [([1], 2), ([0], 1), ([0, 0], 0), ([1, 0], 0), ([9], 0)] {
      let clicked = clicks.reduce(compared) { play($0, (.press(.left), 5, $1)) }
      #expect(clicked.tiles?.selected == engine)
    }
  }

  @Test func tilesAreChosenByAClick() throws {
    let compared = try press(":compare poplab floating-ui<CR>v")
    let clicked = play(compared, (.press(.left), 60, 5))
    #expect((compared.tiles?.selected, clicked.tiles?.selected) == (0, 1))
    #expect(play(clicked, (.press(.left), 5, 5)).tiles?.selected == 0)
    #expect(play(clicked, (.press(.left), 5, 23)).tiles?.selected == 1)
  }

  @Test func whileACommandIsTypedTheMouseDoesNothing() throws {
    let typing = try press(":und")
    let isSame =
      play(typing, (.press(.left), 30, 7), (.drag(.left), 3, 3), (.wheel(1), 3, 3)) == typing
    #expect(isSame)
  }

  @Test(arguments: [
    (CellRect(x: 2, y: 2, width: 4, height: 2), CellPoint(x: 3, y: 3), nil as Side?),
    (CellRect(x: 2, y: 2, width: 4, height: 2), CellPoint(x: 3, y: 4), .below),
    (CellRect(x: 2, y: 2, width: 4, height: 2), CellPoint(x: 7, y: 4), .below),
    (CellRect(x: 2, y: 2, width: 4, height: 2), CellPoint(x: 8, y: 4), .right),
    (CellRect(x: 2, y: 2, width: 4, height: 2), CellPoint(x: 1, y: 2), .left),
  ])
  func aCellLiesOnASide(rect: CellRect, point: CellPoint, side: Side?) {
    #expect(rect.side(of: point) == side)
  }
}
