import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Keys of scene files as commands")
struct SceneKeyTests: PlayedWithFiles {
  @Test(arguments: [
    (":popover gap 2<CR>", "Gap 2"), (":popover title Save?<CR>", "Title Save?"),
    (":popover permitted [down, up]<CR>", "Permitted [down, up]"),
    (":popover text Hello, world: now<CR>", "Text Hello, world: now"),
    (":anchor x 4<CR>", "X 4"), (":anchor at top-left<CR>", "At top-left"),
    (":scene margins 2<CR>", "Margins 2"),
    (
      ":scene reserved { bottom: 5 }<CR>",
      "Reserved { bottom: 5 }"
    ),
    (":popover size default<CR>", "Size: natural"),
    (":name button<CR>", "The anchor is called button"),
    (":name popover tip<CR>", "The popover is called tip"),
    (":name my button<CR>", "The anchor is called my button"),
  ])
  func areSetAndAreOneStepToUndo(script: String, words: String) throws {
    let lab = try press(script)
    #expect(lab.notice == .change(words))
    #expect(lab.context.history.count == 1)
    #expect(try press("u", on: lab).scene == .start())
  }

  /// What goes with a new content is named, and what holds already takes nothing away.
  @Test(arguments: [
    ("geometry true", "Geometry true, without text"), ("geometry false", "Geometry: false"),
    ("menu [a, b]", "Menu [a, b], without text"), ("text Hello", "Text is Hello"),
  ])
  func anotherContentSaysWhatItReplaces(setting: String, words: String) throws {
    let lab = try press(":popover text Hello<CR>:popover \(setting)<CR>")
    #expect(lab.notice?.words == words)
    if !words.contains("without") { #expect(lab.scene.popovers[0].content == .text("Hello")) }
  }

  @Test(arguments: [
    (":popover gpa 2<CR>", ":popover gpa: unknown key 'gpa'; did you mean 'gap'?"),
    (":popover gpa<CR>", "Unknown key 'gpa'; did you mean 'gap'?"),
    (
      ":popover gap x<CR>",
      ":popover gap: found 'x'; expected a whole number from 0 to 100000"
    ),
    (":popover<CR>", ":popover takes a key of scene files and a value"),
    (":anchor x 4<CR>!:anchor x 5<CR>", "Anchor is locked; ! unlocks it"),
    (":scene theme clasic<CR>", "Unknown theme 'clasic'; did you mean 'classic'?"),
    (":name<CR>", ":name takes a name"),
    (":name anchor<CR>", ":name anchor takes a name"), (";pm<CR>", ":name popover takes a name"),
    (":name popover anchor<CR>", "An anchor is called anchor already"),
    (":name anchor anchor<CR>", "The anchor is called anchor already"),
    ("a:name anchor<CR>:name anchor anchor<CR>", "Another anchor is called anchor already"),
  ])
  func sayWhatIsWrong(script: String, words: String) throws {
    #expect(try press(script).notice == .refusal(words))
  }

  @Test func withoutAValueTheyAreReported() throws {
    #expect(try press(":popover gap<CR>").notice == .done("Gap is 0"))
    #expect(try press(":margins 2<CR>:scene margins<CR>").notice == .done("Margins are 2"))
    #expect(try press(":popover maximum<CR>").notice == .done("Maximum: no limit"))
    #expect(try press(":popover gap 0<CR>").notice == .done("Gap is 0"))
  }

  @Test func aLockedAnchorIsUnlocked() throws {
    #expect(try press("!:anchor locked false<CR>").selectedAnchor?.isLocked == false)
  }

  @Test func popoversAreAddedAndDeletedWithWhatHangsOnThem() throws {
    let lab = try press(":add-popover 2<CR>:popover anchor popover-2<CR>")
    #expect(lab.scene.popovers.map(\.anchor) == ["anchor", "anchor", "popover-2"])
    let less = try press("pp:delete-popover<CR>", on: lab)
    #expect(less.scene.popovers.map(\.name) == ["popover"])
    #expect(less.notice == .done("Deleted popover-2; u brings it back"))
    #expect(try press("u", on: less).scene == lab.scene)
    #expect(
      try press(":delete-popover<CR>:delete-popover<CR>").notice
        == .refusal(Lab.sample().context.noPopover))
  }

  @Test func theyAreRepeatedOnWhatIsSelectedThen() throws {
    let lab = try press("a:popover gap 3<CR><Tab>.")
    #expect(lab.scene.popovers.map(\.gap) == [3, 3])
  }

  @Test(arguments: [
    (":popover sta<Tab>", "popover stability "),
    (
      ":popover stability w<Tab>",
      "popover stability while-it-fits"
    ),
    (":popover title <Tab>", "popover title Popover"),
    (
      ":anchor at bottom-r<Tab>",
      "anchor at bottom-right"
    ),
    (":popover anchor <Tab>", "popover anchor anchor"),
    (
      ":scene theme clas<Tab>",
      "scene theme classic"
    ),
    (":popover size <Tab>", "popover size 32x6"), (":name po<Tab>", "name popover "),
    (":pop<Tab>", "popover"), (":popover permitted d<Tab>", "popover permitted down"),
    (":popover title x<Tab>", "popover title x"),
  ])
  func tabCompletesKeysAndWords(script: String, line: String) throws {
    #expect(try press(script).prompt?.line.text == line)
  }

  @Test func theKeysAreListedWhileOneTypes() throws {
    let lab = try press(":anchor ")
    #expect(
      ["at", "x", "y", "width", "height", "rects", "locked"].allSatisfy { lab.cell(of: $0) != nil })
  }

  /// What a popover or the page showed is replaced before its text is read.
  @Test func aTextThatCannotBeReadIsToldWithTheWayBack() throws {
    let keys = ":popover ansi nosuch<CR>"
    let words = try #require(try play(keys).lab.notice).words
    #expect(words.hasPrefix("Cannot read 'nosuch': "), "\(words)")
    #expect(words.hasSuffix("; u undoes it"))
    #expect(try play(keys + "u").lab.scene == (try play("").lab.scene))
  }

  @Test func whatIsNamedIsRead() throws {
    var lab = Lab.sample()
    var effects: [LabEffect] = []
    for key in try KeyScript(":popover ansi a.ans<CR>").keys { effects += lab.press(key) }
    #expect(effects == [.world(.scene(.readText(.file("a.ans"), of: .unnamed)))])
    #expect(try press(":scene theme classic<CR>").theme.name == "classic")
  }
}
