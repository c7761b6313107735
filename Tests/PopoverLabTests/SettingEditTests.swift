import CellCanvas
import PopoverScenes
import Testing

@testable import PopoverLab

/// What is typed and chosen in the list of settings.
@Suite("Edits of settings")
struct SettingEditTests {
  private static let menu = ":popover menu [one, two]<CR>"

  /// What is tried out holds before Enter and after it.
  @Test(arguments: [
    ("skid", "9223372036854775807<Up>", "100000"),
    ("skid", "-9223372036854775808<Down>", "-100000"),
    ("gap", "+5", "5"), ("gap", "+1<Up>", "2"), ("gap", "03", "3"),
    ("gap", "100000<Up>", "100000"), ("skid", "-1<Down>", "-2"),
    ("screen", "<Down><Down>", "40x10"), ("screen", "32x43", "32x43"), ("screen", "13", "132x43"),
    ("screen", "x43<Down>", "132x43"), ("stability", "dead-band:5", "dead-band:5"),
    ("stability", "dead", "dead-band:3"), ("engine", "v", "vim"), ("engine", "VIM", "vim"),
    ("engine", "km<Down>", "kx-menu"),
    ("motion", "sl", "slide"), ("curve", "<Down>", "ease-in-out"), ("duration", "0.5", "0.5"),
    ("duration", "<Up>", "0.25"), ("duration", "0.05<Down>", "0.05"), ("theme", "cl", "classic"),
  ])
  func aValueHoldsWhileItIsTriedAndWhenItIsKept(name: String, keys: String, value: String) throws {
    let start = Lab.sample()
    let tried = try list(name, "<CR>" + keys, on: start)
    #expect(try setting(name, tried).value == value)
    let kept = try press("<CR>", on: tried)
    #expect(kept.focus == .settings, "\(kept.notice?.words ?? "")")
    #expect(try setting(name, kept).value == value)
    #expect(try press("u", on: kept).settings == start.settings)
  }

  @Test(arguments: [
    ("gap", "-1<CR>", ":popover gap: "), ("gap", "<Down>", "Gap takes a number from 0 to 100000"),
    ("engine", "+1<CR>", ":popover engine: "), ("alignment", "+1<CR>", ":popover alignment: "),
    ("minimum", "<C-u>+1<CR>", ":popover minimum: "),
    ("theme", "+1<CR>", "No theme is called '+1'"),
    ("motion", "+1<CR>", "Unknown motion '+1'; "),
    ("screen", "0x1<CR>", ":screen takes columns x rows"),
    ("choose", "99<Up>", "No value matches '99'"), ("screen", "y<Down>", "No value matches 'y'"),
    ("title", "<Up>", "Title has no list of values; type one"),
    ("duration", "fade<CR>", "Duration takes seconds from 0.05 to 10, not 'fade'"),
    ("duration", "99<CR>", "Duration takes seconds from 0.05 to 10, not '99'"),
    ("curve", "fade<CR>", "Unknown curve 'fade'; "),
    ("motion", "0.5<CR>", "Unknown motion '0.5'; "),
  ])
  func aWrongValueIsRefusedWithItsReason(name: String, keys: String, reason: String) throws {
    let start = try press("i")
    let lab = try list(name, "<CR>" + keys, on: start)
    let words = lab.notice?.words ?? ""
    #expect(words.hasPrefix(reason), "\(words)")
    #expect(lab.settings == start.settings && lab.motionSettings == start.motionSettings)
    #expect(lab.focus == .settingEdit)
  }

  /// The limits of steps are those of scene files.
  @Test(arguments: SettingFacts.all.filter { $0.kind == .number && $0.group != .terminal })
  func stepsStayWithinWhatFilesTake(facts: SettingFacts) throws {
    let lab = try press(facts.name == "value" ? ":popover dial 10000<CR>" : Self.menu)
    let setting = try setting(facts.name, lab)
    #expect(setting.accepts("\(facts.range.lowerBound)", in: lab.context))
    #expect(!setting.accepts("\(facts.range.lowerBound - 1)", in: lab.context))
    #expect(!setting.accepts("\(facts.range.upperBound + 1)", in: lab.context))
    if facts.name != "selected" {
      #expect(setting.accepts("\(facts.range.upperBound)", in: lab.context))
    }
  }

  @Test func aLineOfAMenuIsChosenFromTheFirstToTheLast() throws {
    let lab = try press(Self.menu)
    #expect(try setting("selected", lab).shownValue == "none")
    #expect(try setting("selected", list("selected", "<CR><Down>", on: lab)).value == "1")
    let last = try list("selected", "<CR>2<Up>", on: lab)
    #expect(try setting("selected", last).value == "2")
    #expect(last.notice?.words.hasPrefix(":popover selected: ") == true)
  }

  @Test func theOldValueLeavesNoTrace() throws {
    let start = try press(":gap 3<CR>")
    let lab = try list("gap", "<CR><Up><Down><CR>", on: start)
    #expect(lab.focus == .settings && lab.settings == start.settings)
    let (before, after) = (start.context.history, lab.context.history)
    #expect(after.count == before.count && after.lastEdit == before.lastEdit)
  }

  /// With another engine, more settings say that they have no effect.
  @Test func whatIsTriedOutLeavesTheListAsItIs() throws {
    let lab = try press(",/engine<CR>")
    let mode = try #require(lab.listedSettings)
    let names = mode.found.map(\.name)
    let index = try #require(names.firstIndex(of: "engine"))
    let chosen = try list("engine", "/engine<CR>" + String(repeating: "j", count: index))
    let tried = try press("<CR>vim", on: chosen)
    #expect(try #require(tried.listedSettings).found.map(\.name) == names)
    let kept = try press("<CR>", on: tried)
    let found = try #require(kept.listedSettings).found
    #expect(found.count > names.count)
    #expect(found[try #require(kept.listedSettings).selected].name == "engine")
  }

  @Test func aWidthForReadingIsNoMissingLimit() throws {
    let words = String(repeating: "word ", count: 20)
    let lab = try press(":popover text \(words)<CR>:popover size default<CR>")
    #expect(try setting("maximum", lab).shownValue == "80 columns")
    #expect(try setting("maximum", .sample()).shownValue == "no limit")
    #expect(
      try setting("maximum", press(":popover maximum 50x9<CR>", on: lab)).shownValue == "50x9")
  }
}
