import PopoverScenes

/// All settings that hold now: those of the selected popover and anchor, of the scene, the view and the terminal.
struct SettingTable {
  let lab: LabContext

  init(_ lab: LabContext) { self.lab = lab }

  var all: [LabSetting] { SettingFacts.all.compactMap(setting) }

  /// Whether there is such a setting now.
  func has(_ facts: SettingFacts) -> Bool {
    if let owner = facts.group.owner {
      return lab.edited.scene.keys(of: owner.part(lab.edited.selection)).contains(facts.name)
    }
    return facts.group == .view || setting(facts) != nil
  }

  func setting(_ facts: SettingFacts) -> LabSetting? { facts.value(self, facts) }

  /// The name of a group, with that of the selected part.
  func title(of group: SettingFacts.Group) -> String {
    switch group {
    case .popover: "Popover \(lab.edited.popover?.name ?? "")"
    case .anchor: "Anchor \(lab.edited.anchor?.name ?? "")"
    default: group.rawValue.capitalizedFirst
    }
  }

  /// The keys of the scene that change each of some settings, one of each command; else the letters of its group.
  func keys(of settings: [SettingFacts]) -> [String] {
    let groups = CommandGroup.entries(in: lab).map { ($0.entry.call(in: lab.catalog), $0.keys) }
    return settings.map { setting in
      setting.calls.map(CommandCall.init(ofKey:)).compactMap { call in
        lab.sceneKeys.keys(for: call).last?.label ?? groups.first { $0.0 == call }?.1
      }.joined(separator: " ")
    }
  }
}

extension SettingTable {
  /// A key of scene files; `nil` if the scene has no such part.
  ///
  /// - Parameters:
  ///   - words: the values that can be chosen; `nil` for those that files have words for.
  ///   - unset: what holds while it has no value, where that is not as usual.
  func key(
    _ facts: SettingFacts, words: [String]? = nil, unset: String? = nil
  ) -> LabSetting? {
    guard let owner = facts.group.owner, has(facts) else { return nil }
    let (scene, part) = (lab.edited.scene, owner.part(lab.edited.selection))
    let value = scene.value(of: facts.name, in: part)
    // Content of one kind has no value for the others, not even their usual one.
    let usual =
      facts.isRequired || value == nil ? nil : scene.usualValue(of: facts.name, in: part)
    return LabSetting(
      facts: facts, value: value, usual: usual,
      origin: origin(of: facts, value: value, usual: facts.isRequired ? value : usual, owner),
      words: words ?? self.words(of: facts, owner), unset: unset)
  }

  /// The columns at which the text of the selected popover is wrapped, if it sets no limit itself; `nil` if it is not.
  var readableWidth: String? {
    lab.placedPopover?.presentation.maximumContentSize.map { "\(Int($0.width)) columns" }
  }

  private func origin(
    of facts: SettingFacts, value: String?, usual: String?, _ owner: SceneKeyOwner
  ) -> SettingOrigin {
    let isAsSaved = saved(owner).map { $0.0.value(of: facts.name, in: $0.1) == value }
    guard isAsSaved ?? (value == usual) else { return .lab }
    return value == usual ? .standard : chosenAtStart(facts.name) ?? .scene
  }

  /// Who has chosen a setting of the scene at the start; `nil` if nobody, or while another scene is open.
  private func chosenAtStart(_ name: String) -> SettingOrigin? {
    isAtStart ? lab.origins[name] : nil
  }

  /// Whether the scene is open with which the lab has started.
  var isAtStart: Bool { lab.files.location == lab.history.start.location }

  /// The open scene as it is in its file; without one as it was at the start.
  var savedScene: Scene { lab.files.all[lab.files.location]?.saved ?? lab.history.start.scene }

  /// The part in the file of the scene, or in the scene at the start; `nil` if it was not there.
  private func saved(_ owner: SceneKeyOwner) -> (Scene, ScenePart)? {
    switch owner {
    case .scene: return (savedScene, .scene)
    case .anchor:
      return saved(\.anchors, lab.edited.selection.anchor, \.name).map { (savedScene, .anchor($0)) }
    case .popover:
      return saved(\.popovers, lab.edited.selection.popover, \.name)
        .map { (savedScene, .popover($0)) }
    }
  }

  /// The index of the selected part among the saved ones: of that with its name, else of that which had its place and
  /// whose name is gone.
  private func saved<Part>(
    _ parts: KeyPath<Scene, [Part]>, _ index: Int, _ name: KeyPath<Part, String>
  ) -> Int? {
    let (before, now) = (savedScene[keyPath: parts], lab.edited.scene[keyPath: parts])
    guard now.indices.contains(index) else { return nil }
    let own = now[index][keyPath: name]
    if let known = before.firstIndex(where: { $0[keyPath: name] == own }) { return known }
    guard before.indices.contains(index) else { return nil }
    let former = before[index][keyPath: name]
    return now.contains { $0[keyPath: name] == former } ? nil : index
  }

  private func words(of facts: SettingFacts, _ owner: SceneKeyOwner) -> [String] {
    facts.kind == .words ? lab.knownWords.words(of: owner, after: facts.name) : []
  }
}
