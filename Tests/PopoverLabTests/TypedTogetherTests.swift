import CellCanvas
import Testing

@testable import PopoverLab

/// Characters that come in one go are one event where only the text counts that they make.
@Suite("Characters that are typed together")
struct TypedTogetherTests {
  @Test(arguments: [
    ("", "lj", ["l", "j"]), (":", "a", ["a"]), (":", "abc", ["abc"]),
    (":", "gap 3<CR>lj", ["gap 3", "Enter", "l", "j"]),
    (":", "ab<Left>cd<C-u>ef", ["ab", "←", "cd", "Ctrl-U", "ef"]),
    (":", "ab<A-c>de", ["ab", "Alt-c", "de"]),
    (":", "e\u{301}漢a\u{202E}b", ["e\u{301}漢a\u{202E}b"]),
    ("<C-p>", "cw<Down>xx", ["cw", "↓", "xx"]), ("<C-p>", "<Esc>lj", ["Esc", "l", "j"]),
    ("?", "/jk<CR>jk", ["/", "jk", "Enter", "j", "k"]), (",", "jk/gap", ["j", "k", "/", "gap"]),
    // A theme that is found is used.
    (":themes<CR>/", "nord", ["n", "o", "r", "d"]),
    // These take keys that are no text.
    ("#", "12", ["1", "2"]), (";", "an", ["a", "n"]),
  ])
  func theyAreOneEventWhereTheyAreText(opening: String, script: String, events: [String]) throws {
    let start = try press(opening)
    let played = try playTogether(script, on: start)
    #expect(played.events == events)
    #expect(try played.lab == press(script, on: start))
  }

  @Test func onAScreenThatIsTooSmallTheyAreKeys() throws {
    var lab = try press(":")
    lab.resize(to: CellSize(width: 9, height: 2))
    #expect(try playTogether("ab", on: lab).events == ["a", "b"])
  }

  private static let stable = ":stability while-it-fits<CR>"

  @Test(arguments: [
    (":", "theme no"), (":", "popover title ää"), (":", "zz zz"), (":abc<Left>", "de"),
    (":", String(repeating: "long ", count: 300)), ("<C-p>", "con wi"), ("<C-p>", "nothing"),
    (",/", "gap"), (",/", "0"), (",/", "nothing"), ("?/", "j!"), ("?/", "move anchor"),
    ("?/", "nothing"), (",/gap<CR><CR>", "12"), (",/gap<CR><CR>", "12x"),
    (stable + ",/gap<CR><CR>", "99"), (stable + ",/skid<CR><CR>", "-12"),
    (",/screen<CR><CR>", "132x43"), (",/engine<CR><CR>", "vi"), (",/engine<CR><CR>", "vix"),
    (",/title<CR><CR>", "Save?"), (",/kind<CR><CR>", "sea"), (",/theme<CR><CR>", "nor"),
    (",/theme<CR><CR>", "norx"), (",/scheme<CR><CR>", "gru"), (",/duration<CR><CR>", "0.5"),
    (",/margins<CR><CR>", "[1, 2]"), (",/hue<CR><CR>", "3"),
  ])
  func theyMakeWhatTheyMakeOneByOne(opening: String, text: String) throws {
    let start = try press(opening)
    let (lab, events) = try playTogether(text, on: start)
    #expect(events == [text])
    #expect(try lab == press(text, on: start))
    #expect(try press("<CR>", on: lab) == press(text + "<CR>", on: start))
  }

  /// The lab after keys that come together, and what was taken of them at once.
  private func playTogether(_ script: String, on start: Lab) throws -> (lab: Lab, events: [String])
  {
    var (lab, words) = (start, [String]())
    let keys = try KeyScript(script).keys
    var events = keys.map(TerminalEvent.key)[...]
    while !events.isEmpty {
      let taken = lab.next(of: events)
      words.append(keys[taken.startIndex..<taken.endIndex].words)
      lab.receive(taken)
      events.removeFirst(taken.count)
    }
    return (lab, words)
  }
}

extension ArraySlice<Key> {
  /// The label of a key, the characters of several.
  fileprivate var words: String {
    count == 1 ? self[startIndex].label : map(\.scriptText).joined()
  }
}
