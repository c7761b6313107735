import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("A dial for a number")
struct OpenDialTests {
  /// Each number with keys that give it another value.
  private static let turns: [(number: String, keys: String)] = [
    ("arrow-offset", "7"), ("gap", "<Right><Right>"), ("theme", "<PageDown>"), ("hue", "90"),
    ("speed", "60"),
  ]

  private func value(_ number: String, _ lab: Lab) throws -> String {
    LabNumbers(lab.context).figure(of: try #require(LabNumber(rawValue: number))).value
  }

  @Test(arguments: turns) func turningChangesTheLabImmediately(number: String, keys: String) throws
  {
    var led = try LedLab()
    led.run("dial \(number)")
    let before = try value(number, led.lab)
    let frame = led.lab.frame
    try led.press(keys)
    led.wait()
    #expect(try value(number, led.lab) != before)
    #expect(led.lab.frame != frame)
    #expect(led.lab.dial?.number?.rawValue == number)
  }

  @Test(arguments: turns) func enterKeepsAsOneStep(number: String, keys: String) throws {
    var led = try LedLab(.sample(), "lll")
    let start = led.lab
    led.run("dial \(number)")
    try led.press(keys)
    led.wait()
    try led.press("<Left><Left><Right>")
    led.wait(0.05)
    let target = try #require(led.lab.dial?.control).target
    try led.press("<CR>")
    #expect(led.lab.dial == nil && led.lab.motionDue == nil)
    let kept = try value(number, led.lab)
    led.run("dial \(number)")
    #expect(led.lab.dial?.control.item == target)
    try led.press("<Esc>")
    #expect(try value(number, led.lab) == kept)
    try led.press("u")
    // A speed is no part of the scene.
    if number != "speed" {
      #expect(led.lab.settings == start.settings && led.lab.placement == start.placement)
    }
  }

  @Test(arguments: turns) func escapeRestoresEverything(number: String, keys: String) throws {
    var led = try LedLab(.sample(), "5l3jw")
    led.wait()
    let start = led.lab
    try led.press("#")
    led.run("dial \(number)")
    try led.press(keys)
    led.wait()
    try led.press("<Tab><Right>")
    led.wait(0.1)
    try led.press("<Esc>")
    var end = led.lab
    end.context.commandHistory = start.context.commandHistory
    end.context.explanation.lastNumber = start.context.explanation.lastNumber
    #expect(end == start)
  }

  @Test func anOpenDialWantsNoTimeUntilItTurns() throws {
    var led = try LedLab(.sample(), "#")
    #expect(led.lab.motionDue == nil)
    try led.press("<Right>")
    #expect(led.lab.motionDue != nil)
    led.wait()
    #expect(led.lab.motionDue == nil)
    // Digits belong together for a second, after which nothing needs to be drawn.
    try led.press("1")
    led.wait(0.5)
    #expect(led.lab.dial?.control.isAtRest == true && led.lab.motionDue != nil)
    led.wait()
    #expect(led.lab.motionDue == nil)
  }

  @Test func withoutMotionItJumps() throws {
    var led = try LedLab(.sample(display: DisplayOptions(reducesMotion: true)), "#")
    try led.press("<Right><Right> ")
    #expect(led.lab.motionDue == nil)
    led.run("dial gap 3")
    #expect(led.lab.scene.popovers[0].gap == 3 && led.lab.motionDue == nil)
  }

  @Test func tabCyclesThroughTheNumbers() throws {
    var led = try LedLab(.sample(), "#")
    let first = led.lab.dial?.number
    var seen: [LabNumber] = []
    for _ in LabNumber.allCases {
      try led.press("<Tab>")
      seen.append(try #require(led.lab.dial?.number))
    }
    #expect(Set(seen) == Set(LabNumber.allCases) && seen.last == first)
    try led.press("<S-Tab>")
    #expect(led.lab.dial?.number == .speed)
    try led.press("#")
    #expect(led.lab.dial == nil)
    try led.press("#")
    #expect(led.lab.dial?.number == .speed)
  }

  /// Without a popover there is no gap, without colours no hue.
  @Test func whatCannotBeTurnedIsLeftOut() throws {
    var led = try LedLab(.sample(display: DisplayOptions(depth: .none)), "x#")
    #expect(led.lab.dial?.number == .theme)
    try led.press("<Tab>")
    #expect(led.lab.dial?.number == .speed)
    led.run("dial gap")
    #expect(led.lab.notice == .refusal(led.lab.context.noPopover))
    led.run("dial hue")
    #expect(led.lab.notice == .refusal("This screen has no colours"))
    #expect(led.lab.frame.picture.contains("no popover"))
  }

  @Test func anotherEnginePlacesItsArrowItself() throws {
    var led = try LedLab(.sample(), "e")
    led.run("dial arrow-offset")
    #expect(led.lab.dial == nil)
    guard case .refusal = led.lab.notice else {
      Issue.record("nothing was said")
      return
    }
  }

  @Test(arguments: [("left-to-right", -4), ("right-to-left", 4)])
  func theArrowGoesToThePreferredOffset(writing: String, skid: Int) throws {
    var lab = Lab.sample()
    lab.context.edited.scene.writing = writing == "left-to-right" ? .leftToRight : .rightToLeft
    var led = try LedLab(lab, "#4<CR>")
    #expect(led.lab.scene.popovers[0].skid == skid)
    let layout = try #require(led.lab.placedPopover).layout
    #expect(abs(layout.arrowOffset - 4) <= 0.5)
    try led.press("#-3<CR>")
    #expect(abs(try #require(led.lab.placedPopover).layout.arrowOffset + 3) <= 0.5)
  }

  @Test func anyOtherCommandKeepsWhatWasTurned() throws {
    var led = try LedLab(.sample(), "#")
    led.run("dial gap 2")
    led.run("undo")
    #expect(led.lab.dial == nil && led.lab.scene.popovers[0].gap == 0)
    try led.press("<C-r>")
    #expect(led.lab.scene.popovers[0].gap == 2)
  }

  @Test(arguments: [
    ("dial gap 77", "There is no 77 on this dial; it goes from 0 to 9"),
    ("dial speed 6", "There is no 6 on this dial; the nearest are 4 and 8"),
    ("dial speed 61", "There is no 61 on this dial; it goes from 1 to 60"),
    (
      "dial 5",
      "No dial is open; name a number first (arrow-offset, gap, theme, hue, speed), as in :dial gap 2"
    ),
    ("next-number", "No number is turned; # opens a dial for one"), ("keep", "No dial is open"),
    ("use-dial", "Popover shows no dial; # turns a number"),
  ])
  func impossibleRequestsAreRefused(line: String, reason: String) throws {
    var led = try LedLab()
    led.run(line)
    #expect(led.lab.notice == .refusal(reason))
  }

  @Test(arguments: [
    ("#9", ""), ("#7", ""), (":dial speed<CR>9", "There is no 9 on this dial"),
    ("#-99", "There is no -99 on this dial"),
  ])
  func aTypedValueThatIsNotThereIsSaid(keys: String, words: String) throws {
    var led = try LedLab()
    try led.press(keys)
    let said = led.lab.notice.map(\.words) ?? ""
    #expect(said.contains("There is no") == !words.isEmpty && said.hasPrefix(words), "\(said)")
  }

  @Test func aChangeByACommandIsSeenAndCanBeInterrupted() throws {
    var led = try LedLab()
    led.run("dial gap 4")
    led.wait(0.1)
    let way = try #require(led.lab.dial).control.item
    #expect((1...3).contains(way))
    led.run("dial 0")
    #expect(led.lab.dial?.control.item == way)
    led.wait()
    #expect(led.lab.scene.popovers[0].gap == 0)
  }

  @Test func aSpinIsStoppedByAnyKeyAndByNothingElse() throws {
    var led = try LedLab(.sample(), "# ")
    led.wait(0.5)
    #expect(led.lab.dial?.control.isSpinning == true)
    try led.press("<Esc>")
    #expect(led.lab.dial?.control.isSpinning == false)
    led.wait()
    try led.press(" ")
    led.wait(0.2)
    try led.press("<CR>")
    #expect(led.lab.dial != nil)
    try led.press("<C-c>")
    #expect(led.lab.ending == .interrupted)
  }

  @Test(arguments: [(DialBehavior.Signal.none, 0), (.bell, 3), (.flash, 0)])
  func theBellRingsIfItIsChosen(signal: DialBehavior.Signal, bells: Int) throws {
    var led = try LedLab(.sample(display: DisplayOptions(dialSignal: signal)))
    led.run("dial gap 3")
    led.wait()
    #expect(led.effects.filter { $0 == .terminal(.bell) }.count == bells)
  }

  /// Ten steps of a hundredth of a second leave a little of a flash, less than a clock can wait for.
  @Test func aFlashEndsWhileTheButtonIsDown() throws {
    var led = try LedLab(.sample(display: DisplayOptions(dialSignal: .flash)), "#")
    led.wait()
    let dial = try #require(led.lab.dial)
    let frame = try #require(OpenDial(dial, led.lab.context).frame)
    let rim = CellPoint(x: frame.x + frame.width - 3, y: frame.y + frame.height / 2)
    led.mouse(.press(.left), rim)
    led.mouse(.drag(.left), CellPoint(x: rim.x, y: rim.y + 3))
    #expect(led.lab.dial?.control.picture.isFlashing == true)
    for _ in 0..<100 { if let due = led.lab.motionDue { led.lab.receive(.time(due)) } }
    #expect(led.lab.motionDue == nil)
  }

  @Test func whilePathsPlayTheirSpeedIsTurned() throws {
    var led = try LedLab()
    led.run("play edges")
    led.run("dial speed")
    let done = led.lab.player.play?.done ?? 0
    try led.press("60")
    led.wait(2)
    #expect((led.lab.player.play?.done ?? 0) > done + 20)
    try led.press("<Esc>")
    #expect(led.lab.player.chosenSpeed == 8 && led.lab.player.play?.isRunning == true)
  }

  @Test(arguments: ["rounded", "classic", "tooltip", "bubble", "gik", "ascii"])
  func itIsPlacedAsEveryPopoverIs(theme: String) throws {
    for (width, height) in [(40, 10), (40, 12), (60, 20), (76, 24), (80, 24), (200, 60)] {
      var led = try LedLab(
        .sample(size: CellSize(width: width, height: height), theme: theme), "#")
      for _ in LabNumber.allCases {
        try led.press("<Tab>")
        let lab = led.lab
        let number = try #require(lab.dial?.number)
        let figure = try #require(LabNumbers(lab.context).rect(number))
        let placed = try #require(lab.dial.flatMap { OpenDial($0, lab.context).popover }).placed
        #expect(!placed.layout.overlapsAnchor, "\(width)x\(height) \(number)")
        #expect(CellRect(placed.presentation.sourceRect).y == figure.y)
        #expect(
          CellRect(placed.layout.frame).intersection(lab.room).size
            == CellRect(placed.layout.frame).size)
        #expect(
          LabNumbers(lab.context).figure(of: number).value.hasPrefix(
            lab.frame.text(in: figure).prefix(4)))
        #expect(lab.frame.size == lab.size)
      }
    }
  }

