import AnnotatedYAML
import CellCanvas
import Testing

@testable import PopoverLab

@Suite("Keys that a user has chosen")
struct KeyChangeTests {
  private func reading(_ text: String) throws -> (changes: [KeyChange], faults: [String]) {
    let document = DocumentReader().read(Array(text.utf8))
    var faults = document.faults
    let changes = KeyChange.all(in: try #require(document.root), &faults)
    return (changes, faults.map { $0.message(path: "c.yaml") })
  }

  private func map(_ text: String) throws -> KeyMap {
    let (changes, faults) = try reading(text)
    #expect(faults == [])
    return .standard.changed(by: changes)
  }

  @Test(arguments: [
    ("undo: U", "U", CommandCall("undo")), ("undo: U", "u", nil), ("undo: U", "<C-r>", "redo"),
    ("undo: [U, <F2>]", "<F2>", "undo"), ("undo: none", "u", nil), ("undo: []", "u", nil),
    ("redo: u", "u", "redo"), ("redo: u", "<C-r>", nil), ("q: Q", "Q", "quit"),
    ("left 5: b", "b", CommandCall("left", times: 5)), ("left 8: b", "H", nil),
    ("left 8: b", "h", "left"), ("left: b", "H", CommandCall("left", times: 8)),
    ("undo 3: b", "b", CommandCall("undo", times: 3)), ("undo 3: b", "u", "undo"),
    ("theme paper: b", "b", CommandCall("theme", "paper")), ("prompt: ;", ";", "prompt"),
    ("lock: \"?\"", "?", "lock"), ("lock: \"?\"", "<F1>", "help"),
    ("lock: 0", "0", "lock"), ("lock: <lt>", "<lt>", "lock"),
    ("undo: r\nnext-keyboard: u", "r", "undo"),
    ("undo: r\nnext-keyboard: u", "u", "next-keyboard"),
  ])
  func aKeyDoesWhatTheFileSays(text: String, key: String, call: CommandCall?) throws {
    #expect(try map(text).call(for: KeyScript(key).keys[0]) == call)
  }

  @Test(arguments: [
    ("x", "c.yaml:1:1: found 'x'; expected lines such as 'key: value'"),
    ("undp: u", "c.yaml:1:1: unknown command 'undp'; did you mean 'undo'?"),
    (
      "xyzzy: u",
      "c.yaml:1:1: found 'xyzzy'; expected the name of a command; without this line, Ctrl-P in the lab lists all of them"
    ),
    (
      "quit now: u",
      "c.yaml:1:1: found 'quit now'; expected a command as it is typed after :; :quit takes no value"
    ),
    (
      "interrupt: u",
      "c.yaml:1:1: found 'interrupt'; expected another command; Ctrl-C always leaves the lab"
    ),
    (
      "undo: uu",
      "c.yaml:1:7: found 'uu'; expected one key, such as u, <C-r>, <S-Up> or <F2>, a list of them, or none"
    ),
    (
      "undo: <Nope>",
      "c.yaml:1:7: found '<Nope>'; expected one key, such as u, <C-r>, <S-Up> or <F2>, a list of them, or none"
    ),
    (
      "undo: <C-c>", "c.yaml:1:7: found '<C-c>'; expected another key; Ctrl-C always leaves the lab"
    ),
    ("undo: 5", "c.yaml:1:7: found '5'; expected another key; digits are counts"),
    (
      "undo: <S-a>",
      "c.yaml:1:7: found '<S-a>'; expected another key; a letter with Shift is the capital"
    ),
    (
      "undo: <C-i>",
      "c.yaml:1:7: found '<C-i>'; expected another key; terminals cannot tell it from Tab"
    ),
    (
      "undo: <C-/>",
      "c.yaml:1:7: found '<C-/>'; expected another key; terminals cannot tell it from Ctrl-_"
    ),
    (
      "undo: <C-1>",
      "c.yaml:1:7: found '<C-1>'; expected another key; terminals cannot tell it from 1"
    ),
    (
      "undo: b\nredo: [<F2>, b]",
      "c.yaml:2:14: found 'b'; expected another key; 'undo' has it already, at 1:7"
    ),
    (
      "gap x: b",
      "c.yaml:1:1: found 'gap x'; expected a command as it is typed after :; :gap: found 'x'; expected a whole number "
        + "from 0 to 100000"
    ),
    (
      "overlap maybe: b",
      "c.yaml:1:1: found 'overlap maybe'; expected a command as it is typed after :; :overlap: unknown value 'maybe'; known "
        + "here: true, false"
    ),
    (
      "quit: b\nq: Q",
      "c.yaml:2:1: found 'q'; expected a command that is not there yet; at 1:1 it is already"
    ),
  ])
  func aFaultHasItsPlace(text: String, fault: String) throws {
    let document = DocumentReader().read(Array(text.utf8))
    var faults = document.faults
    _ = KeyChange.all(in: try #require(document.root), &faults)
    #expect(faults.map { $0.message(path: "c.yaml") } == [fault])
  }

  @Test func everyFaultIsFoundAndTheRestIsRead() throws {
    let (changes, faults) = try reading("undp: u\nundo: uu\nredo: U\nmargins: 5\nhelp: [U, <F2>]")
    #expect(faults.count == 4)
    #expect(changes.map(\.line) == ["redo", "help"])
  }

  @Test(arguments: [
    ("undo: U", "U Ctrl-R", "undo, redo"), ("left: b", "b ↓↑→ jkl", "move the anchor"),
    ("undo: none", "no key", "undo the last change"),
    ("redo: u", "no key", "undo the last change"),
    ("undo: none", "U Ctrl-R", "redo what was undone"),
    ("theme paper: <F2>", "F2", ":theme paper"),
    ("lock: none", "no key", "lock the anchor, or unlock it"),
  ])
  func theListOfKeysShowsIt(text: String, keys: String, help: String) throws {
    let groups = try map(text).groups
    #expect(groups.contains { $0.label == keys && $0.help == help })
  }

  @Test func aLineThatHasLostItsKeyIsRunAllTheSame() throws {
    let lab = Lab.sample(keyMap: try map("lock: none"))
    #expect(try press("?/lock the<CR><CR>", on: lab).selectedAnchor?.isLocked == true)
  }

  @Test func sentencesAndHintsNameTheChosenKeys() throws {
    var lab = Lab.sample(
      size: CellSize(width: 130, height: 24),
      keyMap: try map("quit: Q\nhelp: none\nadd: +\nlock: <F2>\nundo: U"))
    lab.press(Key(.escape))
    #expect(lab.notice == .refusal("Nothing is open; Q leaves the lab"))
    lab.press(.character("?"))
    #expect(lab.notice == .refusal("? does nothing; :help shows every key"))
    lab.press(Key(.function(2)))
    lab.press(.character("l"))
    #expect(lab.notice == .refusal("Anchor is locked; F2 unlocks it"))
    #expect(lab.frame.picture.contains("U undo"))
    #expect(lab.frame.picture.contains("Q quit"))
    lab.resize(to: CellSize(width: 30, height: 4))
    #expect(lab.frame.picture.contains("Q leaves"))
    let other = Lab.sample(
      size: CellSize(width: 130, height: 24), keyMap: try map("undo: <C-z>"))
    #expect(other.frame.picture.contains("Ctrl-Z U undo"))
    let bound = Lab.sample(size: CellSize(width: 30, height: 4), keyMap: try map("quit: none"))
    #expect(bound.frame.picture.contains("Ctrl-C leaves"))
  }

  @Test func aCommandWithWhatFollowsItIsDoneAsOftenAsCounted() throws {
    var lab = Lab.sample(keyMap: try map("left 3: b\nundo 2: B"))
    for key in try KeyScript("2b").keys { lab.press(key) }
    #expect(lab.placement.anchors[0].rects[0].x == Lab.sample().placement.anchors[0].rects[0].x - 6)
    for key in try KeyScript("hB").keys { lab.press(key) }
    #expect(lab.settings == Lab.sample().settings)
  }

  @Test func nothingChangesWhereNothingIsChosen() {
    #expect(KeyMap.standard.changed(by: []) == .standard)
  }
}
