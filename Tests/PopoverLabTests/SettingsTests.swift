import AnnotatedYAML
import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Settings")
struct SettingsTests {
  private static let wide = CellSize(width: 120, height: 80)

  /// A value for each setting that is not its default.
  private static let others: [(name: String, typed: String, value: String)] = [
    ("title", "<C-u>Save?", "Save?"), ("footer", "3 of 8", "3 of 8"), ("text", "Words", "Words"),
    ("menu", "[one, two]", "[one, two]"), ("dial", "12", "12"), ("ansi", "a.txt", "a.txt"),
    ("size", "<C-u>20x5", "20x5"), ("minimum", "<C-u>6x2", "6x2"), ("maximum", "50x9", "50x9"),
    ("permitted", "left", "left"), ("alignment", "start", "start"), ("gap", "3", "3"),
    ("skid", "-2", "-2"), ("choose", "nearest", "nearest"),
    ("stability", "while-it-fits", "while-it-fits"), ("engine", "vim", "vim"),
    ("adjust", "[flip]", "[flip]"), ("at", "top-left", "top-left"), ("x", "4", "4"),
    ("y", "-3", "-3"), ("width", "6", "6"), ("height", "2", "2"),
    ("rects", "[[0, 0, 4, 1]]", "[[0, 0, 4, 1]]"), ("about", "A test", "A test"),
    ("screen", "100x30", "100x30"), ("page", "code", "code"),
    ("writing", "right-to-left", "right-to-left"), ("margins", "<C-u>2", "2"),
    ("reserved", "<C-u>[1, 2]", "[1, 2]"),
    (
      "keep-out", "<C-u>{bar: {width: 9}}",
      "{ bar: { width: 9 } }"
    ),
    ("theme", "classic", "classic"), ("motion", "slide", "slide"),
  ]

  @Test(arguments: others) func aTypedValueHoldsAndTheDefaultReturns(
    name: String, typed: String, value: String
  ) throws {
    let lab = try list(name, "<CR>\(typed)<CR>")
    #expect(lab.focus == .settings, "\(lab.notice?.words ?? "")")
    #expect(try setting(name, lab).value == value && setting(name, lab).origin == .lab)
    let back = try press("r", on: lab)
    let usual = try setting(name, back)
    #expect(usual.value == usual.usual, "\(back.notice?.words ?? "")")
    #expect(try press("u", on: lab).settings == Lab.sample().settings)
  }

  /// What is shown where there is no value takes one away.
  @Test(arguments: [
    ("anchor rects", "[[0, 0, 4, 1]]"), ("scene keep-out", "{bar: {width: 9}}"),
  ])
  func noneTakesAValueAway(key: String, value: String) throws {
    let lab = try press(":\(key) \(value)<CR>", on: .sample())
    let usual = try press(":\(key) default<CR>", on: lab)
    #expect(usual.scene != lab.scene)
    #expect(try press(":\(key) none<CR>", on: lab).scene == usual.scene)
  }

  @Test(arguments: [
    "geometry", "overlap", "hide", "locked", "rectangles", "ghosts", "map", "contrast",
  ])
  func enterTurnsASwitch(name: String) throws {
    let before = try setting(name, .sample()).value
    let lab = try list(name, "<CR>")
    #expect(try setting(name, lab).value != before && lab.focus == .settings)
    #expect(try setting(name, press("<CR>", on: lab)).value == before)
    let usual = try setting(name, press("r", on: lab))
    #expect(usual.value == usual.usual || usual.value == nil)
  }

  @Test(arguments: [
    ("kind", "<CR><Down><CR>"), ("appearance", "<CR><Up><CR>"), ("hue", "<CR><Right><CR>"),
    ("speed", "<CR><Right><CR>"), ("vision", "<CR><Down><CR>"),
  ])
  func whatOnlyTheThemeOrADialHasReturnsToo(name: String, keys: String) throws {
    let lab = try list(name, keys, on: .sample(theme: "classic"))
    let changed = try setting(name, lab)
    #expect(lab.focus == .settings)
    if obstacle(name, lab) == nil {
      #expect(changed.isChanged, "\(name)")
    }
    let back = try setting(name, press("r", on: lab))
    #expect(back.value == back.usual && !back.isChanged)
  }

  @Test func contentOfOneKindLeavesTheOthersAtTheirDefaults() throws {
    let lab = try press(":popover text hi<CR>")
    #expect(try !setting("geometry", lab).isChanged)
    #expect(try setting("text", lab).isChanged)
  }

  @Test func aCurveTurnsNothingOn() throws {
    let still = try list("curve", "<CR>spring<CR>")
    #expect(still.motionSettings.isStill && still.motionSettings.curve == .spring)
  }

