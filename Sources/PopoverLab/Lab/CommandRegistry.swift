/// All commands and their modes. The key maps, the `:` line, completion, the list of commands, the list of keys and
/// the configuration are made from it.
enum CommandRegistry {
  /// A command, the mode that has it, and what it does to the scene if that is the mode.
  struct Entry {
    var owner: ModeName
    var info: CommandInfo
    var run: (@Sendable (inout SceneMode, inout LabContext, CommandCall) -> Void)?

    fileprivate var isShared: Bool { owner == .scene || actsOnTop }
    fileprivate var actsOnTop: Bool { info.traits.contains(.actsOnTop) }
  }

  /// The commands that can be typed, in the order of the list of commands.
  private static let typed: [Entry] = [
    of(
      .scene, GeneralCommands.first, ThemeCommands.all, SchemeCommands.all, TuneMode.opening,
      SchemeFileCommands.all, SheetMode.opening,
      ExplainCommands.inspecting, SettingCommands.listing, ComparisonMode.opening),
    of(.comparison, ComparisonMode.own),
    of(.scene, TurningMode.opening),
    of(.dial, TurningMode.commands),
    of(
      .scene, ExplainCommands.overlays, AnchorCommands.moving, PopoverCommands.content,
      SettingCommands.all, PopoverCommands.preferring, AnchorCommands.placing,
      SceneKeyCommands.screens, SceneKeyCommands.keys, FileCommands.all, RecoverCommands.all,
      TaskCommands.all, [SceneKeyCommands.screen], PartCommands.adding, PlayCommands.all,
      ScrubMode.settings, ScrubMode.opening),
    of(.scrub, ScrubMode.own),
    of(
      .scene, ScrubMode.presenting, GeneralCommands.history, CopyCommands.all,
      GeneralCommands.last, LeavingCommands.all),
  ].flatMap(\.self)

  private static let keyOnly: [Entry] = [
    of(.themes, ThemesMode.listCommands),
    of(.sheet, SheetMode.own), of(.prompt, PromptMode.commands),
    of(.palette, PaletteMode.own),
    of(.groups, GroupsMode.own),
    of(.help, HelpMode.own), of(.settings, SettingsMode.own),
    of(.tuning, TuneMode.own),
    of(.scene, SceneMode.viewCommands), of(.help, HelpMode.searching),
  ].flatMap(\.self)

  private static func of<Subject>(_ owner: ModeName, _ tables: [Command<Subject>]...) -> [Entry] {
    tables.joined().map {
      Entry(owner: owner, info: $0.info, run: ($0 as? Command<SceneMode>)?.run)
    }
  }

  static let catalog = CommandCatalog(typed.map(\.info), setter: SettingFacts.line(named:))

  private static let all = typed + keyOnly
  static let entries = named(all)

  private static func named(_ entries: [Entry]) -> [String: Entry] {
    Dictionary(entries.map { ($0.info.name, $0) }) { first, _ in first }
  }

  /// The commands that the lists of keys of all modes may name.
  private static let shared = named(all.filter(\.isShared))
  private static let own = Dictionary(
    grouping: all.filter { !$0.actsOnTop }, by: \.owner)
}

extension CommandRegistry {
  fileprivate static let scene = map(.scene, SceneKeys.list)

  /// The keys of the modes that are opened from the scene; the lab starts without them.
  private static let others: [ModeName: KeyMap] = [
    .themes: map(.themes, ThemesMode.listKeys),
    .themeSearch: map(.themeSearch, ThemesMode.searchKeys), .sheet: map(.sheet, SheetMode.keys),
    .comparison: map(.comparison, ComparisonMode.keys), .dial: map(.dial, TurningMode.keys),
    .scrub: map(.scrub, ScrubMode.keys), .prompt: map(.prompt, PromptMode.keys),
    .palette: map(.palette, PaletteMode.keys), .groups: map(.groups, GroupsMode.listKeys),
    .group: map(.group, GroupsMode.groupKeys),
    .help: map(.help, HelpMode.listKeys),
    .helpSearch: map(.helpSearch, HelpMode.searchKeys),
    .settings: map(.settings, SettingsMode.listKeys),
    .settingsSearch: map(.settingsSearch, SettingsMode.searchKeys),
    .settingEdit: map(.settingEdit, SettingsMode.editKeys), .tuning: map(.tuning, TuneMode.keys),
  ]

  /// The keys of the open inspector, which come before those of the mode beside it.
  static let inspectorKeys = map(nil, ExplainCommands.inspectorKeys)

  private static func map(_ owner: ModeName?, _ list: [KeyLines]) -> KeyMap {
    let own = owner.flatMap { self.own[$0] } ?? []
    return KeyMap(list, own: own.map(\.info)) { shared[$0]?.info }
  }

  /// The keys of a mode; the user may have changed those of the scene.
  static func keys(of mode: ModeName, scene: KeyMap) -> KeyMap {
    switch mode {
    case .scene: scene
    case .comparison: others[.comparison, default: scene] + scene
    default: others[mode, default: scene]
    }
  }

  /// The contents of the list of keys over a mode: its keys as they are now, and those of the lines that can be typed
  /// there.
  static func help(
    over mode: ModeName, keys own: KeyMap, scene: KeyMap
  ) -> [(mode: ModeName, keys: KeyMap)] {
    let lines: [ModeName: [ModeName]] = [
      .themes: [.themeSearch], .settings: [.settingsSearch, .settingEdit],
    ]
    let others = (lines[mode, default: []] + [.prompt, .palette]).map {
      (mode: $0, keys: keys(of: $0, scene: scene))
    }
    guard let key = own.key(for: "more") else { return [(mode, own)] + others }
    let groups = CommandGroup.section(in: catalog, key.label)
    return [(mode, own), (mode, KeyMap(sections: [groups, SideWords.section]))] + others
  }
}

extension KeyMap {
  package static let standard = CommandRegistry.scene
}
