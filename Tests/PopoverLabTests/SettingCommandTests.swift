import CellCanvas
import Testing

@testable import PopoverLab

/// A value that is typed after a command is set; it is no count of steps.
@Suite("Values after commands")
struct SettingCommandTests {
  private static let settings: [(command: String, value: String, key: String, reads: String)] = [
    ("directions", "left", "popover permitted", "left"), ("margins", "3", "scene margins", "3"),
    ("alignment", "end", "popover alignment", "end"), ("gap", "3", "popover gap", "3"),
    ("skid", "4", "popover skid", "4"), ("choose", "nearest", "popover choose", "nearest"),
    ("stability", "while-it-fits", "popover stability", "while-it-fits"),
    ("minimum", "9x2", "popover minimum", "9x2"), ("overlap", "true", "popover overlap", "true"),
    ("engine", "vim", "popover engine", "vim"),
    ("keyboard", "3", "scene reserved", "{ bottom: 3 }"),
    ("screen", "60x20", "scene screen", "60x20"),
    ("theme", "classic", "scene theme", "classic"),
    ("popover", "gap 5", "popover gap", "5"), ("anchor", "at top-left", "anchor at", "top-left"),
    ("scene", "margins 5", "scene margins", "5"), ("dial", "gap 3", "popover gap", "3"),
  ]

  @Test(arguments: settings)
  func aValueIsSet(command: String, value: String, key: String, reads: String) throws {
    let lab = try press(":\(command) \(value)<CR>")
    let answer = try press(":\(key)<CR>", on: lab).notice?.words ?? ""
    let name = key.split(separator: " ")[1]
    let verb = name.hasSuffix("s") ? "are" : "is"
    #expect(answer == "\(String(name).capitalizedFirst) \(verb) \(reads)")
    let again = try press(":\(command) \(value)<CR>", on: lab)
    #expect(again.settings == lab.settings, "the same value once more changes nothing")
  }

  /// Those whose value is not in the scene, and what the status line says of them.
  private static let others = [
    ("kind", "seamless", "Chrome seamless"),
    ("motion", "fade", "Fade, ease-out, 0.2 s"),
    ("name", "button", "The anchor is called button"),
    ("hold", "bottom", "Anchor at the bottom"),
    ("appearance", "dark", "rounded, dark variant"),
    ("vision", "deutan", "Colours as they look without the cones for middle waves (deutan)"),
    ("sheet", "classic", "Theme classic: "), ("play", "spiral", "Spiral: "),
    ("copy", "picture", "Copied the picture"),
    ("use-dial", "3", "Popover shows no dial"),
    ("help", "undo", "u, :undo [N]: undo the last change"),
  ]

  @Test(arguments: others)
  func anotherValueIsSet(command: String, value: String, says: String) throws {
    let words = try press(":\(command) \(value)<CR>").notice?.words ?? ""
    #expect(words.hasPrefix(says), "\(words)")
  }

  /// What follows these is a name or words; the world sees them as they are typed.
  private static let named = [
    ("edit", "a.yaml"), ("reopen", "a.yaml"), ("write", "3"), ("overwrite", "3"),
    ("write-quit", "3"), ("recover", "3"),
    ("forget", "all"),
  ]

  @Test(arguments: named) func aNameIsPassedOn(command: String, name: String) throws {
    let call = try CommandRegistry.catalog.call(CommandLine("\(command) \(name)"))
    #expect(call == CommandCall(command, name))
  }

  /// What follows these is a distance, or how often something is done: `left 3` is as far as three times `left`.
  private static let counting: [(command: String, before: String, opposite: String?)] = [
    ("left", "", "right"), ("right", "", "left"), ("up", "", "down"), ("down", "", "up"),
    ("anchor-wider", "", "anchor-narrower"), ("anchor-narrower", "", "anchor-wider"),
    ("anchor-higher", "", "anchor-lower"), ("anchor-lower", ":anchor height 5<CR>", nil),
    ("content-wider", "", "content-narrower"), ("content-narrower", "", "content-wider"),
    ("content-higher", "", "content-lower"), ("content-lower", "", "content-higher"),
    ("add-popover", "", nil), ("delete", "aaaa", nil), ("delete-popover", "aaaa", nil),
    ("more", "", nil), ("next-anchor", "aaaa", "previous-anchor"),
    ("previous-anchor", "aaaa", "next-anchor"), ("next-popover", "aaaa", "previous-popover"),
    ("previous-popover", "aaaa", "next-popover"),
    ("undo", "lllll", "redo"), ("redo", "lllll5u", "undo"), ("repeat", "l", nil),
    ("step", "", nil), ("next-engine", "C", "previous-engine"),
    ("previous-engine", "C", "next-engine"), ("next-tile", "C", "previous-tile"),
    ("previous-tile", "C", "next-tile"), ("next-number", "#", "previous-number"),
    ("previous-number", "#", "next-number"), ("scrub-on", "I", "scrub-back"),
    ("scrub-back", "I5l", "scrub-on"),
  ]

