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
  ])
  func aScriptIsReadKeyByKey(script: String, keys: [Key]) throws {
    #expect(try KeyScript(script).keys == keys)
  }

  @Test(arguments: [
    ("ab<Nope>", "<Nope>", 3), ("<", "<", 1), ("<Left", "<Left", 1), ("<>", "<>", 1),
    ("<F13>", "<F13>", 1), ("<S->", "<S->", 1),
  ])
  func anUnknownNameIsAFaultWithItsPlace(script: String, name: String, column: Int) {
    #expect(throws: KeyScript.Fault(name: name, column: column)) { try KeyScript(script) }
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
