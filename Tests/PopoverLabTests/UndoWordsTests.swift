import Testing

@testable import PopoverLab

@Suite("What was undone")
struct UndoWordsTests {
  @Test(arguments: [
    (":gap 3<CR>", "(gap 3)"), ("5l", "(anchor 5 columns right)"),
    ("k", "(anchor 1 row up)"),
    ("z", "(anchor 7 columns right and 4 rows down)"), ("]", "(width 11)"), ("!", "(locked true)"),
    ("a", "(anchor-2 added and popover-2 added)"),
    ("ax", "(anchor-2 deleted and popover-2 deleted)"),
    (":name button<CR>", "(name button and anchor button)"),
    (":theme classic<CR>", "(theme classic)"),
    ("v", "(screen 80x24)"), ("gm2u", "(2 steps: margins [1, 2] and gap 1)"),
    (":kind seamless<CR>", "(chrome seamless)"),
    (":gap 1<CR>:skid 2<CR>:margins 1<CR>3u", "(3 steps: margins 1, gap 1 and 1 more)"),
  ])
  func itIsNamed(script: String, phrase: String) throws {
    let keys = script.hasSuffix("u") ? script : script + "u"
    #expect(try press(keys).notice?.words == "Undone \(phrase)")
    #expect(try press(keys + "9<C-r>").notice?.words == "Redone \(phrase)")
  }

  @Test func eachUndoNamesItsOwnStep() throws {
    #expect(try press("5l2kuu").notice?.words == "Undone (anchor 5 columns right)")
  }
}
