import Testing

@testable import PopoverLab

@Suite("What was undone")
struct UndoWordsTests {
  /// What was done, and what holds again where that is a value.
  @Test(arguments: [
    (":gap 3<CR>", "gap 3", "gap is 0"), ("5l", "moving anchor 5 columns right", nil),
    (":gap 2<CR>:gap 3<CR>", "gap 3", "gap is 2"),
    ("k", "moving anchor 1 row up", nil),
    ("z", "moving anchor 7 columns right and 4 rows down", nil),
    ("]", "width 11", "width is 10"), ("!", "locked true", "locked is false"),
    ("a", "adding anchor-2 and popover-2", nil), ("ax", "deleting anchor-2 and popover-2", nil),
    (":name button<CR>", "renaming anchor to button", nil),
    (":theme classic<CR>", "theme classic", "theme is rounded"),
    (":kind seamless<CR>", "chrome seamless", "chrome is four-arrows"),
    ("v", "screen 80x24", "screen is real"),
    (":popover maximum 30x9<CR>", "maximum 30x9", "maximum is unset"),
    (
      ":popover maximum 30x9<CR>:popover maximum default<CR>", "removing maximum", "maximum is 30x9"
    ),
    (":scene about A line that is longer than what is repeated<CR>", "changing about", nil),
    ("g;sm2u", "2 steps: margins [1, 2] and gap 1", "margins are 0 and gap is 0"),
    (
      ":vision protan<CR>:theme classic<CR>2u", "2 steps: theme classic and vision protan",
      "theme is rounded and vision is none"
    ),
    (":gap 1<CR>:skid 2<CR>:margins 1<CR>3u", "3 steps: margins 1, gap 1 and 1 more", nil),
  ])
  func itIsNamedWithWhatHoldsAgain(script: String, done: String, former: String?) throws {
    let keys = script.hasSuffix("u") ? script : script + "u"
    let rest = former.map { "; \($0) again" } ?? ""
    #expect(try press(keys).notice?.words == "Undid \(done)\(rest)")
    #expect(try press(keys + "9<C-r>").notice?.words == "Redid \(done)")
  }

  @Test func eachUndoNamesItsOwnStep() throws {
    #expect(try press("5l2kuu").notice?.words == "Undid moving anchor 5 columns right")
  }
}