  @Test func aClickOnANumberOpensItsDial() throws {
    var led = try LedLab(.sample(), "#")
    let figure = try #require(LabNumbers(led.lab.context).rect(.gap)).origin
    try led.press("<Esc>")
    led.mouse(.press(.left), figure)
    #expect(led.lab.dial == nil)
    try led.press("w9<C-d>")
    let (panel, asks) = (InspectorPanel(led.lab.context, map: nil), InspectorPanel.asks)
    let places = (0..<24).map { CellPoint(x: figure.x, y: $0) }
    let gap = try #require(places.first { panel.number(at: $0, asking: asks) == .gap })
    led.mouse(.press(.left), gap)
    led.mouse(.release, gap)
    #expect(led.lab.dial?.number == .gap)
    led.mouse(.wheel(2), CellPoint(x: 0, y: 0))
    led.wait()
    #expect(led.lab.scene.popovers[0].gap == 2)
    // On a hint that no key stands for.
    led.mouse(.press(.left), CellPoint(x: 2, y: 23))
    #expect(led.lab.dial?.number == .gap)
    led.mouse(.press(.left), CellPoint(x: 2, y: 20))
    #expect(led.lab.dial == nil && led.lab.scene.popovers[0].gap == 2)
  }
}

extension Canvas {
  fileprivate func text(in rect: CellRect) -> String {
    rect.columns.map { self[CellPoint(x: $0, y: rect.y)].glyph.text }.joined()
  }
}
