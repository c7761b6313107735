import CellCanvas
import LabSupport
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("A lab in lines")
struct LineModeTests {
  private func speak(
    _ lines: [String], world: HeadlessWorld = HeadlessWorld()
  ) -> (said: [String], lab: Lab, outcome: LineOutcome, world: HeadlessWorld) {
    var lab = Lab.sample(size: Lab.size(holding: CellSize(width: 80, height: 24)))
    var (terminal, world) = (HeadlessLines(lines), world)
    let outcome = LineSession.run(&lab, on: &terminal, in: &world)
    return (Array(terminal.said.dropFirst(2)), lab, outcome, world)
  }

  /// Nothing is drawn, so that no screen is too small.
  @Test func theSmallestScreenIsLargeEnough() {
    var (lab, world) = (Lab.sample(size: CellSize(width: 8, height: 3)), HeadlessWorld())
    var terminal = HeadlessLines(["gap 2"])
    _ = LineSession.run(&lab, on: &terminal, in: &world)
    #expect(lab.scene.popovers[0].gap == 2)
  }

  private static let ofFiles = ["write", "overwrite", "scheme"]

  /// What is said of a word that is no value, and names no file, has its beginning, however long it is.
  @Test(arguments: CommandRegistry.catalog.names.filter { !ofFiles.contains($0) })
  func aLongWordIsNotSaidWhole(name: String) {
    let word = String(repeating: "x", count: 20_000)
    for line in ["\(name) \(word)", "\(name) -\(word)", "\(name) \"\(word)\""] {
      let longest = speak([line]).said.map(\.count).max() ?? 0
      #expect(longest < 600, "\(line.prefix(40))")
    }
  }

  /// A theme that came with a scene is a part of that step, and one that comes later is not.
  @Test func eachLineIsAStep() {
    var world = HeadlessWorld(themes: ["./own.yaml": .success(Theme(name: "own"))])
    let text = "{ theme: ./own.yaml, anchors: { a: {} }, popovers: { p: { anchor: a } } }"
    world.scenes.storage = HeadlessFiles(["./a.yaml": Array(text.utf8)])
    let lines = ["edit ./a.yaml", "theme classic", "gap 3", "theme ./own.yaml", "undo"]
    #expect(speak(lines, world: world).lab.scene.popovers[0].gap == 3)
  }

