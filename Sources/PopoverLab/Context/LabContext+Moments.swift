import CellCanvas
import PopoverScenes
import PopoverThemes

/// From one moment to the next: where popovers go after a change, and what the history keeps.
extension LabContext {
  /// The scene in a theme, on the present screen or on another one.
  func stage(_ theme: Theme, screen: CellSize? = nil) -> SceneStage {
    SceneStage(
      edited.scene, screen: screen ?? shown.stage.screen, theme: theme, texts: files.texts)
  }

  func shown(in theme: Theme) -> ShownScene { ShownScene(stage(theme), in: shown.view) }

  /// Places the scene again if something has changed; popovers with a stability take their former places into
  /// account.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen for scenes without one of their own; `nil` leaves it as it is.
  ///   - room: the size of the area in which it is shown; `nil` leaves it as it is.
  mutating func place(screen: CellSize? = nil, room: CellSize? = nil) {
    edited.selection = edited.selection.clamped(to: edited.scene)
    shown.place(on: stage(theme, screen: screen))
    shown.scroll(in: room ?? shown.view.room, to: edited.selection)
  }

  var now: Moment {
    Moment(
      scene: edited.scene, themes: themes.choice, selection: edited.selection,
      location: files.location, former: shown.former, view: shown.view)
  }

  /// What the user has reached: the last moment of the history, or where a path has led that plays or has played. Only
  /// when it is left does a path become a step of the history.
  var reached: Moment { player.play?.moment ?? history.moment }

  /// Records the present choices in the history. While a path plays this waits, so that the path is one step.
  mutating func commit() {
    if player.play == nil {
      writeChosenTheme()
      writeChosenScheme()
    }
    flips.note(shown)
    guard player.play == nil else { return }
    let now = now
    if !now.isLike(history.moment) { files.askAgain() }
    if joinsLastStep { history.join(now) } else { history.settle(now) }
  }

  /// Writes a theme that the user has chosen in the lab into the scene, so that it is saved with it. A theme that
  /// options, the configuration or the scene itself have chosen is not written.
  private mutating func writeChosenTheme() {
    guard themes.choice.index != history.moment.themes.index,
      edited.scene.theme == history.moment.scene.theme, !now.isLike(history.start)
    else { return }
    let name = files.name(of: themes.current, from: files.location)
    if name == edited.scene.theme { return }
    edited.scene.theme = name
    edited.screenChange?.before.theme = name
    edited.screenChange?.after.theme = name
    shown.name(theme: name)
  }

  /// Writes a colour scheme that the user has chosen in the lab into the scene.
  private mutating func writeChosenScheme() {
    guard themes.choice.scheme != history.moment.themes.scheme,
      edited.scene.scheme == history.moment.scene.scheme, !now.isLike(history.start)
    else { return }
    edited.scene.scheme = themes.choice.scheme.map {
      files.name(ofScheme: $0, from: files.location)
    }
    edited.screenChange?.before.scheme = edited.scene.scheme
    edited.screenChange?.after.scheme = edited.scene.scheme
  }

  mutating func restore(_ moment: Moment) {
    edited.scene = moment.scene
    edited.selection = moment.selection
    themes.choice = moment.themes
    if moment.location != files.location { flips.beginAnew() }
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
