import CellCanvas
import PopoverScenes
import PopoverThemes

extension LabContext {
  /// The scene as it is shown in a theme.
  func stage(_ theme: Theme) -> SceneStage { stage(theme, screen: shown.stage.screen) }

  /// The scene placed in a theme without a past.
  func shown(in theme: Theme) -> ShownScene {
    let stage = stage(theme)
    return ShownScene(stage, stage.placement(), in: shown.view)
  }

  private func stage(_ theme: Theme, screen: CellSize) -> SceneStage {
    SceneStage(edited.scene, screen: screen, theme: theme, texts: files.texts)
  }

  /// Places the scene again if something has changed; what is shown until now counts as its popovers say.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen for scenes that have none of their own; `nil` is the same as before.
  ///   - room: where it is shown; `nil` is the same as before.
  mutating func place(screen: CellSize? = nil, room: CellSize? = nil) {
    edited.selection = edited.selection.clamped(to: edited.scene)
    shown.place(on: stage(theme, screen: screen ?? shown.stage.screen))
    shown.scroll(in: room ?? shown.view.room, to: edited.selection)
  }

  /// What is chosen now.
  var now: Moment {
    Moment(
      scene: edited.scene, themes: themes.choice, selection: edited.selection,
      location: files.location, former: shown.former, view: shown.view)
  }

  /// Makes what was chosen the moment that undo starts from. While something plays that waits: all of it is
  /// one step.
  mutating func commit() {
    writeChosenTheme()
    flips.note(shown)
    guard player.play == nil else { return }
    let now = now
    if !now.isLike(history.moment) { files.isWarned = false }
    history.settle(now)
  }

  /// Writes the theme that the user has chosen into the scene, so that it is saved with it. What options, the
  /// configuration or the scene itself have chosen changes nothing.
  private mutating func writeChosenTheme() {
    let before = history.moment
    guard player.play == nil, themes.choice.index != before.themes.index,
      edited.scene.theme == before.scene.theme, !now.isLike(history.start),
      let name = files.location.name(of: themes.current), name != edited.scene.theme
    else { return }
    edited.scene.theme = name
    edited.screenChange?.before.theme = name
    edited.screenChange?.after.theme = name
    shown.name(theme: name)
  }

  /// Makes everything as it was at a moment.
  mutating func restore(_ moment: Moment) {
    edited.scene = moment.scene
    edited.selection = moment.selection
    themes.choice = moment.themes
    files.location = moment.location
    shown.place(on: stage(theme), after: moment.former, in: moment.view)
  }

  /// Takes what was played as one step that can be undone.
  mutating func leavePlay() {
    guard let play = player.play else { return }
    player.play = nil
    history.settle(play.moment)
  }
}

extension LabContext {
  /// The scene as it is when nothing moves any more.
  var restingPose: ScenePose { ScenePose(placement, on: shown.stage) }

  /// Begins to move where it belongs whatever has another place than it had.
  ///
  /// - Parameters:
  ///   - isSeen: whether the scene fills the screen.
  ///   - isHeld: whether an anchor is held with the mouse.
  mutating func animate(isSeen: Bool, isHeld: Bool) {
    if motion.manner.isStill || !isSeen {
      motion.rest(at: nil)
    } else if motion.rest?.placement != placement {
      motion.go(to: restingPose, metrics: theme.metrics, isHeld: isHeld)
    }
  }
}
