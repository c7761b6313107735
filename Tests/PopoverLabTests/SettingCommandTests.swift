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
    ("scene", "margins 5", "scene margins", "5"),
  ]

  @Test(arguments: settings)
  func aValueIsSet(command: String, value: String, key: String, reads: String) throws {
    let lab = try press(":\(command) \(value)<CR>")
    let answer = try press(":\(key)<CR>", on: lab).notice?.words ?? ""
    let name = key.split(separator: " ")[1]
    #expect(answer == "\(String(name).capitalizedFirst) is \(reads)")
    let again = try press(":\(command) \(value)<CR>", on: lab)
    #expect(again.settings == lab.settings, "the same value once more changes nothing")
  }

  /// Those whose value is not in the scene, and what the status line says of them.
  private static let others = [
    ("kind", "seamless", "Chrome seamless"),
    ("motion", "fade", "Fade, ease-out, 0.2 s"),
    ("name", "button", "The anchor is called button"),
  ]

  @Test(arguments: others)
  func anotherValueIsSet(command: String, value: String, says: String) throws {
    #expect(try press(":\(command) \(value)<CR>").notice?.words == says)
  }

  /// What follows them names something to do, or is tested with themes and dials.
  private static let doing: Set = [
    "appearance", "sheet", "compare", "play", "edit", "write", "overwrite", "recover", "forget",
    "copy", "use-dial", "dial", "write-quit", "help",
  ]

  @Test func everyCommandWithAValueIsTested() {
    let valued = CommandRegistry.catalog.all.filter {
      !$0.value.usage.isEmpty && !$0.value.takesTimes
    }.map(\.name)
    let tested = Set(Self.settings.map(\.command) + Self.others.map(\.0)).union(Self.doing)
    #expect(Set(valued) == tested)
  }

  @Test(arguments: [
    (":gap 3<CR>:gap +1<CR>", "popover gap", "4"), (":gap 3<CR>:gap -1<CR>", "popover gap", "2"),
    (":gap -5<CR>", "popover gap", "0"), (":skid 2<CR>:skid -=5<CR>", "popover skid", "-3"),
    (":skid -2<CR>", "popover skid", "-2"), (":skid -2<CR>:skid +=3<CR>", "popover skid", "1"),
    (":gap 3<CR>:gap +=2<CR>", "popover gap", "5"),
    (":margins +1<CR>", "scene margins", "[1, 2]"),
    (":margins 3<CR>:margins -1<CR>", "scene margins", "[2, 1]"),
    (":minimum 8x2<CR>:minimum +1<CR>", "popover minimum", "10x3"),
    (":alignment +1<CR>", "popover alignment", "start"),
    (":alignment -1<CR>", "popover alignment", "end"),
    (":engine vim<CR>:engine -1<CR>:engine +1<CR>", "popover engine", "vim"),
    (":screen +1<CR>", "scene screen", "80x24"), (":screen -1<CR>", "scene screen", "132x43"),
    (":keyboard 4<CR>:keyboard +2<CR>", "scene reserved", "{ bottom: 6 }"),
    ("2g", "popover gap", "2"), (":gap 7<CR>g", "popover gap", "0"),
    (":gap 7<CR>2.", "popover gap", "7"),
  ])
  func aSignMakesItAStep(script: String, key: String, reads: String) throws {
    let answer = try press(script + ":\(key)<CR>").notice?.words ?? ""
    #expect(answer.hasSuffix(" is \(reads)"), "\(answer)")
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
    let has =
      SettingRule.obstacle(of: "alignment", in: lab.context)?.hasPrefix("the engine") != true
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