  @Test func itBeginsWithWhatThereIs() {
    var lab = Lab.sample(size: Lab.size(holding: CellSize(width: 80, height: 24)))
    var (terminal, world) = (HeadlessLines([]), HeadlessWorld())
    #expect(LineSession.run(&lab, on: &terminal, in: &world) == LineOutcome())
    #expect(
      terminal.said == [
        "A scene with 1 anchor and 1 popover on a screen of 80x24; 'help' lists every command.",
        "Popover below the anchor, arrow up, in the middle; above is 1 row short.",
      ])
  }

  @Test(arguments: [
    ("", "Popover below the anchor, arrow up, in the middle; above is 1 row short."),
    (
      ":right 40",
      "Popover below the anchor, arrow up, 11.5 columns right of the middle; above is 1 row short."
    ),
    (
      "left 99",
      "Popover below the anchor, arrow up, 12.5 columns left of the middle; above is 1 row short."
    ),
    ("theme classic", "Theme classic: A dark blue frame around light content, as in 2011."),
    ("kind", "Chrome seamless: popover below the anchor"),
    ("undo", "There is nothing to undo."),
    ("margins", "Margins of 1 row and 2 columns: popover below the anchor"),
    ("screen 40x10", "Screen 40x10: popover below the anchor"),
    ("scenes", "the-lab: What the lab is, told by a popover and one that hangs on it."),
    ("list", "Anchor anchor, selected: 10x1 at 28,8."),
    ("help undo", "undo [N]: undo the last change."),
    ("help left", "left [N]: move the anchor to the left."),
    ("help e!", ":reopen [SCENE]: open this scene, or another one, without"),
    ("help x", ":exit: write the scene if it has changed, and leave."),
    ("help nosuch", "Nothing is called 'nosuch'; help lists every command."),
    ("help below", "Side below: ■ on ▴ on □, the popover is below its anchor."),
    ("copy decision", "Popover below the anchor, arrow up, in the middle; above is 1 row short."),
    ("lef", "Unknown command 'lef'; did you mean 'left'?"),
    (
      "help " + String(repeating: "x", count: 50_000),
      "Nothing is called '\(String(repeating: "x", count: 40))…'; help lists every command."
    ),
    (
      String(repeating: "x", count: 50_000),
      "Unknown command '\(String(repeating: "x", count: 40))…'; 'help' lists every command."
    ),
    ("right x", ":right takes a number from 1 to 9999, not 'x'."),
    ("keys ,", "Popover popover, "), ("redraw", "This needs a screen"),
    ("suspend", "This needs a screen"), ("keys <C-l>", "This needs a screen"),
    ("keys Q", "Q does nothing; help lists every command."),
    ("keys <Foo>", "Character 1 of the keys: <Foo> is no key"),
  ])
  func aLineIsAnsweredWithASentence(line: String, says: String) throws {
    let said = speak([line]).said
    let first = try #require(said.first)
    #expect(first.hasPrefix(says), "\(first)")
    #expect(said.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("?") })
  }

  /// Explanations that are drawn on a screen are said, and change nothing.
  @Test(arguments: [
    ("why", 8, "Sides: below: fits, shows 32x6."), ("ghosts", 3, "Above: "),
    ("rectangles", 4, "Container 80x24."), ("map", 3, "Below "),
    ("contrast", 2, "No cell is too faint."),
    ("compare", 2, "Floating-ui "), ("compare vim css poplab", 3, "Css "),
  ])
  func drawnExplanationsAreSaid(line: String, least: Int, part: String) {
    let told = speak([line])
    #expect(told.said.count >= least && told.said.contains { $0.hasPrefix(part) }, "\(told.said)")
    #expect(told.said.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("?") })
    #expect(told.lab.overlays.isEmpty && told.lab.tiles == nil && told.lab.inspectorTop == nil)
  }

  /// Also one of a group, and Enter after a typed command.
  @Test(arguments: [
    ("w", "why"), (";vw", "why"), (":why<CR>", "why"), ("m", "map"), ("r", "rectangles"),
    (";vg", "ghosts"), ("%", "contrast"), ("C", "compare"), ("I", "scrub"), (";mb", "present"),
    (";me", "dismiss"),
  ])
  func aKeySaysWhatItsCommandSays(keys: String, line: String) {
    let (pressed, typed) = (speak(["keys \(keys)", "right"]), speak([line, "right"]))
    #expect(pressed.said.suffix(typed.said.count) == typed.said[...])
    #expect(pressed.lab.modes == typed.lab.modes && pressed.lab.focus == .scene)
    #expect(pressed.lab.overlays.isEmpty && pressed.lab.inspectorTop == nil)
  }

  @Test func aKeySaysWhichSettingIsSelected() {
    let said = speak(["gap 3", "keys ,", "keys j", "keys /gap<CR>"]).said
    #expect(said[1].hasPrefix("Popover popover, ") && said[2].hasPrefix("Popover popover, "))
    #expect(said[1] != said[2], "\(said)")
    #expect(said[3].hasPrefix("Popover popover, gap: 3 (lab). Gap: "), "\(said)")
    #expect(speak(["keys ,/nosuch<CR>"]).said.last == "No setting matches.")
  }

  @Test func nothingIsLeftOfAMotionThatWasLookedAt() {
    for line in ["present", "dismiss", "scrub", "scrub-on 3", "scrub-play"] {
      let said = speak([line, "motion slide 0.4", "right 20", "play edges"]).said
      #expect(said[0].hasPrefix("Step "), "\(said)")
      #expect(said[2].hasPrefix("Popover ") && said.last?.hasPrefix("The end: ") == true, "\(said)")
    }
  }

  @Test func whatKeysOpenStaysForTheKeysOfTheirLine() {
    #expect(speak(["keys Illl"]).said.filter { $0.hasPrefix("Step ") }.count == 4)
    #expect(speak(["keys Illl"]).lab.scene == .start())
    #expect(speak(["keys Iq", "list"]).said.last?.hasPrefix("Popover ") == true)
    let steps = speak(["scrub-on 5", "scrub-on 3"]).said.compactMap {
      $0.split(separator: " ").dropFirst().first
    }
    #expect(steps == ["5", "8"])
    #expect(speak(["keys C<Tab>j"]).said.filter { $0.contains("same as") }.count > 1)
    #expect(speak(["keys ,", "right"]).said.last?.hasPrefix("Popover below the anchor") == true)
    #expect(speak(["keys ,/rectangles<CR><CR>"]).lab.overlays == [.rectangles])
  }

  /// With a search, an edited value or a dial in it.
  @Test(arguments: ["I", ",", ",/gap", ",/gap<CR>", ",/gap<CR><CR>", ",/duration<CR><CR>4"])
  func whatKeysOpenClosesBeforeAnotherCommand(keys: String) {
    let (after, alone) = (speak(["keys \(keys)", "right"]), speak(["right"]))
    #expect(after.lab.modes == alone.lab.modes && after.lab.scene == alone.lab.scene)
    #expect(after.said.last == alone.said.last)
    #expect(speak(["keys \(keys)", "close"]).said.last?.hasPrefix("Nothing is open") == false)
  }

  @Test func whatNeedsAScreenIsNotListed() {
    let named = speak(["help"]).said.compactMap { $0.split { " :".contains($0) }.first }
    #expect(Set(named).isDisjoint(with: ["record", "redraw", "suspend", "next-tile"]))
    #expect(named.contains("compare"))
  }

  /// Nothing is seen, so that all of a large screen is asked about.
  @Test(arguments: [
    ("why", "What would change it: If the anchor moves "), ("map", "By the anchor's first cell."),
  ])
  func everyPlaceOfALargeScreenIsAskedAbout(line: String, part: String) {
    let said = speak(["engine css", "screen 300x100", line]).said
    #expect(said.contains { $0.hasPrefix(part) }, "\(said)")
  }

  /// In line mode, sentences name commands and not keys.
  @Test func commandsAreNamedAndNoKeys() {
    let said = speak(["delete", "left", "compare nope"]).said
    #expect(said[0].contains("undo") && !said[0].contains("u brings"))
    #expect(said[1] == "The scene has no anchor; add adds one.")
  }

  @Test func theEffectOfEachKeyIsSaid() {
    #expect(speak(["keys 5l3j"]).said.count == 2)
    #expect(speak(["keys :left<CR>"]).said.count == 1)
    #expect(speak(["keys 5l3j"]).lab.scene == speak(["right 5", "down 3"]).lab.scene)
  }

  @Test func everyFlipOnAPathIsSaid() {
    let (said, lab, _, _) = speak(["play edges", "undo"])
    #expect(said.count > 3)
    #expect(said[0].hasPrefix("Edges "))
    #expect(said[0].contains(", 1 flip: popover "))
    #expect(said[said.count - 2].hasPrefix("The end: Edges 187 of 187, "))
    #expect(said.last?.hasPrefix("Undid ") == true)
    #expect(lab.scene == .start())
  }

  @Test func whatIsNotShownHasNoPlace() {
    let said = speak(["screen 80x24", "popover hide true", "anchor x 200", "list"]).said
    #expect(
      said.last?.hasPrefix("Popover popover of anchor, selected: No popover") == true, "\(said)")
  }

  @Test func nothingOfWhatIsSaidIsDrawn() {
    let said = speak(["list", "play spiral", "help", "themes", "keys jj<CR>", "sheet", "close"])
      .said
    #expect(said.joined().unicodeScalars.allSatisfy { !("\u{2500}"..."\u{25FF}").contains($0) })
    #expect(said.contains { $0.hasPrefix("Kept: Theme ") })
  }

  @Test(arguments: [
    ([], LabEnding.quit, 0), (["quit", "lef"], .quit, 0), (["interrupt"], .interrupted, 0),
    (["lef", "rigt", "left 999"], .quit, 2), (["left 999", "left", "undo", "undo"], .quit, 0),
    (["record x.cast", "record", "redraw", "keys <C-z>"], .quit, 4),
    (["gap x", "popover gpa 1", "popover value 3", "name popover anchor"], .quit, 4),
    (["theme nosuch", "theme ./nosuch.yaml", "scheme nosuch", "edit nosuch"], .quit, 4),
    (["compare vi", "help nosuch", "recover nosuch", "play \"q\"", "dial gap 99"], .quit, 5),
    (["gap x", "gap 1", "popover value default"], .quit, 1),
    (["write ./a.yaml\0.txt", "edit ./a.yaml\0"], .quit, 2),
    (["keys :gap x<CR>:gap y<CR>"], .quit, 1),
    (["dial 3", "keys <F12>", "scenes x", "list x"], .quit, 4),
  ])
  func itEndsAndCountsWhatIsNotThere(
    lines: [String], ending: LabEnding, faults: Int
  ) {
    let spoken = speak(lines)
    #expect(spoken.outcome == LineOutcome(ending: ending, faults: faults))
  }

  /// A script that goes by the status loses nothing without knowing it.
  @Test(arguments: [
    (["write ./a.yaml"], nil), (["write ./there.yaml", "quit"], .changed(ContentFingerprint([]))),
    (["copy picture ./full.txt", "write"], StorageFault.failed("No space left on device")),
    (["write"], .refused("The scene has no file yet; :write FILE writes one")),
    (["write-scheme x"], .refused("No scheme is in use; :scheme NAME takes one")),
    (["undo", "list"], nil),
  ])
  func itEndsWithWhatCouldNotBeWritten(lines: [String], fault: StorageFault?) {
    var world = HeadlessWorld()
    world.scenes.storage.contents["./there.yaml"] = []
    world.faults["./full.txt"] = .failed("No space left on device")
    #expect(speak(lines, world: world).outcome == LineOutcome(unwritten: fault))
  }

  @Test func settingsAreReadOut() {
    let said = speak(["gap 3", "settings"]).said
    #expect(said.contains("Popover popover, gap: 3 (lab)."))
    #expect(said.contains("View, theme: rounded."))
    #expect(said.contains("Anchor anchor, width: 10 (scene)."))
  }

  @Test func aPictureGoesIntoAFileOrIsSaid() {
    let said = speak(["copy picture"]).said
    #expect(said.count == 24)
    let (words, _, _, world) = speak(["copy picture p.txt", "copy decision p.txt"])
    #expect(words == ["Written: p.txt.", "'p.txt' is there already; nothing was written."])
    #expect(world.texts["p.txt"] == said.joined(separator: "\n") + "\n")
  }
}

/// Lines in memory.
struct HeadlessLines: LineTerminal {
  private var lines: [String]
  private(set) var said: [String] = []

  init(_ lines: [String]) { self.lines = lines.reversed() }

  let isBroken = false

  mutating func nextLine() -> String? { lines.popLast() }

  mutating func say(_ line: String) { said.append(line) }
}
