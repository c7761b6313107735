import CellCanvas
import PopoverScenes
import PopoverThemes

extension LabContext {
  /// The scene on the present screen in a theme.
  func stage(_ theme: Theme) -> SceneStage { stage(theme, screen: shown.stage.screen) }

  /// The scene in a theme, placed without former placements.
  func shown(in theme: Theme) -> ShownScene {
    let stage = stage(theme)
    return ShownScene(stage, stage.placement(), in: shown.view)
  }

  private func stage(_ theme: Theme, screen: CellSize) -> SceneStage {
    SceneStage(edited.scene, screen: screen, theme: theme, texts: files.texts)
  }

  /// Places the scene again if something has changed; popovers with a stability take their former places into
  /// account.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen for scenes without one of their own; `nil` leaves it as it is.
  ///   - room: the size of the area in which it is shown; `nil` leaves it as it is.
  mutating func place(screen: CellSize? = nil, room: CellSize? = nil) {
    edited.selection = edited.selection.clamped(to: edited.scene)
    shown.place(on: stage(theme, screen: screen ?? shown.stage.screen))
    shown.scroll(in: room ?? shown.view.room, to: edited.selection)
  }

  /// The present choices.
  var now: Moment {
    Moment(
      scene: edited.scene, themes: themes.choice, selection: edited.selection,
      location: files.location, former: shown.former, view: shown.view)
  }

  /// Records the present choices in the history. While a path plays this waits, so that the path is one step.
  mutating func commit() {
    writeChosenTheme()
    flips.note(shown)
    guard player.play == nil else { return }
    let now = now
    if !now.isLike(history.moment) { files.hasWarned = false }
    history.settle(now)
  }

  /// Writes a theme that the user has chosen in the lab into the scene, so that it is saved with it. A theme that
  /// options, the configuration or the scene itself have chosen is not written.
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

  /// Restores the choices of a moment.
  mutating func restore(_ moment: Moment) {
    edited.scene = moment.scene
    edited.selection = moment.selection
    themes.choice = moment.themes
    files.location = moment.location
    shown.place(on: stage(theme), after: moment.former, in: moment.view)
  }

  /// Ends the path that plays, and records it as one step.
  mutating func leavePlay() {
    guard let play = player.play else { return }
    player.play = nil
    history.settle(play.moment)
  }
}

extension LabContext {
  /// The pose of the scene when nothing moves any more.
  var restingPose: ScenePose { ScenePose(placement, on: shown.stage) }

  /// Starts a transition if the placement has changed.
  ///
  /// - Parameters:
  ///   - isSeen: whether the scene fills the screen.
  ///   - isDragged: whether an anchor is being dragged.
  mutating func animate(isSeen: Bool, isDragged: Bool) {
    if motion.settings.isStill || !isSeen {
      motion.rest(at: nil)
    } else if motion.rest?.placement != placement {
      motion.go(to: restingPose, metrics: theme.metrics, isDragged: isDragged)
    }
  }
}
