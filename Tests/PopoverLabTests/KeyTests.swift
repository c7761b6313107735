import Testing

@testable import PopoverLab

@Suite("Keys as text")
struct KeyTests {
  @Test(arguments: [
    ("5l", [Key.character("5"), .character("l")]), ("<Down>t", [Key(.down), .character("t")]),
    ("<S-Left><C-c>", [Key(.left, .shift), .control("c")]), ("<lt>", [.character("<")]),
    ("<C-S-up><F1>", [Key(.up, [.control, .shift]), Key(.function(1))]), ("", []),
    ("<Esc> ", [Key(.escape), .character(" ")]), (">", [.character(">")]),
    ("<C-L>", [.control("l")]),
    ("<CR><Enter><return>", [Key(.enter), Key(.enter), Key(.enter)]),
    ("<Esc><ESCAPE>", [Key(.escape), Key(.escape)]), ("<Space>", [.character(" ")]),
    ("<Tab><S-Tab>", [Key(.tab), Key(.tab, .shift)]),
    ("<BS><Backspace>", [Key(.backspace), Key(.backspace)]),
    ("<Del><Delete>", [Key(.delete), Key(.delete)]), ("<Ins>", [Key(.insert)]),
    ("<PageUp><PgUp>", [Key(.pageUp), Key(.pageUp)]),
    ("<PageDown><PgDn><PgDown>", [Key(.pageDown), Key(.pageDown), Key(.pageDown)]),
    ("<A-gt><gt>", [Key(.character(">"), .alt), .character(">")]),
    ("<A-\u{301}>\u{301}", [Key(.character("\u{301}"), .alt), .character("\u{301}")]),
    ("<Home><End>", [Key(.home), Key(.end)]), ("<F12>", [Key(.function(12))]),
  ])
  func aScriptIsReadKeyByKey(script: String, keys: [Key]) throws {
    #expect(try KeyScript(script).keys == keys)
    #expect(try KeyScript(keys.map(\.scriptText).joined()).keys == keys)
  }

  @Test(arguments: [
    ("ab<Nope>", "<Nope>", 3), ("<", "<", 1), ("<Left", "<Left", 1), ("<>", "<>", 1),
    ("<F13>", "<F13>", 1), ("<S->", "<S->", 1),
  ])
  func anUnknownNameIsAFaultWithItsPlace(script: String, name: String, column: Int) {
    #expect(throws: KeyScript.Fault(name: name, column: column)) { try KeyScript(script) }
  }

  @Test(arguments: [
    (
      "a<Etner>", "character 2 of the keys: <Etner> is no key; did you mean <Enter>? names are Up, "
    ),
    ("<S-lfet>", "did you mean <S-Left>?"), ("<PagDown", "did you mean <PageDown>?"),
    ("<\u{1B}x>", "<<U+001B>x> is no key; names are Up, Down"), ("<F13>", "did you mean <F1>?"),
    ("<xyzzy>", "<xyzzy> is no key; names are Up, Down, Left, Right, Home, End, PageUp, PgUp"),
  ])
  func anUnknownNameIsAnsweredWithASuggestionAndAllNames(script: String, says: String) {
    let fault = #expect(throws: KeyScript.Fault.self) { try KeyScript(script) }
    #expect(fault?.description.contains(says) == true, "\(fault?.description ?? "")")
  }

  @Test(arguments: [
    (Key(.left, .shift), "Shift-←"), (.control("c"), "Ctrl-C"), (.character(" "), "Space"),
    (Key(.function(5)), "F5"), (.character("q"), "q"),
  ])
  func aKeyHasAName(key: Key, label: String) { #expect(key.label == label) }

  @Test func everyKeyIsBoundOnce() {
    let keys = KeyMap.standard.groups.flatMap(\.bindings).map(\.key)
    #expect(Set(keys).count == keys.count)
  }
}
