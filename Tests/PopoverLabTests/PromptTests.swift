import CellCanvas
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Commands that are typed")
struct PromptTests {
  @Test(arguments: [
    ("abc", "abc", 3), ("abc<BS>", "ab", 2), ("abc<Left><BS>", "ac", 1), ("ab<Left>x", "axb", 2),
    ("ab<Home>x<End>y", "xaby", 4), ("a b<C-u>c", "c", 1), ("one two<C-w>x", "one x", 5),
    ("one two  <C-w>", "one ", 4), ("one<C-w>", "", 0), ("ab<Home><Del>", "b", 0),
    ("abc<Left><Left><C-k>", "a", 1), ("<Left><Right><BS><Del><C-w>", "", 0),
    ("ab<C-a>c<C-e>d", "cabd", 4), ("a<Left><C-u>b", "ba", 1), ("äß漢<BS>", "äß", 2),
    ("ae\u{301}b<Left><Left>x", "axe\u{301}b", 2), ("ae\u{301}<BS>", "a", 1),
    ("e\u{301}b<Home><Del>", "b", 0), ("e\u{301}b<Home><Right>x", "e\u{301}xb", 3),
  ])
  func aLineIsEdited(script: String, text: String, cursor: Int) throws {
    var line = TextLine()
    for key in try KeyScript(script).keys { #expect(line.edit(with: key) == true) }
    #expect(line.text == text)
    #expect(line.cursor == cursor)
  }

  @Test(arguments: [("a", 1), ("漢", 2), ("कि", 2), ("🇩🇪", 2), ("\u{200D}a", 1)])
  func theWholeCharacterAtTheCursorIsUnderlined(text: String, columns: Int) {
    var (line, canvas) = (TextLine(text), Canvas(size: CellSize(width: 6, height: 1)))
    _ = line.edit(with: Key(.home))
    TextLineView(line, ambiguous: .one).draw(in: canvas.bounds, style: .plain, on: &canvas)
    let underlined = canvas.row(0).filter { $0.style.attributes.contains(.underline) }
    #expect(underlined.count == columns)
  }

  @Test func otherKeysAreNotText() {
    var line = TextLine("a")
    for key in [Key(.up), Key(.function(2)), .control("c"), Key(.character("x"), .alt)] {
      #expect(line.edit(with: key) == false)
    }
    #expect(line == TextLine("a"))
  }

  @Test(arguments: [
    ("left", CommandCall("left")), ("  left   12 ", CommandCall("left").counted(12)),
    ("theme my own", CommandCall("theme", "my own")), ("q", "quit"), ("help", "help"),
    ("kind", "kind"), ("kind +2", CommandCall("kind", "+2")), ("gap 3", CommandCall("gap", "3")),
    ("kind seamless", CommandCall("kind", "seamless")),
    ("appearance Dark", CommandCall("appearance", "Dark")), ("appearance", "appearance"),
    ("sheet", "sheet"), ("sheet all", CommandCall("sheet", "all")),
    ("sheet my own", CommandCall("sheet", "my own")),
    ("theme \u{93E}x ", CommandCall("theme", "\u{93E}x")),
  ])
  func aLineIsACallOfACommand(text: String, call: CommandCall) throws {
    #expect(try CommandRegistry.catalog.call(CommandLine(text)) == call)
  }

  @Test(arguments: [
    ("thme classic", "Unknown command 'thme'; did you mean 'theme'?"),
    ("wri", "Unknown command 'wri'; did you mean 'write'?"),
    ("write!", "Unknown command 'write!'; here it is ':overwrite'"),
    ("qa!", "Unknown command 'qa!'; here it is ':quit!'"),
    ("wqa", "Unknown command 'wqa'; here it is ':write-all' and then ':quit'"),
    ("wq!", "Unknown command 'wq!'; here it is ':overwrite' and then ':quit'"),
    ("colors", "Unknown command 'colors'; here it is ':scheme'"),
    ("dark", "Unknown command 'dark'; here it is ':appearance dark'"),
    ("quit now", ":quit takes no value"),
    ("left x", ":left takes a number from 1 to 9999, not 'x'"),
    ("left 0", ":left takes a number from 1 to 9999, not '0'"),
    ("left -1", ":left takes a number from 1 to 9999, not '-1'; :right 1 goes the other way"),
    ("redo -2", ":redo takes a number from 1 to 9999, not '-2'; :undo 2 goes the other way"),
    ("step -1", ":step takes a number from 1 to 9999, not '-1'"),
    (
      "hold 3",
      "Unknown place '3'; known here: "
        + ReferencePoint.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    ("open nested", "Unknown command 'open'; here it is ':edit'"),
    ("hue 20", "Unknown command 'hue'; here it is ':dial hue'"),
    ("permitted up", "Unknown command 'permitted'; here it is ':directions'"),
    ("xyzzy", "Unknown command 'xyzzy'; press Tab after : to go through all of them"),
    ("theme classc", "Unknown theme 'classc'; did you mean 'classic'?"),
    ("theme zzz", "Unknown theme 'zzz'; T lists all, and a file is named by its path"),
    ("kind seemless", "Unknown kind 'seemless'; did you mean 'seamless'?"),
    (
      "kind 0",
      "Unknown kind '0'; known here: turned-arrow, four-arrows, seamless"
    ),
    (
      "kind turned-arrow",
      "rounded has no turned-arrow chrome; it has four-arrows, seamless"
    ),
    ("appearance drak", "Unknown appearance 'drak'; did you mean 'dark'?"),
    ("appearance light", "rounded has only a dark variant"),
    ("sheet classc", "Unknown theme 'classc'; did you mean 'classic'?"),
  ])
  func aWrongCommandIsAnsweredWithASuggestion(text: String, says: String) throws {
    let lab = try press(":\(text)<CR>")
    #expect(lab.notice == .refusal(says))
    #expect(lab.prompt == nil)
    #expect(lab.settings == Lab.sample().settings)
  }

  @Test func anEmptyCommandDoesNothing() throws {
    #expect(try press(":  <CR>") == press(""))
    #expect(try press(":abc<Esc>") == press(""))
    #expect(try press(":a<BS><BS>") == press(""))
  }

  @Test(arguments: [
    ("qu<Tab>", "quit"), ("content-<Tab>", "content-narrower"), ("conte<Tab>", "content-narrower"),
    ("cw<Tab>", "content-wider"),
    ("content-<Tab><Tab>", "content-wider"), ("content-<S-Tab>", "content-higher"),
    ("theme r<Tab>", "theme rounded"), ("the<Tab><Tab> <Tab>", "theme rounded"),
    ("theme <Tab><Tab>", "theme classic"), ("xyz<Tab>", "xyz"), ("QUI<Tab>", "quit"),
    ("quit now<Tab>", "quit now"), ("kind s<Tab>", "kind seamless"),
    ("kind <Tab>", "kind turned-arrow"), ("appearance d<Tab>", "appearance dark"),
    ("sheet cl<Tab>", "sheet classic"), ("sheet al<Tab>", "sheet all"),
    ("sheet <Tab>", "sheet all"), ("kind x<Tab>", "kind x"),
  ])
  func tabCompletes(script: String, text: String) throws {
    #expect(try press(":\(script)").prompt?.line.text == text)
  }

  @Test(arguments: [
    ("kind", "kind [NAME|+N|-N]: go to the next kind"),
    ("kind ", "kind [NAME|+N|-N]: go to the next kind"), ("", "Type a command"),
    ("content-", "4 commands match"), ("xq", "No command matches 'xq'"),
    ("xq y", "No command is called 'xq'"), ("kind s", "kind [NAME|+N|-N]: go"),
    ("theme ", "theme NAME: use a theme"), ("sheet ", "sheet [NAME|all]: show the chrome"),
  ])
  func theStatusLineShowsThePossibleArguments(text: String, hint: String) throws {
    let picture = try press(":\(text)").frame.picture
    #expect(picture.contains(" \(hint)"), "\(picture)")
  }

  @Test func tabKeepsWhatFollowsTheCursor() throws {
    let line = try #require(try press(":qu x<Left><Left><Tab>").prompt).line
    #expect(line.text == "quit x")
    #expect(line.cursor == 4)
  }

  @Test func everyKeyCallsACommandThatCanBeTyped() {
    let names = CommandRegistry.catalog.names
    for call in KeyMap.standard.groups.flatMap(\.bindings).map(\.call) {
      #expect(names.contains(call.command), "\(call)")
    }
    #expect(Set(names).count == names.count)
  }

  @Test func aCommandDoesWhatItsKeyDoes() throws {
    for (command, key) in [
      (":right 5<CR>", "5l"), (":margins<CR>", ";sm"), (":theme classic<CR>", "t"),
      (":next-theme<CR>", "t"), (":help<CR>", "?"), (":content-wider 2<CR>", "2>"),
    ] {
      let isSame = try press(command).withoutCommands == press(key)
      #expect(isSame, "\(command)")
    }
  }

  @Test(arguments: [
    ("a\nb\r\nc\n", "xa b cy", 6), ("\u{1B}[31mr", "x[31mry", 6), ("a\u{202E}b\tc", "xab cy", 5),
    ("", "xy", 1), ("\n", "xy", 1), ("漢é", "x漢éy", 3),
    ("a\u{200C}b\u{2067}", "xa\u{200C}by", 4),
  ])
  func whatIsPastedIsPutIntoTheLine(text: String, line: String, cursor: Int) throws {
    var lab = try press(":xy<Left>")
    lab.receive(.pasted(text))
    #expect(lab.prompt?.line.text == line)
    #expect(lab.prompt?.line.cursor == cursor)
  }

  @Test func elsewhereAPasteIsRefused() throws {
    var lab = try press(":theme <Tab>")
    lab.receive(.pasted("x"))
    #expect(lab.prompt?.completion?.chosen == nil)
    lab = Lab.sample()
    lab.receive(.pasted("q\u{3}"))
    #expect(lab.ending == nil)
    #expect(
      lab.notice == .refusal("Text can be pasted after :, into a value, or in a search"))
    lab = try press("T/")
    lab.receive(.pasted("class\n"))
    #expect(lab.theme.name == "classic")
    #expect(lab.browser?.search.text == "class")
    lab = try press(":palette<CR>")
    lab.receive(.pasted("quit\n"))
    #expect(lab.palette?.selected?.name.text == "quit")
    lab = try press(":")
    lab.receive(.pasted(String(repeating: "x", count: 5_000)))
    #expect(lab.prompt?.line.text.count == 1_000)
    #expect(lab.notice == .refusal(TextLine.noRoomForAll))
  }

  @Test func onlyWhatAlwaysWorksWorksWhileOneTypes() throws {
    #expect(try press(":<C-c>").ending == .interrupted)
    #expect(try press(":<F2>").notice == .refusal("F2 does nothing in a command; Esc leaves it"))
    #expect(try press(":<F2>").frame.picture.contains(" F2 does nothing in a command"))
    #expect(try press(":tdq5?").prompt?.line.text == "tdq5?")
    var lab = try press(":ab")
    #expect(lab.press(.control("z")) == [.terminal(.suspend(wholeJob: true))])
  }
}
