import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import PopoverThemes

/// What no scene file holds.
extension SettingTable {
  /// - Returns: `nil` for a name that no setting of the view has.
  func viewSetting(_ facts: SettingFacts) -> LabSetting? {
    if facts.kind == .flag { return overlay(facts) }
    let motion = lab.motion.settings
    switch facts.name {
    case "theme": return theme(facts)
    case "scheme": return scheme(facts)
    case "kind":
      return ofTheme(
        facts, \.kind.rawValue, words: lab.theme.kinds.map(\.rawValue))
    case "appearance":
      return appearance(facts)
    case "hue": return plain(facts, "\(lab.themes.choice.hue)", usual: "0")
    case "vision":
      let names = Choices.visions.map(\.name)
      return plain(
        facts, lab.themes.choice.vision?.rawValue ?? names[0], usual: names[0], words: names)
    case "speed":
      return plain(facts, "\(lab.player.chosenSpeed)", usual: "\(Player().chosenSpeed)")
    case "motion":
      return ofMotion(facts, \.style.rawValue, words: MotionStyle.allCases.map(\.rawValue))
    case "curve":
      var curve = ofMotion(facts, \.curve.rawValue, words: MotionCurve.allCases.map(\.rawValue))
      curve.line = "motion \(motion.style.rawValue)"
      return curve
    case "duration":
      var duration = ofMotion(facts, \.duration.hundredths, words: [])
      duration.line = "motion \(motion.style.rawValue)"
      return duration
    default: return nil
    }
  }

  private func plain(
    _ facts: SettingFacts, _ value: String, usual: String, words: [String] = []
  ) -> LabSetting {
    LabSetting(
      facts: facts, value: value, usual: usual, origin: value == usual ? .standard : .lab,
      line: facts.line, words: words)
  }

  private func overlay(_ facts: SettingFacts) -> LabSetting {
    let overlay = Overlays.named[facts.name]
    return plain(
      facts, "\(overlay.map(lab.explanation.overlays.contains) ?? false)", usual: "false")
  }

  private func ofTheme(
    _ facts: SettingFacts, _ part: KeyPath<Theme, String>, words: [String]
  ) -> LabSetting {
    plain(
      facts, lab.theme[keyPath: part], usual: lab.themes.current.theme[keyPath: part], words: words)
  }

  /// A scheme brings its own along, which nobody has chosen by itself.
  private func appearance(_ facts: SettingFacts) -> LabSetting {
    let choice = lab.themes.choice
    let isChosen = choice.appearances[choice.index] != nil
    return plain(
      facts, lab.theme.appearance.rawValue,
      usual: (isChosen ? lab.themes.current.theme : lab.theme).appearance.rawValue,
      words: lab.theme.appearances.map(\.rawValue))
  }

  /// A setting of the terminal; `nil` if it is one of the program, and no program has said what it is.
  func terminalSetting(_ facts: SettingFacts) -> LabSetting? {
    terminalValue(facts.name).map { value in
      LabSetting(
        facts: facts, value: value, usual: value, origin: lab.origins[facts.name] ?? .standard,
        line: facts.line)
    }
  }

  func terminalValue(_ name: String) -> String? {
    let display = lab.display
    return switch name {
    case "color": display.depth.name
    case "ascii": "\(display.isASCII)"
    case "ambiguous-width": "\(display.ambiguousWidth == .two ? 2 : 1)"
    case "reduced-motion": "\(display.reducesMotion)"
    case "dial-signal": "\(display.dialSignal)"
    default: lab.programSettings[name]
    }
  }
}
