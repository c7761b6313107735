import CellCanvas
import PopoverGeometry
import PopoverScenes

/// A rule that says why settings have no effect now.
struct SettingRule: Sendable {
  private let names: Set<String>
  /// The reason for a setting; `nil` where the rule does not hold.
  private let reason: @Sendable (String, LabContext) -> String?

  private init(_ names: String..., reason: @escaping @Sendable (LabContext) -> String?) {
    (self.names, self.reason) = (Set(names), { reason($1) })
  }

  /// A rule whose reason depends on the setting.
  private init(
    forEach names: String..., reason: @escaping @Sendable (String, LabContext) -> String?
  ) {
    (self.names, self.reason) = (Set(names), reason)
  }

  /// Why a setting has no effect; `nil` if it may have one.
  static func obstacle(of name: String, in lab: LabContext) -> String? {
    for rule in all where rule.names.contains(name) {
      if let reason = rule.reason(name, lab) { return reason }
    }
    return nil
  }

  /// What is said of a setting that has no effect.
  static func noEffect(_ obstacle: String) -> String { "no effect: \(obstacle)" }

  /// The message about a setting that was changed: the new decision follows it, or why there is none.
  static func notice(_ words: String, of name: String, in lab: LabContext) -> Notice {
    guard let obstacle = obstacle(of: name, in: lab) else { return .change(words) }
    return .done("\(words); \(noEffect(obstacle))")
  }

  private static let all = engines + answers + contents + views
}

extension SettingRule {
  private static let engines = [
    SettingRule(forEach: "alignment", "skid", "choose", "stability", "overlap", "minimum", "adjust")
    { EngineSettings($1.edited).obstacle(of: $0) },
    SettingRule("keep-out") { lab in
      let popovers = lab.edited.scene.popovers
      return popovers.contains(where: \.isOwn)
        ? nil : popovers.isEmpty ? "the scene has no popover" : "other engines know no such areas"
    },
  ]

  /// Why a setting may have no effect: the popover is in the same place with each of its values.
  private static let answers = [
    SettingRule("choose", "stability") { lab in
      switch lab.edited.popover?.permitted.count {
      case 0: "no arrow direction is permitted"
      case 1: "only one direction is permitted"
      default: nil
      }
    },
    SettingRule("alignment") {
      $0.isSame(for: [Alignment.start, .center, .end]) { $0.alignment = $1 }
        ? "there is no room to align it" : nil
    },
    SettingRule("choose") {
      $0.isSame(for: SideChoice.allCases) { $0.choice = $1 }
        ? "each way leads to the same place" : nil
    },
    SettingRule("overlap") {
      $0.isSame(for: [false, true]) { $0.canOverlap = $1 }
        ? "it lies beside its anchor" : nil
    },
    SettingRule("hide") {
      guard $0.isSame(for: [false, true], { $0.hidesWithAnchor = $1 }) else { return nil }
      return $0.placedPopover.flatMap { $0.isShown ? nil : $0.whyNotShown }
        ?? "its anchor is in sight"
    },
  ]
}

extension SettingRule {
  private static let contents = [
    SettingRule(forEach: "selected", "value", "face") { $1.edited.contentObstacle(of: $0) },
    SettingRule("at", "x", "y", "width", "height", "rects") {
      $0.edited.anchor?.isLocked == true ? "it is locked" : nil
    },
    SettingRule("width", "height") {
      if case .pieces = $0.edited.anchor?.shape { "it is made of pieces" } else { nil }
    },
  ]

  private static let views = [
    SettingRule("kind") { $0.theme.kinds.count > 1 ? nil : "the theme has one kind" },
    SettingRule("appearance") {
      $0.theme.appearances.count > 1 ? nil : "the theme has one appearance"
    },
    SettingRule("hue") {
      LabNumbers($0).hueObstacle == nil ? nil : "there are no colours to turn"
    },
    SettingRule("curve", "duration") {
      $0.motion.settings.isStill ? "changes are shown at once" : nil
    },
    SettingRule("speed") {
      $0.player.stepsPerSecond(isReduced: $0.display.reducesMotion) == $0.player.chosenSpeed
        ? nil : "motion is reduced"
    },
    SettingRule("ghosts", "map") {
      $0.edited.popover == nil ? "the scene has no popover" : nil
    },
  ]
}

extension LabContext {
  /// Whether the selected popover is at the same place for all values of a setting.
  fileprivate func isSame<Value>(
    for values: [Value], _ set: (inout ScenePopover, Value) -> Void
  ) -> Bool {
    guard let now = placedPopover else { return false }
    let measured = shown.stage.measured
    return values.allSatisfy { value in
      var stage = measured
      set(&stage.scene.popovers[edited.selection.popover], value)
      let other = stage.placement(after: shown.former)[now.name]
      return other?.layout.frame == now.layout.frame && other?.isShown == now.isShown
        && other?.layout.arrowOffset == now.layout.arrowOffset
    }
  }
}
