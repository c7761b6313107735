import CellCanvas
import Testing

@testable import PopoverLab

@Suite("The list of commands")
struct PaletteTests {
  @Test(arguments: [
    ("undo", ["undo"]), ("UND", ["undo", "suspend"]), ("q", ["quit"]),
    ("theme", ["theme", "themes"]),
    ("edge upper", ["top-edge"]), ("keyboard", ["keyboard", "next-keyboard"]), ("xyzzy", []),
    ("anchor wid", ["anchor-wider"]), ("contrasts", []), ("leave", ["quit", "quit!"]),
  ])
  func itFindsByPartsOfNamesAndHelp(text: String, names: [String]) throws {
    let found = try press("<C-p>\(text)").palette?.matches.map(\.entry.name.text) ?? []
    #expect(found.prefix(names.count) == names[...])
    if names.isEmpty { #expect(found == []) }
  }

  @Test func withoutASearchItHasEveryCommandButItself() throws {
    let all = try press("<C-p>").palette?.matches.map(\.entry.name.text)
    #expect(all == CommandRegistry.catalog.names.filter { $0 != "palette" })
  }

  @Test(arguments: [
    ("<C-p>margins<CR>", ";sm"), (":palette<CR>margins<CR>", ";sm"), ("<C-p>right<CR>", "l"),
    ("<C-p>help<CR>", "?"), ("<C-p><C-p>", ""), ("<C-p>margins<Esc><Esc>", ""),
    ("<C-p>theme<Tab>", ":theme "), ("<C-p>theme<CR>cl<Tab><CR>", "t"),
    ("<C-p>marg<Tab>", ":margins "), ("<C-p>rese<Tab>", ":reset"), ("<C-p>right<Tab>3<CR>", "3l"),
  ])
  func enterRunsWhatIsListedAndEscapeLeavesEverything(script: String, same: String) throws {
    let isSame = try press(script).withoutCommands == press(same).withoutCommands
    #expect(isSame)
  }

  @Test func escapeBringsBackWhatWasSaidAndShown() throws {
    let before = try press(";smw")
    let isAsBefore = try press("<C-p>und<Down><Esc><Esc>", on: before) == before
    #expect(isAsBefore)
    let browsing = try press("Tjm")
    let isStillBrowsing = try press("<C-p><Esc>", on: browsing) == browsing
    #expect(isStillBrowsing)
  }

  /// What a row has no room for is in the status line, or below the rows.
  @Test(arguments: [
    Lab.minimumSize, CellSize(width: 40, height: 12), CellSize(width: 80, height: 24),
  ])
  func theSelectedRowIsReadWhole(size: CellSize) throws {
    var lab = try press("<C-p>", on: .sample(size: size))
    for _ in lab.context.catalog.all.dropFirst() {
      let words = try #require(lab.palette?.selected?.words)
      let picture = lab.frame.picture
      let missing = words.split(separator: " ").filter { !picture.contains($0) }
      #expect(missing.isEmpty, "\(words): \(missing)")
      lab.press(Key(.down))
    }
  }

  @Test func theCursorStaysInTheList() throws {
    #expect(try press("<C-p><Down><Down>").palette?.index == 2)
    #expect(try press("<C-p><Up>").notice == .refusal("This is the first entry"))
    #expect(try press("<C-p>margins<PageDown><PageDown>").palette?.selected != nil)
    #expect(try press("<C-p><Down><Down>u").palette?.index == 0)
    for key in ["<CR>", "<Tab>", "<Down>", "<PageUp>"] {
      let nothing = try press("<C-p>xyzzy" + key)
      #expect(nothing.notice == .refusal("Nothing is listed"), "\(key)")
      #expect(nothing.palette != nil)
    }
  }

  @Test(arguments: [
    ("undo", "u"), ("redo", "U Ctrl-R"), ("left", "← h"), ("theme", ""), ("content-wider", ">"),
  ])
  func itShowsTheKeys(name: String, label: String) throws {
    #expect(KeyMap.standard.label(of: CommandCall(name)) == label)
  }
}

@Suite("Commands that were typed before")
struct CommandHistoryTests {
  private func line(_ script: String) throws -> String? {
    var lab = Lab.sample()
    for key in try KeyScript(script).keys { lab.press(key) }
    return lab.prompt?.line.text
  }

  @Test(arguments: [
    (":<Up>", "right 3"), (":<Up><Up>", "margins"), (":<Up><Up><Up>", "left"),
    (":<Up><Up><Up><Up>", "left"), (":<Up><Up><Down>", "right 3"), (":<Up><Down>", ""),
    (":<Down>", "help"), (":<Up><Down><Down>", "help"), (":l<Up>", "left"),
    (":m<Up><Up><Down>", "m"), (":x<Up>", "x"),
    (":<Up>4", "right 34"), (":<Up>4<Up>", "right 34"), (":<Up><BS><Up>", "right 3"),
  ])
  func upAndDownGoThroughThem(script: String, text: String) throws {
    #expect(try line(":left<CR>:margins<CR>:right 3<CR>" + script) == text)
  }

  @Test func aLineIsKeptOnceAndAFaultyOneToo() throws {
    #expect(try line(":left<CR>:undo<CR>:left<CR>:<Up><Up>") == "undo")
    #expect(try line(":lfet<CR>:<Up>") == "lfet")
    #expect(try line(":left<Esc>: <CR>:<Up>") == "")
    #expect(try line("<C-p>margins<CR>:<Up>") == "margins")
  }

  @Test func theOldestAreForgotten() {
    var history = CommandHistory()
    for number in 0..<1_000 { history.add("left \(number)") }
    #expect(history.lines.count == CommandHistory.limit)
    #expect(history.lines.last == "left 999")
  }

  /// A list that is left gives the message before back, but for a refusal, which was read.
  @Test(arguments: ["<C-p><Esc>", "T<Esc>", "#<Esc>"])
  func aListThatIsLeftGivesTheMessageBack(script: String) throws {
    #expect(try press("d").notice != nil)
    #expect(try press("d" + script).notice == press("d").notice)
    #expect(try press(":gap x<CR>").notice?.isRefusal == true)
    #expect(try press(":gap x<CR>" + script).notice == nil)
  }

  @Test func theEndsOfTheHistoryAreReported() throws {
    var lab = Lab.sample()
    for key in try KeyScript(":<Up>").keys { lab.press(key) }
    #expect(lab.notice == .refusal("No earlier command starts like this"))
    for key in try KeyScript("xq<Down>").keys { lab.press(key) }
    #expect(lab.notice == .refusal("No later command starts like this"))
  }
}
