import CellCanvas
import Testing

@testable import PopoverLab

@Suite("Groups of commands")
struct GroupsTests {
  private static let catalog = CommandRegistry.catalog

  @Test func everyEntryNamesACommand() {
    for group in CommandGroup.all {
      for entry in group.entries {
        let command = entry.command(in: Self.catalog)
        #expect(command != nil, "\(entry.line)")
        let wantsValue = CommandLine(entry.line).argument.isEmpty && command?.needsArgument == true
        #expect(
          (entry.call(in: Self.catalog) == nil) == (wantsValue || isBegun(entry)), "\(entry.line)")
      }
    }
  }

  /// Lines that lack the end of their value.
  private func isBegun(_ entry: CommandGroup.Entry) -> Bool {
    ["name", "scheme", "record"].contains(CommandLine(entry.line).name)
  }

  @Test func theLettersOfAListDiffer() {
    let lists = [CommandGroup.all.map(\.letter)] + CommandGroup.all.map { $0.entries.map(\.letter) }
    for letters in lists {
      #expect(Set(letters).count == letters.count, "\(letters)")
      #expect(letters.allSatisfy { $0.isLetter && $0.isASCII })
      for capital in letters where capital.isUppercase {
        #expect(letters.contains(Character(capital.lowercased())), "\(capital)")
      }
    }
  }

  @Test(arguments: [
    (";tk", ":kind<CR>"), (";tn", "t"), (";tN", ":theme -1<CR>"), (";sg", "g"), (";sG", "G"),
    (";vw", "w"), (";vs", "v"), (";mp", " "), (";fu", "0"), (";tb", "T"), (";ax", "x"),
    (";aa", "a"), (";an", "<Tab>"), (";pW", ">"), (";ve", "C"), (";vk", "?"), (";tu", ":theme "),
    (";am", ":name "), (";pm", ":name popover "), (";more", ";more"), (";th", ":dial hue<CR>"),
    (";<Down><Down><CR><CR>", "d"), (";<Up><CR>p", " "), (";t<Esc><Esc>", ""), (";<Esc>", ""),
    (";t<Esc><CR>k", ":kind<CR>"), (":more<CR>tk", ":kind<CR>"), ("#t", "#t"),
  ])
  func twoLettersDoWhatTheCommandDoes(script: String, same: String) throws {
    let (run, typed) = (try press(script), try press(same))
    #expect(run.settings == typed.settings && run.focus == typed.focus)
    #expect(run.notice == typed.notice && run.overlays == typed.overlays)
    #expect(run.prompt?.line.text == typed.prompt?.line.text)
    #expect(run.inspectorTop == typed.inspectorTop)
  }

  /// What is at hand without a group: steps of the anchor, the past, lines to type, and what works always.
  private static let atHand: Set = [
    "left", "down", "up", "right", "undo", "redo", "repeat", "prompt", "more", "palette", "close",
    "redraw", "suspend", "interrupt", "half-page-down", "half-page-up", "page-down", "page-up",
  ]

  /// A single key is a short way to what the groups have too.
  @Test func everySingleKeyOfTheSceneIsInAGroup() {
    let bound = Set(KeyMap.standard.groups.flatMap(\.bindings).map(\.call.command))
    let grouped = CommandGroup.all.flatMap(\.entries).compactMap {
      $0.command(in: Self.catalog)?.name
    }
    #expect(bound.subtracting(grouped).subtracting(Self.atHand) == [])
  }

  /// A capital is the same, the same in larger steps or the other way, or the whole of what its letter steps through.
  private static let related = [
    "add": "add-popover", "delete": "delete-popover", "keyboard": "next-keyboard",
    "next-motion": "scrub", "next-popover": "previous-popover", "next-screen": "previous-screen",
    "next-theme": "themes", "undo": "redo",
  ]

  @Test func aCapitalIsRelatedToItsLetter() {
    let calls = Dictionary(
      KeyMap.standard.groups.flatMap(\.bindings).map { ($0.key, $0.call.command) }
    ) { first, _ in first }
    for code in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let letter = Unicode.Scalar(code)
      guard let capital = calls[.character(Unicode.Scalar(code - 32))] else { continue }
      let small = calls[.character(letter)]
      #expect(small == capital || small.flatMap { Self.related[$0] } == capital, "\(letter)")
    }
  }

  @Test(arguments: [("3;sn", ":minimum<CR>.."), ("2;sg", "2g"), ("5;more", "5;more")])
  func aCountGoesToTheCommandOfTheGroup(script: String, same: String) throws {
    #expect(try press(script).scene == press(same).scene)
  }

  /// What a row has no room for is in the status line, or below the rows.
  @Test(arguments: ["", "a", "p", "s", "t", "v", "f", "m"]) func theSelectedRowIsReadWhole(
    group: String
  ) throws {
    var lab = try press(";" + group, on: .sample(size: CellSize(width: 40, height: 12)))
    let open = CommandGroup.all.first { String($0.letter) == group }
    let rows = open?.entries.map { "\($0.line.withoutOuterBlanks) \($0.help(in: Self.catalog))" }
    for words in rows ?? CommandGroup.all.map(\.about) {
      let picture = lab.frame.picture
      let missing = words.split(separator: " ").filter { !picture.contains($0) }
      #expect(missing.isEmpty, "\(words): \(missing)")
      lab.press(Key(.down))
    }
  }

  @Test(arguments: [
    (";", "a letter opens  ↓↑ group  Enter open  Esc leave"),
    (";t", "a letter runs  ↓↑ command  Enter run  Esc back"),
    (";t<Esc>", "a letter opens  ↓↑ group  Enter open  Esc leave"),
  ])
  func theHintsSayWhatKeysDo(script: String, hints: String) throws {
    #expect(try press(script).frame.picture.contains(hints))
  }

  @Test func aClickRunsARow() throws {
    var lab = try press(";")
    for word in ["t  theme", "k  kind"] {
      let cell = try #require(lab.cell(of: word))
      lab.receive(.mouse(MouseEvent(.press(.left), at: cell)))
    }
    #expect(lab.settings == (try press(":kind<CR>")).settings && lab.focus == .scene)
  }

  @Test func theListOfKeysHasThem() throws {
    let lab = try press("?/;tk<CR>")
    #expect(lab.help?.found.count == 1 && lab.help?.found.first?.group.label == ";t")
    let chosen = lab.help?.chosen
    #expect(chosen?.label == ";tk" && chosen?.call == "kind")
    #expect(try press("?/arrow points<CR>").help?.found.count == 4)
  }
}

extension Lab {
  /// The first cell of some words on the screen.
  func cell(of words: String) -> CellPoint? {
    let rows = frame.picture.split(separator: "\n", omittingEmptySubsequences: false)
    for (y, row) in rows.enumerated().reversed() {
      guard let range = row.firstRange(of: words) else { continue }
      return CellPoint(x: row.distance(from: row.startIndex, to: range.lowerBound), y: y)
    }
    return nil
  }
}
