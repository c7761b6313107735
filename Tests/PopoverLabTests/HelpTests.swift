import CellCanvas
import Testing

@testable import PopoverLab

@Suite("List of keys")
struct HelpTests {
  private static let sizes = [
    CellSize(width: 80, height: 24), CellSize(width: 40, height: 10),
    CellSize(width: 120, height: 36), CellSize(width: 200, height: 60),
  ]

  private func list(_ lab: Lab) throws -> HelpList {
    HelpPanel(try #require(lab.help), in: lab.context.look).list
  }

  @Test func aKeyThatNoLineNamesFollowsTheCommandBeforeIt() {
    let commands = ["a", "b", "c", "d"].map { key in
      Command<SceneMode>(key, keys: key, key) { _, _ in }.info
    }
    let list = [KeyLines("First", KeyLine("a", "a")), KeyLines("Second", KeyLine("c", "c"))]
    let map = KeyMap(list, own: commands) { name in commands.first { $0.name == name } }
    #expect(map.sections.map { $0.groups.map(\.label) } == [["a", "b"], ["c", "d"]])
  }

  @Test(arguments: [(80, 1), (120, 2), (200, 4), (40, 1)])
  func aWideScreenHasSeveralColumns(width: Int, columns: Int) throws {
    let lab = try press("?", on: .sample(size: CellSize(width: width, height: 36)))
    #expect(try list(lab).columns.count == columns)
  }

  /// Where a theme has its title inside or no border, it has a row of its own, and no line of the list lies in that.
  @Test(
    arguments: ["tooltip", "ios7", "gik", "brutalist", "gt-black", "mb", "rounded"],
    ["?", "?<PageDown>"])
  func theTitleIsOverNoLine(theme: String, script: String) throws {
    for size in Self.sizes.dropFirst(2) + Self.sizes.prefix(1) {
      let lab = try press(script, on: .sample(size: size, theme: theme))
      let mode = try #require(lab.help)
      let (count, lines) = (mode.list.entries.count, lab.frame.picture)
      #expect(lines.contains("Keys \(mode.selected + 1)/\(count)"), "\(lines)")
      let entry = mode.list.entries[mode.selected]
      #expect(lines.contains(entry.group.label), "\(lines)")
    }
  }

  /// Keys are written whole unless more than two are joined, and where another mode has taken a key, the line is about
  /// the one that is left.
  @Test(arguments: [
    ("w?", "Ctrl-D Ctrl-U", "half a page down, up"), ("?", "hjkl", "move the anchor"),
    ("c?", "V", "put the scene on the previous usual size"),
  ])
  func aLineHasItsKeys(script: String, keys: String, help: String) throws {
    let groups = try #require(try press(script).help?.found).map(\.group)
    #expect(groups.contains { $0.label.hasSuffix(keys) && $0.help == help })
  }

  /// Each line is seen while it is selected, and going back leads to the same lines.
  @Test(
    arguments: sizes.map { ($0, "?") }
      + ["T?", ";ts?", "I?", "C?", "#?"].map { (CellSize(width: 80, height: 24), $0) })
  func everyLineIsReachedBothWays(size: CellSize, script: String) throws {
    var lab = try press(script, on: .sample(size: size))
    let all = try #require(lab.help?.found)
    for (index, entry) in all.enumerated() {
      #expect(lab.help?.entry == entry)
      let (list, top) = (try list(lab), try #require(lab.help?.top))
      let rows = try #require(list.rows(of: index))
      let isWhole = rows.lowerBound >= top && rows.upperBound <= top + list.room.height
      #expect(isWhole || rows.lowerBound == top && rows.count > list.room.height)
      if index < all.count - 1 { lab.press(.character("j")) }
    }
    lab.press(.character("j"))
    #expect(lab.notice == .refusal("This is the end of the list"))
    for _ in all.dropFirst() { lab.press(.character("k")) }
    #expect(lab.help?.selected == 0 && lab.help?.top == 0)
  }

  @Test(arguments: sizes, ["99<C-d>", "99<PageDown>", "G", "<End>", "<C-d><C-d>99<PageDown>"])
  func itScrollsToItsEndAndBack(size: CellSize, script: String) throws {
    let end = try press("?" + script, on: .sample(size: size))
    let count = try #require(end.help?.found.count)
    let last = try list(end).lastTop
    #expect(end.help?.selected == count - 1 && end.help?.top == last)
    for back in ["99<C-u>", "99<PageUp>", "g", "<Home>"] {
      let start = try press(back, on: end)
      #expect(start.help?.selected == 0 && start.help?.top == 0, "\(back)")
    }
  }

  @Test(arguments: [
    ("?", "?"), ("?", "q"), ("?", "<Esc>"), ("?", "<F1>"), ("?/anchor<CR>", "q"),
    ("?/anchor<CR>", "<Esc><Esc>"), ("?/anchor", "<Esc><Esc>"), ("?/<CR>", "<Esc>"),
    (":help<CR>", "?"),
  ])
  func itClosesAndChangesNothing(open: String, close: String) throws {
    for start in ["", "w", "I", "C"] {
      let isSame =
        try press(start + open + close).withoutCommands == press(start).withoutCommands
      #expect(isSame, "\(start)")
    }
  }

  @Test(arguments: [
    ("w", "w"), ("G", "G"), ("Ctrl-R", "Ctrl-R"), ("map", "m"), ("corner", "z"),
    ("select next anchor", "Tab"), ("quit", "q"), ("add an anchor with a popover", "a"),
  ])
  func theSearchFindsKeysAndWords(search: String, key: String) throws {
    let lab = try press("?/\(search)<CR>")
    let found = try #require(lab.help?.found)
    let keys = found.flatMap(\.group.bindings).map(\.label)
    #expect(keys.contains(key) && found.count < 12, "\(keys)")
  }

  /// Without a search Enter runs the first key of a line, and the first line is selected.
  @Test(arguments: ["?", "?/xyz<CR><Esc>", "?/z<CR><Esc>"])
  func withoutASearchTheFirstKeyIsChosen(script: String) throws {
    var lab = try press(script)
    #expect(lab.help?.selected == 0)
    for _ in lab.help?.found ?? [] {
      let help = try #require(lab.help)
      #expect(help.chosen == help.entry?.choices.first)
      lab = try press("j", on: lab)
    }
  }

  @Test func theFirstEscapeListsEveryKeyAgain() throws {
    let all = try press("?").help?.found
    #expect(try press("?/xyz<CR>").help?.found == [])
    #expect(try press("?/xyz<CR><CR>").notice?.words.hasPrefix("No match") == true)
    #expect(try press("?/xyz<CR><Esc>").help?.found == all)
    #expect(try press("?/xyz<CR><Esc><Esc>").help == nil)
  }

  @Test(arguments: [
    ("?/~<CR><CR>", "~"), ("?<CR>", "h"), ("?<Tab><CR>", "j"), ("?<S-Tab><CR>", "l"),
    ("?/undo<CR><Tab><Tab><CR>", "u"), ("?/theme browse<CR><CR>", "T"),
    (";ts?/light<CR><CR>", ";ts~"),
    ("?/write the scene into<CR><CR>", ";fw"), ("?/leave<CR><CR>", "q"), ("?/;tk<CR><CR>", ";tk"),
    ("?/content-wider<CR><CR>", ">"),
  ])
  func enterRunsTheSelectedLine(script: String, same: String) throws {
    let (run, pressed) = (try press(script), try press(same))
    #expect(run.settings == pressed.settings && run.focus == pressed.focus)
    #expect(run.notice == pressed.notice)
  }

  @Test func whatCannotBeRunSaysSo() throws {
    let drag = try press("?/lower right<CR><CR>")
    #expect(drag.notice == .refusal("This line only describes keys; it cannot be run"))
    #expect(drag.help != nil)
  }

  @Test func aClickSelectsALine() throws {
    var lab = Lab.sample(size: Self.sizes[2])
    lab = try press("?", on: lab)
    let panel = HelpPanel(try #require(lab.help), in: lab.context.look)
    let column = panel.list.columns[1]
    let row = try #require(column.indices.last { $0 < 8 && column[$0].entry != nil })
    let cell = CellPoint(
      x: panel.content.x + panel.list.columnWidth + 8, y: panel.content.y + row)
    lab.receive(.mouse(MouseEvent(.press(.left), at: cell)))
    #expect(lab.help?.selected == column[row].entry)
  }

  private static let opened = ["", "w", "T", ";ts", "I", "C", "#", "wC"]

  /// Every line over every mode: the scene stays, and the lab ends only as its own keys end it.
  @Test(arguments: opened) func everyLineCanBeTried(start: String) throws {
    let list = try press(start + "?")
    for index in try #require(list.help?.found).indices {
      var lab = list
      if index > 0 { lab = try press("\(index)j", on: lab) }
      for _ in try #require(lab.help?.entry?.choices).indices {
        let run = try press("<CR>", on: lab)
        #expect(run.modes.layers.first?.name == .scene)
        #expect(run.modes.layers.dropFirst().allSatisfy { $0.name != .scene })
        lab.press(Key(.tab))
      }
    }
  }

  @Test(arguments: [
    ("?/leave the list<CR><CR>", "This key works only in the list of commands"),
    ("?/complete the word<CR><CR>", "This key works only in the command line"),
    ("T?/go to the list<CR><CR>", "This key works only in the search of themes"),
  ])
  func aLineOfAnotherListIsNotRun(script: String, says: String) throws {
    let lab = try press(script)
    #expect(lab.notice == .refusal(says) && lab.help != nil)
  }

  /// The list says what the keys do now.
  @Test(arguments: ["", "w", "C", "wC", "T", ";ts", "I", "#"])
  func theListShowsTheKeysOfTheModeAsItIs(start: String) throws {
    let below = try press(start)
    let listed = try press("?", on: below).help?.found.filter { $0.mode.name == below.focus } ?? []
    for binding in listed.flatMap(\.group.bindings) where binding.lead.isEmpty {
      #expect(below.context.keys.call(for: binding.key) == binding.call, "\(binding.key.label)")
    }
  }

  @Test func anotherScreenShowsTheSelectedLineAndAFullPage() throws {
    for (before, after) in [(Self.sizes[1], Self.sizes[3]), (Self.sizes[3], Self.sizes[1])] {
      for script in ["?G", "?", "?20j"] {
        var lab = try press(script, on: .sample(size: before))
        lab.resize(to: after)
        let panel = HelpPanel(try #require(lab.help), in: lab.context.look)
        #expect(try panel.list == list(press("?", on: .sample(size: after))))
        let rows = try #require(panel.list.rows(of: lab.help?.selected ?? 0))
        #expect((0...panel.list.lastTop).contains(panel.top))
        #expect(rows.overlaps(panel.top..<panel.top + panel.list.room.height))
      }
    }
  }
}