  @Test(arguments: [("gap", "3"), ("gap", "<Up><Up>"), ("engine", "vim"), ("alignment", "<Down>")])
  func whatIsTriedOutHoldsAtOnceAndEscapeRestoresIt(name: String, keys: String) throws {
    let start = try list(name)
    let tried = try press("<CR>" + keys, on: start)
    #expect(tried.scene != start.scene && tried.placement != start.placement)
    var left = try press("<Esc>", on: tried)
    if left.focus == .settingEdit { left = try press("<Esc>", on: left) }
    #expect(left.focus == .settings && left.settings == start.settings)
    #expect(left.context.history == start.context.history)
    let kept = try press("<CR>", on: tried)
    #expect(kept.focus == .settings && kept.scene == tried.scene)
    #expect(try press("u", on: kept).settings == start.settings)
  }

  @Test func closingRestoresWhatWasOnlyTriedOut() throws {
    let lab = try list("gap", "<CR>3<Esc><Esc><Esc>")
    #expect(lab.focus == .scene && lab.settings == Lab.sample().settings)
  }

  @Test(arguments: [
    ("gap", "<CR>x<CR>"), ("size", "<CR><C-u>wide<CR>"), ("screen", "<CR>0x0<CR>"),
    ("engine", "<CR>xyz<CR>"),
  ])
  func aWrongValueIsRefusedAndCanBeCorrected(name: String, keys: String) throws {
    let lab = try list(name, keys)
    guard case .refusal = lab.notice else { return #expect(Bool(false), "\(name)") }
    #expect(lab.focus == .settingEdit && lab.scene == Lab.sample().scene)
  }

  @Test(arguments: [
    ("anchor", "r", "Anchor has no default; Enter edits it"),
    ("gap", "r", "Gap has its default already"),
    ("title", "#", "No dial turns title; Enter edits it"),
    ("ascii", "<CR>", "Ascii is set when the lab starts, by --ascii or in config.yaml"),
  ])
  func whatCannotBeDoneSaysSo(name: String, keys: String, reason: String) throws {
    #expect(try list(name, keys).notice == .refusal(reason))
  }

  @Test func aLockedAnchorStaysWhereItIs() throws {
    let lab = try list("x", "<CR>4<CR>", on: press("!"))
    #expect(lab.notice == .refusal("Anchor is locked; :lock unlocks it"))
    #expect(lab.scene.anchors[0].x == Lab.sample().scene.anchors[0].x)
  }
}

extension SettingsTests {
  @Test(arguments: [
    ("", "gap", SettingOrigin.standard), ("g", "gap", .lab), ("gu", "gap", .standard),
    ("", "size", .option("--content")), (">", "size", .lab), ("", "title", .scene),
    ("", "theme", .option("--theme")), ("t", "theme", .lab), ("", "motion", .configuration(.start)),
    ("i", "motion", .lab), ("", "color", .environment("NO_COLOR")), ("", "ascii", .standard),
  ])
  func theOriginIsSaid(keys: String, name: String, origin: SettingOrigin) throws {
    var lab = Lab.sample()
    lab.origins = [
      "size": .option("--content"), "theme": .option("--theme"), "motion": .configuration(.start),
      "color": .environment("NO_COLOR"),
    ]
    #expect(try setting(name, press(keys, on: lab)).origin == origin)
  }

  private static let engines = SceneEngines.names.map { (":engine \($0)<CR>") }
  private static let places = ["99L99J", "7d", "5d", ":screen 40x10<CR>"]

  /// What is said to have no effect has none: another value leads to the same place.
  @Test(arguments: engines, places) func noEffectMeansNone(engine: String, place: String) throws {
    let lab = try press(engine + place + ":popover adjust default<CR>")
    let settings = SettingTable(lab.context).all
    for (name, _, value) in Self.others {
      let setting = settings.first { $0.name == name }
      guard let setting, setting.group == .popover,
        obstacle(name, lab) != nil,
        let index = lab.scene.popovers.indices.first,
        let scene = try? lab.scene.setting(name, of: .popover(index), to: value)
      else { continue }
      var stage = lab.context.shown.stage
      stage.scene = scene
      let (now, then) = (
        stage.placement(after: lab.context.shown.former).popovers[index],
        lab.placement.popovers[index]
      )
      #expect(now.layout.frame == then.layout.frame && now.isShown == then.isShown, "\(name)")
    }
  }

  @Test(
    arguments: [
      (":engine vim<CR>", "alignment", "the engine is vim"), ("", "adjust", "the engine is poplab"),
      (":engine vim<CR>", "minimum", "the engine is vim"),
      (":engine xdg-wlroots<CR>", "adjust", nil),
      ("5d", "stability", "only one direction is permitted"),
      ("7d", "choose", "no arrow direction is permitted"), ("", "alignment", nil),
      ("", "selected", "it shows no menu"), ("", "face", "it shows no dial"),
      ("", "hide", "its anchor is in sight"), ("", "overlap", "it lies beside its anchor"),
      ("", "curve", "changes are shown at once"), ("i", "curve", nil),
      ("x", "ghosts", "the scene has no popover"),
      (
        ":popover size 72x3<CR>:screen 76x24<CR>:directions up<CR>", "alignment",
        "there is no room to align it"
      ),
      (":anchor rects [[0, 0, 3, 1], [0, 1, 5, 1]]<CR>", "width", "it is made of pieces"),
      ("!", "at", "it is locked"), ("!", "x", "it is locked"), ("!", "height", "it is locked"),
      ("!", "rects", "it is locked"), ("!", "locked", nil), ("!", "gap", nil),
    ] as [(String, String, String?)])
  func aRuleSaysWhyASettingHasNoEffect(keys: String, name: String, reason: String?) throws {
    #expect(try obstacle(name, press(keys)) == reason)
  }

