/// All commands and their modes. The key maps, the `:` line, completion, the list of commands, the list of keys and
/// the configuration are made from it.
enum CommandRegistry {
  /// A command, the mode that has it, and what it does to that.
  struct Entry: Sendable {
    /// `nil` if several modes have it: it acts on the one on top.
    let owner: (any LabMode.Type)?
    let info: CommandInfo
    let run: @Sendable (inout any LabMode, inout LabContext, CommandCall) -> Void
  }

  /// In the order of the list of commands, which leaves out those that only keys call.
  private static let all: [Entry] = [
    of(
      GeneralCommands.first, ThemeCommands.all, SchemeCommands.all, TuneMode.opening,
      SchemeFileCommands.all, SheetMode.opening, ExplainCommands.inspecting,
      SettingCommands.listing, ComparisonMode.opening),
    of(ComparisonMode.commands), of(TurningMode.opening), of(TurningMode.commands),
    of(SceneMode.commands, ScrubMode.settings, ScrubMode.opening),
    of(ScrubMode.commands),
    of(
      ScrubMode.presenting, GeneralCommands.history, CopyCommands.all, GeneralCommands.last,
      LeavingCommands.all),
    of(ThemesMode.commands), of(SheetMode.commands), of(PromptMode.commands),
    of(PaletteMode.commands), of(GroupsMode.commands), of(HelpMode.commands),
    of(SettingsMode.commands), of(TuneMode.commands), ofTop(ViewCommands.all),
    ofTop(ViewCommands.searching),
  ].flatMap(\.self)

  private static func of<Mode: LabMode>(_ tables: [Command<Mode>]...) -> [Entry] {
    tables.joined().map { command in
      Entry(owner: Mode.self, info: command.info) { mode, lab, call in
        guard var own = mode as? Mode else { return }
        command.run(&own, &lab, call)
        mode = own
      }
    }
  }

  private static func ofTop(_ table: [Command<any LabMode>]) -> [Entry] {
    table.map { Entry(owner: nil, info: $0.info, run: $0.run) }
  }

  static let catalog = CommandCatalog(
    all.map(\.info).filter { !$0.traits.contains(.isKeyOnly) }, setter: SettingFacts.line(named:))

  static let entries = Dictionary(uniqueKeysWithValues: all.map { ($0.info.name, $0) })
}

extension CommandRegistry {
  fileprivate static let scene = map(SceneMode.facts[0].keys, of: SceneMode.self)

  /// The keys of the modes that are opened from the scene; the lab starts without them.
  private static let others: [ModeName: KeyMap] = {
    var maps: [ModeName: KeyMap] = [:]
    for mode in all.compactMap(\.owner) where mode != SceneMode.self {
      for (index, facts) in mode.facts.enumerated() where maps[facts.name] == nil {
        maps[facts.name] = map(facts.keys, of: index == 0 ? mode : nil)
      }
    }
    return maps
  }()

  /// The keys of the open inspector, which come before those of the mode beside it.
  static let inspectorKeys = map(ExplainCommands.inspectorKeys, of: nil)

  /// - Parameter mode: the mode whose commands have lines there, also those that the list leaves out.
  private static func map(_ list: [KeyLines], of mode: (any LabMode.Type)?) -> KeyMap {
    let own = mode == nil ? [] : all.filter { $0.owner == mode }
    return KeyMap(list, own: own.map(\.info)) { entries[$0]?.info }
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
    over mode: any LabMode, keys own: KeyMap, scene: KeyMap
  ) -> [(mode: ModeFacts, keys: KeyMap)] {
    let now = mode.facts
    let typed = type(of: mode).facts.filter { $0.has(.isTyping) && !now.has(.isTyping) }
    let others = (typed + PromptMode.facts + PaletteMode.facts).map {
      (mode: $0, keys: keys(of: $0.name, scene: scene))
    }
    guard let key = own.key(for: "more") else { return [(now, own)] + others }
    let groups = CommandGroup.section(in: catalog, key.label)
    return [(now, own), (now, KeyMap(sections: [groups, SideWords.section]))] + others
  }
}

extension KeyMap {
  package static let standard = CommandRegistry.scene
}
