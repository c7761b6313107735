import CellCanvas
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("A dial in a popover of the scene")
struct ContentDialTests {
  /// A clock dial with a number of items below its anchor.
  private func led(_ items: SceneDial.Items, value: Int = 0, _ script: String = "") throws -> LedLab
  {
    var scene = Scene.start()
    scene.popovers[0].content = .dial(SceneDial(items, value: value))
    scene.popovers[0].size = CellSize(width: 21, height: 9)
    let sample = Lab.sample()
    let lab = Lab(size: sample.size, scene: scene, themes: sample.themes)
    return try LedLab(lab, script)
  }

  private func value(_ led: LedLab) -> Int? {
    if case .dial(let dial) = led.lab.scene.popovers[0].content { dial.value } else { nil }
  }

  @Test func whatLayOverItLeavesItsWords() throws {
    let lab = try led(.count(12), "<CR>").lab
    let words = try #require(lab.notice).words
    #expect(try press("?<Esc>", on: lab).frame.picture.contains(words + ": "))
  }

  @Test(arguments: [
    (12, "<CR>3", 3), (24, "<CR>17<Right>", 18), (60, "<CR>45", 45), (60, "<CR><PageDown>", 15),
    (12, "<CR><Left>", 11), (24, "<CR><Right><Right><Home>", 0), (1, "<CR><Right>", 0),
    (360, "<CR>270", 270),
  ])
  func aTimeIsPicked(items: Int, keys: String, value: Int) throws {
    var led = try led(.count(items), keys)
    led.wait()
    #expect(self.value(led) == value)
    #expect(led.lab.focus == .dial)
    try led.press("<Esc>")
    #expect(led.lab.focus == .scene && self.value(led) == value && led.lab.motionDue == nil)
    try led.press("u")
    #expect(self.value(led) == 0)
    try led.press("<C-r>")
    #expect(self.value(led) == value)
  }

  /// The key for the next number goes to the next dial of the scene, and what was turned is kept.
  @Test func theNextDialIsThatOfAnotherPopover() throws {
    var led = try led(.count(12), "A<CR>3")
    led.wait()
    try led.press("<Tab>5")
    led.wait()
    let values = led.lab.scene.popovers.map { popover -> Int? in
      if case .dial(let dial) = popover.content { dial.value } else { nil }
    }
    #expect(values.sorted { $0 ?? 0 < $1 ?? 0 } == [3, 5])
    var single = try self.led(.count(12), "<CR><Tab>")
    #expect(single.lab.notice == .refusal("The scene shows one dial"))
    try single.press("<Esc>")
  }

  @Test func theKeysOfTheSceneAreNotThoseOfTheDial() throws {
    var led = try led(.count(12), "<CR>")
    let before = led.lab.placement
    try led.press("5<Right>lt")
    led.wait()
    #expect(value(led) == 6 && led.lab.placement == before && led.lab.theme.name == "rounded")
    try led.press("<Esc>l")
    #expect(led.lab.placement != before)
  }

  @Test func theFocusIsVisibleWithoutColours() throws {
    let (scene, dial) = (try led(.count(12)), try led(.count(12), "<CR>"))
    #expect(!scene.lab.frame.picture.contains("‹ 0 ›"))
    #expect(dial.lab.frame.picture.contains("‹ 0 ›"))
  }

  @Test func itTurnsInThePopover() throws {
    var led = try led(.count(12), "<CR>")
    let still = led.lab.frame
    try led.press("6")
    led.wait(0.1)
    let turning = led.lab.frame
    led.wait()
    #expect(Set([still.picture, turning.picture, led.lab.frame.picture]).count == 3)
    // The last frame is that of a scene with this value.
    try led.press("<Esc>")
    let fresh = try self.led(.count(12), value: 6)
    #expect(led.lab.frame.row(12).elementsEqual(fresh.lab.frame.row(12)))
  }

  @Test func aClickGivesItTheKeys() throws {
    var led = try led(.count(12))
    let dial = try #require(led.lab.context.contentFrame)
    let right = CellPoint(x: dial.x + 17, y: dial.y + 4)
    led.mouse(.press(.left), right)
    #expect(led.lab.focus == .dial)
    led.mouse(.release, right)
    led.wait()
    #expect(value(led) == 3)
    led.mouse(.wheel(2), right)
    led.wait()
    #expect(value(led) == 5)
    led.mouse(.press(.left), CellPoint(x: 0, y: 0))
    #expect(led.lab.focus == .scene && value(led) == 5)
  }

