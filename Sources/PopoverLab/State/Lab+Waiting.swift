/// Something that the user has asked for, and that cannot be done before themes have been read: a lab
/// starts with one theme, as reading all of them would take longer than all else.
struct WaitingAction: Equatable, Sendable {
  var action: LabAction
  var times: Int
  /// What was said until then.
  var earlier: Notice?

  init(_ action: LabAction, times: Int, after earlier: Notice?) {
    (self.action, self.times, self.earlier) = (action, times, earlier)
  }
}

extension LabAction {
  /// Whether it may go to any theme there is, or tell of all of them.
  var needsThemes: Bool {
    switch self {
    case .nextTheme, .useTheme, .browseThemes, .showSheetOf, .showEverySheet, .view(.all): true
    // A scene may name a theme.
    case .openScene, .recover: true
    case .edit(.set(let key, to: _)): key == SceneKey(.scene, "theme")
    default: false
    }
  }
}

extension Lab {
  mutating func wait(for themes: [String], with action: WaitingAction) -> [LabEffect] {
    waiting = action
    return [.world(.readThemes(themes))]
  }

  /// Does what has waited, now that the themes are there.
  mutating func stopWaiting() -> [LabEffect] {
    guard let waiting else { return [] }
    self.waiting = nil
    return apply(waiting.action, times: waiting.times, after: waiting.earlier)
  }
}
