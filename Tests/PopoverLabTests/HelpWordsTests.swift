import CellCanvas
import Testing

@testable import PopoverLab

/// What `:help WORD` says, and what is said of keys that do nothing.
@Suite("Help about a word or a key")
struct HelpWordsTests {
  @Test(arguments: [
    ("gap", "g, :gap [VALUE|+N|-N]: go to the next gap between anchor and popover, or set it"),
    ("g", "g, :gap [VALUE|+N|-N]: go to the next gap between anchor and popover, or set it"),
    ("H", "H, :left 8: move the anchor to the left"),
    ("D", "D, :directions -1: the ones before (d: next permitted directions)"),
    ("G", "G, :gap +1: a larger one (g: next gap to the anchor)"),
    ("x", "x, :delete [N]: delete the anchor and what hangs on it"),
    (":x", ":exit: write the scene if it has changed, and leave"),
    ("skid", ":skid [VALUE|+=N|-=N]: move the popover along the edge of its anchor"),
    ("corner", "'corner' is mentioned by :hold"), ("ghost", "'ghost' is mentioned by :ghosts"),
    (
      "left",
      "← h, :left [N]: move the anchor to the left; side left: □▸ ■, the popover is left of its "
        + "anchor; arrow left: ■ ◂□, the popover is right of its anchor"
    ),
    (
      "right",
      "→ l, :right [N]: move the anchor to the right; side right: ■ ◂□, the popover is right of its "
        + "anchor; arrow right: □▸ ■, the popover is left of its anchor"
    ),
    (
      "up",
      "↑ k, :up [N]: move the anchor up; arrow up: ■ on ▴ on □, the popover is below its anchor"
    ),
    (
      "down",
      "↓ j, :down [N]: move the anchor down; arrow down: □ on ▾ on ■, the popover is above its anchor"
    ),
    (
      "below",
      "'below' is mentioned by :prefer-below; side below: ■ on ▴ on □, the popover is below its anchor"
    ),
    ("Esc", "Esc, :close: close what is open"), ("ctrl-p", palette), ("<lt>C-p>", palette),
    ("Quit", "q, :quit: leave"), ("ESC", "Esc, :close: close what is open"),
    ("Ctrl", "'Ctrl' is mentioned by :palette, :redo, :redraw, :suspend, :interrupt"),
  ])
  func helpSaysWhatAWordIsAbout(word: String, says: String) throws {
    #expect(try press(":help \(word)<CR>").notice == .done(says))
  }

  private static let palette =
    "Ctrl-P, :palette: find a command by a part of its name, or of what it does"

  /// As the list of keys has them.
  @Test(arguments: [
    ("<lt>", "<, :content-narrower"), ("←", "←, :left"),
    ("5", "5 before a key does what the key does 5 times"),
    ("12", "12 before a key does what the key does 12"),
    ("99999999999999999999", "9999 before"), ("2nd", "Nothing is called"),
    (";y", "Nothing is called"),
    (";t", ";t opens ;t"), (";", ";, :more"),
  ])
  func helpKnowsWhatTheListOfKeysShows(word: String, start: String) throws {
    let words = try press(":help \(word)<CR>").notice?.words ?? ""
    #expect(words.hasPrefix(start), "\(words)")
  }

  /// A key has another meaning in another view.
  @Test(arguments: [
    ("c", "a", "a, :add-engine"),
    ("I", "d", "d, :dismiss"), ("I", "s", "s, :scrub-slow"), (",", "r", "r: return to the default"),
    ("I", "gap", ":gap"), ("T", "Esc", "Esc q: "), ("#", "Space", "Space: spin"),
    ("#", "<lt>Left>", "←→: "), ("#", "5", "0-9: type"),
    ("#", "-", "0-9: type"), ("#", "h", "h, :left"), ("#", "2nd", "Nothing is called"),
    ("#", "12", "Nothing is called"),
  ])
  func helpIsAboutTheKeysOfTheView(keys: String, word: String, start: String) throws {
    let words = try press("\(keys):help \(word)<CR>").notice?.words ?? ""
    #expect(words.hasPrefix(start), "\(words)")
  }

  /// In the list of keys, its key closes it.
  @Test func theListOfKeysSaysHowItIsLeft() throws {
    #expect(try press("?x").notice == .refusal("x does nothing here; q leaves this view"))
  }

  @Test func aScreenThatIsTooSmallAnswersNoKey() throws {
    for key in ["W", "j", "T"] {
      let lab = try press(key, on: .sample(size: CellSize(width: 38, height: 9)))
      #expect(lab.notice == nil, "\(key)")
    }
  }

  /// The middle of a word is no word: narrower has an arrow in it.
  @Test(arguments: ["arrow", "idth", "sc "])
  func aPartWithinAWordIsNoMention(word: String) throws {
    #expect(try press(":help \(word)<CR>").notice?.words.contains("arrower") == false)
  }

  /// The README teaches the first one. Those with an argument do something else than their command says, and others are
  /// to be ended by a value.
  @Test(arguments: [
    (";tk", ":kind [NAME|+N|-N]: go to the next kind"),
    (";tN", ":theme -1: go to the theme before"),
    (";sG", ":gap +1: make the gap larger"), (";th", ":dial hue: turn the hues of the theme"),
    (";fu", ":reset: undo all, and return to the start"), (";fe", ":edit SCENE: open"),
    (";pm", ":name popover: give it another name"), (";tu", ":theme NAME: use a theme"),
  ])
  func theKeysOfAGroupAreAWord(keys: String, says: String) throws {
    let words = try press(":help \(keys)<CR>").notice?.words ?? ""
    #expect(words.hasPrefix("\(keys), \(says)"), "\(words)")
  }

  @Test func everyKeyOfAGroupIsAWord() throws {
    for group in CommandGroup.all {
      let begin = try press(":help ;\(group.letter)<CR>").notice?.words ?? ""
      #expect(begin.hasSuffix(", and \(group.entries.count - 6) more"), "\(begin)")
      for entry in group.entries {
        let keys = ";\(group.letter)\(entry.letter)"
        let words = try press(":help \(keys)<CR>").notice?.words ?? ""
        #expect(words.hasPrefix("\(keys), :\(entry.line.withoutOuterBlanks)"), "\(words)")
      }
    }
  }

  @Test(arguments: [
    ("theme high-contrast", "F2, :theme high-contrast: use a theme"),
    ("left 5", "F2, :left 5: move the anchor to the left"),
    ("kind", "F2, :kind [NAME|+N|-N]: go to the next kind"),
  ])
  func aKeyOfTheUserIsAWord(line: String, start: String) throws {
    let change = KeyChange(line: line, call: CommandCall(ofKey: line), keys: [Key(.function(2))])
    let lab = Lab.sample(keyMap: KeyMap.standard.changed(by: [change]))
    let words = try press(":help F2<CR>", on: lab).notice?.words ?? ""
    #expect(words.hasPrefix(start), "\(words)")
  }

  @Test func anUnknownWordIsRefused() throws {
    #expect(
      try press(":help xyzzy<CR>").notice
        == .refusal("Nothing is called 'xyzzy'; ? shows every key"))
    #expect(try press(":help<CR>").context.top.name == .help)
  }
}
