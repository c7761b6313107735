import CellCanvas
import PopoverScenes
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
    (
      ":name anchor button<CR>a2u",
      "2 steps: adding anchor and popover-2 and renaming anchor to button",
      nil
    ),
    ("A", "adding popover-2", nil),
    (":theme classic<CR>", "theme classic", "theme is rounded"),
    (":kind seamless<CR>", "chrome seamless", "chrome is four-arrows"),
    ("v", "screen 80x24", "screen is real"),
    (":popover maximum 30x9<CR>", "maximum 30x9", "maximum is unset"),
    (
      ":popover maximum 30x9<CR>:popover maximum default<CR>", "removing maximum", "maximum is 30x9"
    ),
    (":popover geometry false<CR>:popover text hi<CR>", "text hi", "text is unset"),
    (":popover text hi<CR>:popover text default<CR>", "removing text", "text is hi"),
    (
      ":anchor rects [[0,0,4,1],[0,1,6,1]]<CR>", "changing rects and removing width",
      "width is 10"
    ),
    (
      "A:popover anchor popover<CR>P:name popover bar<CR>", "renaming popover to bar", nil
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

  /// A copy beside a part is no new name of it.
  @Test func aCopyIsNoRenaming() throws {
    var scene = Scene.start()
    scene.anchors[0].shape = .rect(CellSize(width: 200, height: 100))
    (scene.anchors[0].x, scene.anchors[0].y) = (0, 0)
    let sample = Lab.sample()
    let lab = try press("au", on: Lab(size: sample.size, scene: scene, themes: sample.themes))
    #expect(lab.notice?.words.hasPrefix("Undid adding") == true)
  }

  /// The checks of a popover go with it.
  @Test func checksThatGoWithAPartAreNotNamed() throws {
    let keys = ":scene checks [{ popover: popover, inside: true }]<CR>xu"
    #expect(try press(keys).notice?.words.hasPrefix("Undid deleting anchor") == true)
  }

  /// What was tried and is the theme's own again is no step.
  @Test func aChoiceThatIsTheThemesOwnIsNoStep() throws {
    #expect(try press("lTcc<CR>u").notice?.words == "Undid moving anchor 1 column right")
  }

  @Test func eachUndoNamesItsOwnStep() throws {
    #expect(try press("5l2kuu").notice?.words == "Undid moving anchor 5 columns right")
  }
}
