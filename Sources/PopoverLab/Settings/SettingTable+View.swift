import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// How settings are read that no scene file has.
extension SettingTable {
  /// A setting that only the lab changes.
  func plain(
    _ facts: SettingFacts, _ value: String, usual: String, words: [String] = []
  ) -> LabSetting {
    LabSetting(
      facts: facts, value: value, usual: usual, origin: value == usual ? .standard : .lab,
      words: words)
  }

  func overlay(_ facts: SettingFacts, _ overlay: Overlay) -> LabSetting {
    plain(facts, "\(lab.explanation.overlays.contains(overlay))", usual: "false")
  }

  /// A scheme brings its own along, which nobody has chosen by itself.
  func appearance(_ facts: SettingFacts) -> LabSetting {
    let choice = lab.themes.choice
    let isChosen = choice.appearances[choice.index] != nil
    return plain(
      facts, lab.theme.appearance.rawValue,
      usual: (isChosen ? lab.themes.current.theme : lab.theme).appearance.rawValue,
      words: lab.theme.appearances.map(\.rawValue))
  }

  /// A setting of the terminal; `nil` if it is one of the program, and no program has said what it is.
  func terminal(_ facts: SettingFacts, _ value: String? = nil) -> LabSetting? {
    (value ?? lab.programSettings[facts.name]).map {
      LabSetting(
        facts: facts, value: $0, usual: $0, origin: lab.origins[facts.name] ?? .standard)
    }
  }
}

/// Those that options, the configuration and scenes have a say in.
extension SettingTable {
  /// The style of motion, or what is set after it.
  func ofMotion(
    _ facts: SettingFacts, _ part: KeyPath<MotionSettings, String>, words: [String] = []
  ) -> LabSetting {
    let (now, start) = (lab.motion.settings, lab.motion.initial[keyPath: part])
    let value = now[keyPath: part]
    // Reduced motion puts aside what the configuration has chosen.
    let isChosen = lab.origins["motion"] ?? .standard != .standard && !lab.display.reducesMotion
    let usual = isChosen ? MotionSettings()[keyPath: part] : start
    let chosen = isChosen && value != usual ? lab.origins["motion"] ?? .standard : .standard
    return LabSetting(
      facts: facts, value: value, usual: usual, origin: value == start ? chosen : .lab,
      line: facts.name == facts.line ? nil : "\(facts.line) \(now.style.rawValue)", words: words)
  }

  func theme(_ facts: SettingFacts) -> LabSetting {
    LabSetting(
      facts: facts, value: lab.themes.current.reference, usual: usualTheme, origin: themeOrigin,
      words: lab.themes.names)
  }

  func scheme(_ facts: SettingFacts) -> LabSetting {
    let (now, start) = (lab.themes.choice.scheme, lab.history.start.themes.scheme)
    let chosen = lab.origins["scheme"] ?? .standard
    let isOfStart = now == start && chosen != .standard
    return LabSetting(
      facts: facts, value: now ?? SchemeName.none, usual: SchemeName.none,
      origin: isOfStart ? chosen : now.map(schemeOrigin) ?? .standard,
      words: SchemeName.reserved + lab.themes.schemes.names)
  }

  /// Who has chosen a scheme in the lab: a file that names it, or else the user.
  private func schemeOrigin(_ scheme: String) -> SettingOrigin {
    let locations = lab.files.all.filter { location, file in
      file.saved?.scheme.map(location.reference(toScheme:)) == scheme
    }
    if locations[lab.files.location] != nil { return .scene }
    let isOfEdit =
      lab.edited.scene.scheme.map(lab.files.location.reference(toScheme:)) == scheme
    return locations.isEmpty || isOfEdit ? .lab : .earlierScene
  }

  /// The theme that is used where nobody has chosen one; without a usual one that of the start.
  private var usualTheme: String {
    let start = lab.themes.items[lab.history.start.themes.index]
    return (lab.themes.usual ?? start).reference
  }

  private var themeOrigin: SettingOrigin {
    let (start, chosen) = (lab.history.start, lab.origins["theme"] ?? .standard)
    let isOfStart = lab.themes.choice.index == start.themes.index
    let isOfStartScene = isOfStart && start.scene.theme != nil && !chosen.isOption
    if isAtStart, isOfStartScene { return .scene }
    if isOfStart, isAtStart || !isNamed(in: lab.files.location), !isOfStartScene { return chosen }
    if isNamed(in: lab.files.location) { return .scene }
    if names(lab.edited.scene, at: lab.files.location) { return .lab }
    return isOfStartScene || lab.files.all.keys.contains { isNamed(in: $0) }
      ? .earlierScene : .lab
  }

  /// Whether the file of a scene names the theme in use.
  private func isNamed(in location: SceneLocation) -> Bool {
    lab.files.all[location]?.saved.map { names($0, at: location) } ?? false
  }

  private func names(_ scene: Scene, at location: SceneLocation) -> Bool {
    scene.theme != nil && scene.theme == lab.files.name(of: lab.themes.current, from: location)
  }
}

extension SettingOrigin {
  fileprivate var isOption: Bool { if case .option = self { true } else { false } }
}
