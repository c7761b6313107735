import CellCanvas
import PopoverGeometry
import Testing

@testable import PopoverLab

@Suite("State and actions")
struct LabTests {
  private func anchor(_ lab: Lab) -> CellRect { lab.placement.anchors[0].rects[0] }

  @Test(arguments: [
    ("l", 1, 0), ("<Left>", -1, 0), ("5l", 5, 0), ("12j", 0, 12), ("L", 8, 0), ("<S-Up>", 0, -4),
    ("2H", -16, 0), ("10l3h", 7, 0),
  ])
  func keysMoveTheAnchor(script: String, x: Int, y: Int) throws {
    let start = anchor(.sample())
    #expect(try anchor(press(script)) == start.offset(x: x, y: y))
  }

  @Test func everyBoundKeyIsSeenOrSaysWhyNot() {
    for key in KeyMap.standard.groups.flatMap(\.bindings).map(\.key) {
      for size in [CellSize(width: 80, height: 24), Lab.minimumSize] {
        let before = Lab.sample(size: size)
        var after = before
        let effects = after.press(key)
        #expect(
          after.frame != before.frame || effects != [] || after.ending != nil, "\(key.label)")
      }
    }
  }

  @Test func aKeyWithoutEffectSaysWhy() throws {
    #expect(try press("99hh").notice == .refusal("The anchor is at the left edge already"))
    #expect(try press("Q").notice == .refusal("Q does nothing; ? shows every key"))
    #expect(try press("99[[").notice == .refusal("The anchor cannot be narrower than 1 column"))
    #expect(try press("{").notice == .refusal("The anchor cannot be shorter than 1 row"))
    #expect(try press("99>>").notice == .refusal("The content cannot be wider than 80 columns"))
    #expect(try press("<Esc>").notice == .refusal("Nothing is open; q leaves the lab"))
    #expect(try press("5<Esc>").notice == .refusal("The count is cleared"))
    let noRoom = "a scene can have no more than 64 anchors and 32 popovers"
    #expect(try press("99a").notice == .done("Added 31; \(noRoom)"))
    #expect(try press("31AA").notice == .refusal(noRoom.capitalizedFirst))
  }

  /// Content without a size of its own does not get one either.
  @Test(arguments: ["-", "99-", "99<lt>"]) func aRefusedSizeChangesNothing(keys: String) throws {
    var lab = Lab.sample()
    lab.context.edited.scene.popovers[0].content = .text("T")
    lab.context.edited.scene.popovers[0].size = nil
    lab.context.place()
    let pressed = try press(keys, on: lab)
    #expect(pressed.notice?.isRefusal == true)
    #expect(pressed.scene == lab.scene)
  }

  /// The screen of the scene is the limit, and not that of the terminal; what is larger stays so, in both directions.
  @Test func nothingGrowsBeyondTheScreenOfTheScene() throws {
    var lab = Lab.sample()
    lab.context.edited.scene.screen = .cells(CellSize(width: 40, height: 100))
    lab.context.edited.scene.anchors[0].shape = .rect(CellSize(width: 60, height: 1))
    lab.context.place()
    #expect(try press("200+", on: lab).scene.popovers[0].size?.height == 100)
    #expect(
      try press("]", on: lab).notice == .refusal("The anchor cannot be wider than 60 columns"))
    #expect(try press("}", on: lab).scene.anchors[0].shape == .rect(CellSize(width: 60, height: 2)))
  }

  @Test func zeroIsADigitAfterAnother() throws {
    #expect(try anchor(press("10l")).x == anchor(.sample()).x + 10)
    #expect(try press("3l0").scene == .start())
  }

  @Test func aCountIsBounded() throws {
    #expect(try press("99999999999999999999l").ending == nil)
    #expect(try anchor(press("99999999999999999999l")).x == 70)
  }

  /// What options choose holds from the start, and is no step.
  @Test func theFirstLookIsNotUndone() throws {
    var lab = Lab.sample()
    lab.begin(in: .light, seenBy: .protan)
    #expect(try press("u", on: lab).notice?.isRefusal == true)
    #expect(try press("l0", on: lab).context.themes.choice.vision == .protan)
  }

  @Test func aTooSmallScreenWaits() throws {
    let small = Lab.sample(size: CellSize(width: 10, height: 3))
    #expect(try press("5ltdrm0", on: small).scene == small.scene)
    #expect(try press("q", on: small).ending == .quit)
  }

  @Test func keysEndTheLabAndRequestTerminalEffects() throws {
    #expect(try press("q").ending == .quit)
    #expect(try press("<C-c>").ending == .interrupted)
    var lab = Lab.sample()
    #expect(lab.press(.control("z")) == [.terminal(.suspend(wholeJob: true))])
    #expect(lab.press(.control("l")) == [.terminal(.redraw)])
  }

  @Test func aKeyboardMakesThePopoverFlip() throws {
    let low = try press("5j")
    #expect(low.placement.popovers[0].layout.arrowDirection == .up)
    #expect(try press("B", on: low).placement.popovers[0].layout.arrowDirection == .down)
  }

  @Test func resettingReturnsToTheStart() throws {
    let reset = try press("5l3j]>+ddmrt0")
    #expect(reset.scene == .start())
    #expect(reset.theme == Lab.sample().theme)
    #expect(try press("0").notice == .refusal("The scene is as it was at the start"))
  }
}
