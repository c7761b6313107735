import PopoverScenes

/// All settings that hold now: those of the selected popover and anchor, of the scene, the view and the terminal.
struct SettingTable {
  let lab: LabContext

  init(_ lab: LabContext) { self.lab = lab }

  var all: [LabSetting] { SettingFacts.all.compactMap(setting) }

  private func setting(_ facts: SettingFacts) -> LabSetting? {
    switch facts.group {
    case .popover, .anchor, .scene: sceneSetting(facts)
    case .view: viewSetting(facts)
    case .terminal: terminalSetting(facts)
    }
  }

  /// The name of a group, with that of the selected part.
  func title(of group: SettingFacts.Group) -> String {
    switch group {
    case .popover: "Popover \(lab.edited.popover?.name ?? "")"
    case .anchor: "Anchor \(lab.edited.anchor?.name ?? "")"
    default: group.rawValue.capitalizedFirst
    }
  }

  /// The keys of the scene that change a setting, the first of each command.
  func key(of setting: LabSetting) -> String {
    setting.facts.calls.compactMap { lab.sceneKeys.keys(for: CommandCall($0)).last?.label }
      .joined(separator: " ")
  }
}

extension SettingTable {
  /// A setting that scene files hold; `nil` if the scene has no such part.
  private func sceneSetting(_ facts: SettingFacts) -> LabSetting? {
    guard let owner = facts.group.owner else { return nil }
    let (scene, part) = (lab.edited.scene, owner.part(lab.edited.selection))
    guard scene.keys(of: part).contains(facts.name) else { return nil }
    let value = scene.value(of: facts.name, in: part)
    let usual = facts.isRequired ? nil : scene.usualValue(of: facts.name, in: part)
    return LabSetting(
      facts: facts, value: value, usual: usual,
      origin: origin(of: facts, value: value, usual: facts.isRequired ? value : usual, owner),
      line: facts.line, words: words(of: facts, owner))
  }

  private func origin(
    of facts: SettingFacts, value: String?, usual: String?, _ owner: SceneKeyOwner
  ) -> SettingOrigin {
    let isAsSaved = saved(owner).map { $0.0.value(of: facts.name, in: $0.1) == value }
    guard isAsSaved ?? (value == usual) else { return .lab }
    return value == usual ? .standard : lab.origins[facts.name] ?? .scene
  }

  /// The part in the file of the scene, or in the scene at the start; `nil` if it was not there.
  private func saved(_ owner: SceneKeyOwner) -> (Scene, ScenePart)? {
    let scene = lab.files.saved[lab.files.location] ?? lab.history.start.scene
    switch owner {
    case .scene: return (scene, .scene)
    case .anchor:
      let index = scene.anchors.firstIndex { $0.name == lab.edited.anchor?.name }
      return index.map { (scene, .anchor($0)) }
    case .popover:
      let index = scene.popovers.firstIndex { $0.name == lab.edited.popover?.name }
      return index.map { (scene, .popover($0)) }
    }
  }

  private func words(of facts: SettingFacts, _ owner: SceneKeyOwner) -> [String] {
    guard facts.kind == .words else { return [] }
    if facts.name == "screen" { return Choices.screens.map(\.name) }
    return lab.knownWords.words(of: owner, after: facts.name)
  }
}