  /// A click on a partly hidden dial scrolls the scene, and thus moves the dial under the mouse.
  @Test func aDialThatMovesIsStillDraggedFromItsGrabbedCell() throws {
    var scene = Scene.start()
    scene.screen = .cells(CellSize(width: 110, height: 22))
    for (name, x) in [("left", 10), ("right", 72)] {
      scene.anchors.append(SceneRegion(name: name, CellRect(x: x, y: 1, width: 4, height: 1)))
      scene.popovers.append(
        ScenePopover(name: "of-\(name)", anchor: name, content: .dial(SceneDial(.count(60)))))
    }
    let sample = Lab.sample()
    var led = try LedLab(Lab(size: sample.size, scene: scene, themes: sample.themes), "p")
    let before = led.lab.shown.view
    let place = CellPoint(x: 68, y: 8)
    led.mouse(.press(.left), place)
    #expect(led.lab.dial?.popover == "of-right" && led.lab.shown.view != before)
    led.mouse(.drag(.left), place)
    #expect(led.lab.dial?.control.dial.rotation.angle == 0)
    led.mouse(.drag(.left), CellPoint(x: 68, y: 12))
    #expect(led.lab.dial?.control.dial.rotation.angle != 0)
    led.mouse(.release, place)
    #expect(led.lab.dial?.grabbedOrigin == nil)
  }

  @Test func aFlickRunsOut() throws {
    var led = try led(.count(60), "<CR>")
    let dial = try #require(led.lab.context.contentFrame)
    led.mouse(.press(.left), CellPoint(x: dial.x + 6, y: dial.y))
    for x in 7..<15 {
      led.wait(0.015)
      led.mouse(.drag(.left), CellPoint(x: dial.x + x, y: dial.y))
    }
    let item = value(led)
    led.wait(0.015)
    led.mouse(.release, CellPoint(x: dial.x + 14, y: dial.y))
    #expect(led.lab.dial?.control.isSpinning == true)
    led.wait()
    #expect(value(led) != item && led.lab.motionDue == nil)
    #expect(led.lab.dial?.control.isAtRest == true)
  }

  @Test func aDialThatIsGrabbedAndNotMovedWantsNoTime() throws {
    var led = try led(.count(60), "<CR>")
    let dial = try #require(led.lab.context.contentFrame)
    led.mouse(.press(.left), dial.origin)
    led.wait(1)
    #expect(led.lab.motionDue == nil)
  }

  @Test(arguments: [("use-dial 9", 9), ("use-dial 09", 9), ("use-dial NE", 0)])
  func aCommandTurnsIt(line: String, value: Int) throws {
    var led = try led(.count(12))
    led.run(line)
    led.wait()
    #expect(self.value(led) == value)
  }

  @Test func labelsAreTyped() throws {
    var led = try led(.labels(["N", "E", "S", "W"]))
    led.run("use-dial W")
    led.wait()
    #expect(value(led) == 3 && led.lab.notice == .change("Popover W"))
  }

  @Test func undoingNamesTheDial() throws {
    var led = try led(.labels(["N", "E", "S", "W"]), "<CR><Right>")
    led.wait()
    try led.press("<Esc>u")
    #expect(led.lab.notice == .change("Undid popover E; popover is N again"))
  }

  /// The angle is kept while the screen changes, and a low popover shows half of a dial.
  @Test func itIsLaidOutAgainOnResize() throws {
    var led = try led(.count(60), "<CR>20")
    led.wait(0.1)
    let angle = led.lab.dial?.control.dial.rotation.angle
    led.lab.resize(to: CellSize(width: 60, height: 14))
    #expect(led.lab.dial?.control.dial.rotation.angle == angle)
    led.lab.resize(to: CellSize(width: 5, height: 2))
    #expect(led.lab.motionDue == nil)
    led.lab.resize(to: CellSize(width: 80, height: 24))
    led.wait()
    #expect(value(led) == 20)
  }

  @Test func aPopoverThatIsNotShownHasNoDialToUse() throws {
    var led = try led(.count(12), "<CR>")
    try led.press("<Esc>x<CR>")
    #expect(led.lab.notice == .refusal(led.lab.context.noPopover))
  }
}