  @Test(arguments: counting)
  func aNumberIsADistance(command: String, before: String, opposite: String?) throws {
    let lab = try press(before)
    let far = try press(":\(command) 3<CR>", on: lab)
    let often = try press(String(repeating: ":\(command)<CR>", count: 3), on: lab)
    #expect(
      far.scene == often.scene && far.context.edited.selection == often.context.edited.selection)
    #expect(far.context.top.name == often.context.top.name)
    #expect(try press(":\(command) 3<CR>", on: lab).notice?.words.contains("takes no") != true)
    let refused = try press(":\(command) -2<CR>", on: lab).notice?.words ?? ""
    let way = opposite.map { "; :\($0) 2 goes the other way" } ?? ""
    #expect(refused.hasPrefix(":\(command) takes a number from 1 to 9999, not '-2'"))
    #expect(refused.hasSuffix(way), "\(refused)")
  }

  @Test func enginesAndNewAnchorsAreAsTyped() throws {
    guard let mode = try press(":compare vim css<CR>").modes.top as? ComparisonMode else {
      Issue.record("no comparison is open")
      return
    }
    #expect(mode.engines == ["vim", "css"])
    #expect(try press(":add 3<CR>").scene.anchors.count == 4)
  }

  /// Only keys count these: a number after the name would look like the value that another command sets.
  private static let keyCounted = [
    ("faster", "dial speed 16"), ("slower", "dial speed 4"), ("next-path", "play spiral"),
    ("next-keyboard", "keyboard 9"), ("next-theme", "theme NAME"), ("next-screen", "screen 80x24"),
    ("previous-screen", "screen 80x24"), ("next-motion", "motion fade"),
    ("next-curve", "motion linear"), ("copy-next", "copy picture"),
  ]

  @Test(arguments: keyCounted) func aNumberIsRefused(command: String, setter: String) throws {
    let lab = try press(":\(command) 3<CR>")
    #expect(lab.notice == .refusal(":\(command) takes no value; :\(setter) sets one"))
    #expect(lab.scene == (try press("")).scene)
    let typed = setter.split(separator: " ").last == "NAME" ? "theme classic" : setter
    #expect(try press(":\(typed)<CR>").notice?.words.contains("takes") != true)
  }

  /// The test fails when a new command has no row.
  @Test func everyCommandWithAValueIsTested() {
    let valued = CommandRegistry.catalog.all.filter { !$0.value.usage.isEmpty }.map(\.name)
    let tested =
      Self.settings.map(\.command) + Self.others.map(\.0) + Self.named.map(\.0)
      + Self.counting.map(\.command) + [
        "compare", "add", "scheme", "tune", "write-scheme",
        "overwrite-scheme", "record",
      ]
    #expect(Set(valued).subtracting(tested) == [])
    #expect(Set(tested).subtracting(valued) == [])
  }

  @Test(arguments: [
    (":gap 3<CR>:gap +1<CR>", "popover gap", "4"), (":gap 3<CR>:gap -1<CR>", "popover gap", "2"),
    (":gap -5<CR>", "popover gap", "0"), (":skid 2<CR>:skid -=5<CR>", "popover skid", "-3"),
    (":skid -2<CR>", "popover skid", "-2"), (":skid -2<CR>:skid +=3<CR>", "popover skid", "1"),
    (":gap 3<CR>:gap +=2<CR>", "popover gap", "5"),
    (":margins +1<CR>", "scene margins", "[1, 2]"),
    (":margins 3<CR>:margins -1<CR>", "scene margins", "[2, 1]"),
    (":minimum 8x2<CR>:minimum +1<CR>", "popover minimum", "10x3"),
    (":popover maximum 9x3<CR>:minimum 8x2<CR>:minimum<CR>", "popover minimum", "1x1"),
    (":alignment +1<CR>", "popover alignment", "start"),
    (":alignment -1<CR>", "popover alignment", "end"),
    (":engine vim<CR>:engine -1<CR>:engine +1<CR>", "popover engine", "vim"),
    (":screen +1<CR>", "scene screen", "80x24"), (":screen -1<CR>", "scene screen", "132x43"),
    (":keyboard 4<CR>:keyboard +2<CR>", "scene reserved", "{ bottom: 6 }"),
    ("2g", "popover gap", "2"), (":gap 7<CR>g", "popover gap", "0"),
    (
      ":scene reserved {top: 2, right: 4}<CR>B", "scene reserved", "{ top: 2, bottom: 5, right: 4 }"
    ),
    (":scene reserved {top: 2, bottom: 9}<CR>B", "scene reserved", "{ top: 2 }"),
    (":anchor width 0<CR>[", "anchor width", "0"), (":anchor width 0<CR>}", "anchor width", "0"),
    (":anchor width 0<CR>]", "anchor width", "1"),
    (":popover size 0x0<CR>+", "popover size", "0x1"),
    (":gap 7<CR>2.", "popover gap", "7"),
  ])
  func aSignMakesItAStep(script: String, key: String, reads: String) throws {
    let answer = try press(script + ":\(key)<CR>").notice?.words ?? ""
    #expect(answer.hasSuffix(" \(key.hasSuffix("s") ? "are" : "is") \(reads)"), "\(answer)")
  }

  @Test(arguments: [
    (":gap 3<CR>", "A gap of 3"), (":gap 7<CR>", "Gap 7"), (":gap 0<CR>", "Gap is 0"),
    (":margins 3<CR>", "Margins 3"), (":screen<CR>", "The screen is as large as the room for it"),
    (":screen 60x20<CR>:screen<CR>", "The screen is 60x20"), (":theme<CR>", "Theme "),
    (":engine vm<CR>", ":engine: unknown engine 'vm'"), (":gap x<CR>", ":gap: found 'x'"),
    (":kind 2<CR>", "Unknown kind '2'"), (":gap +0<CR>", stepRange + "'+0'"),
    (":gap -9223372036854775808<CR>", stepRange + "'-9223372036854775808'"),
    (":gap -99999999999999999999<CR>", stepRange), (":gap +=10000<CR>", stepRange),
  ])
  func theStatusLineSaysWhatHolds(script: String, says: String) throws {
    let words = try press(script).notice?.words ?? ""
    #expect(words.hasPrefix(says), "\(words)")
  }

  private static let stepRange = ":gap takes from 1 to 9999 steps after a sign, not "

  /// The message about a setting without effect ends as the list of settings says it, and no decision follows.
  @Test(
    arguments: [
      ("s", "It stays on its side while it fits", "stability", "the engine is floating-ui-auto"),
      ("f", "The side with the most room", "choose", "the engine is floating-ui-auto"),
      (
        ":popover overlap true<CR>", "Overlap true", "overlap", "the engine is floating-ui-auto"
      ),
      (
        ":engine poplab<CR>5ds", "It stays on its side while it fits", "stability",
        "only one direction is permitted"
      ),
      (":engine poplab<CR>s", "It stays on its side while it fits", "stability", nil),
    ] as [(String, String, String, String?)])
  func whatHasNoEffectSaysSo(keys: String, words: String, name: String, reason: String?) throws {
    let lab = try press(":engine floating-ui-auto<CR>" + keys)
    #expect(obstacle(name, lab) == reason)
    #expect(lab.notice == reason.map { .done("\(words); no effect: \($0)") } ?? .change(words))
  }

  /// A new engine keeps what was chosen, or the message says that it does not have it.
  @Test(
    arguments: [
      ("e", "Placed by floating-ui"), ("=e", "Placed by floating-ui, which has no alignment"),
      ("=:engine vim<CR>", "Placed by vim, which has no alignment"),
      ("=:popover engine vim<CR>", "Engine vim, which has no alignment"),
      (
        "=:skid 2<CR>oe", "Placed by floating-ui, which has no alignment and no skid and no overlap"
      ),
      ("=e:engine poplab<CR>", "Placed by poplab"), ("=eE", nil),
    ] as [(String, String?)])
  func aNewEngineSaysWhatItDoesNotHave(script: String, words: String?) throws {
    let lab = try press(script)
    if let words { #expect(lab.notice == .change(words)) }
    #expect(lab.selectedPopover?.alignment == (script.hasPrefix("=") ? .start : .center))
    let popover = try #require(lab.selectedPopover)
    let has = obstacle("alignment", lab)?.hasPrefix("the engine") != true
    #expect(has == popover.isOwn)
  }

  /// What only asks is no change, so that the last one is repeated.
  @Test(arguments: [
    ":screen<CR>", ":scene page<CR>", ":popover gap<CR>", ":gap 3<CR>", ":gap x<CR>",
  ])
  func aQuestionIsNotRepeated(script: String) throws {
    let lab = try press(":gap 3<CR>>" + script + ".")
    #expect(lab.scene == (try press(":gap 3<CR>>>").scene))
  }

  @Test(arguments: ["", "5l9j", ":anchor x 7<CR>:anchor y -3<CR>", ":anchor at top-left<CR>3l"])
  func anAnchorLandsOnItsPlaceWhateverItsOffsets(script: String) throws {
    let lab = try press(script + ":anchor at top-left<CR>")
    #expect(lab.placement.anchors[0].rects[0].origin == CellPoint(x: 0, y: 0))
  }
}