  /// On a narrow screen the status line of the selected setting has the whole reason.
  @Test(arguments: [
    ("e", "alignment"), ("e", "overlap"), ("", "adjust"), ("", "value"), ("d", "hue"),
    ("", "curve"),
    (":anchor rects [[0, 0, 3, 1], [0, 1, 5, 1]]<CR>", "width"),
    (":engine floating-ui-sides<CR>", "skid"),
  ])
  func theReasonIsReadWhole(keys: String, name: String) throws {
    let lab = try press(keys + ",/\(name)<CR>", on: .sample(size: CellSize(width: 40, height: 12)))
    guard let reason = obstacle(name, lab) else { return }
    #expect(lab.frame.picture.contains(reason), "\(lab.status)")
  }

  /// The lab lists what only the program knows, if that has said so.
  @Test(arguments: [("painter", "direct", "--painter"), ("mouse", "off", "config")])
  func whatTheProgramHasChosenIsListed(name: String, value: String, origin: String) throws {
    #expect(!SettingTable(Lab.sample().context).all.contains { $0.name == name })
    var lab = Lab.sample()
    lab.programSettings = ["painter": "direct", "mouse": "off"]
    lab.origins = ["painter": .option("--painter"), "mouse": .configuration(.start)]
    let setting = try #require(SettingTable(lab.context).all.first { $0.name == name })
    #expect((setting.value, setting.origin.words) == (value, origin))
    let refused = try press(",/\(name)<CR><CR>", on: lab)
    #expect(
      refused.notice
        == .refusal(
          "\(name.capitalizedFirst) is set when the lab starts, by --\(name) or in config.yaml"))
  }

  @Test(arguments: [",", ":settings<CR>", ":set<CR>"], [",", "q", "<Esc>"])
  func itOpensAndCloses(open: String, close: String) throws {
    #expect(try press(open).focus == .settings)
    #expect(try press(open + close).withoutCommands == press(""))
  }

  @Test(arguments: [
    CellSize(width: 40, height: 10), CellSize(width: 80, height: 24), Self.wide,
  ])
  func everySettingIsReachedBothWays(size: CellSize) throws {
    var lab = try press(",", on: .sample(size: size))
    let all = SettingTable(lab.context).all
    for index in all.indices {
      let mode = try #require(lab.listedSettings)
      let panel = SettingsPanel(mode, lab.context)
      let rows = try #require(panel.rows(of: index))
      #expect(mode.selected == index && rows.lowerBound >= mode.top)
      #expect(rows.upperBound <= mode.top + panel.list.height)
      #expect(lab.cursor?.y == panel.list.y + rows.upperBound - 1 - mode.top)
      lab.press(.character("j"))
    }
    #expect(lab.notice == .refusal("This is the end of the list"))
    #expect(try press("g", on: lab).listedSettings?.top == 0)
  }

  /// A list is made of what there is, its rows of the values; both must have the same settings.
  @Test(arguments: ["", ":delete-popover<CR>", ":delete<CR>", ":edit the-lab<CR>"])
  func whatIsListedHasValues(keys: String) throws {
    let table = SettingTable(try press(keys).context)
    #expect(table.all.map(\.facts) == SettingFacts.all.filter(table.has))
  }

  @Test func aClickSelectsAndTheSecondEdits() throws {
    var lab = try list("engine", on: .sample(size: Self.wide))
    let panel = SettingsPanel(try #require(lab.listedSettings), lab.context)
    let row = try #require(panel.rows(of: 0)?.last)
    let cell = CellPoint(x: panel.list.x + 4, y: panel.list.y + row)
    lab.receive(.mouse(MouseEvent(.press(.left), at: cell)))
    #expect(lab.listedSettings?.selected == 0 && lab.focus == .settings)
    lab.receive(.mouse(MouseEvent(.press(.left), at: cell)))
    #expect(lab.focus == .settingEdit)
    lab.receive(.mouse(MouseEvent(.press(.left), at: CellPoint(x: 20, y: 12))))
    #expect(lab.selection == Lab.sample().selection && lab.focus == .settingEdit)
  }

  @Test func theWheelScrollsOnlyTheList() throws {
    var lab = try list("anchor", on: .sample(size: Self.wide))
    let panel = SettingsPanel(try #require(lab.listedSettings), lab.context)
    lab.receive(.mouse(MouseEvent(.wheel(1), at: panel.list.origin)))
    #expect(lab.listedSettings?.selected == 3)
    lab.receive(.mouse(MouseEvent(.wheel(1), at: CellPoint(x: 1, y: 1))))
    #expect(lab.listedSettings?.selected == 3 && lab.settings == Lab.sample().settings)
  }
}
