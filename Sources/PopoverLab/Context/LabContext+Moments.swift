import CellCanvas
import PopoverScenes
import PopoverThemes

/// From one moment to the next: where popovers go after a change, and what the history keeps.
extension LabContext {
  /// The scene in a theme, on the present screen or on another one.
  func stage(_ theme: Theme, screen: CellSize? = nil) -> SceneStage {
    var stage = shown.stage
    (stage.scene, stage.theme, stage.texts) = (edited.scene, theme, files.texts)
    if let screen { stage.screen = screen }
    return stage
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
    // The theme that a scene names is a part of its beginning, before which it was nowhere.
    shown.place(on: stage(theme, screen: screen), isAnew: files.opening.isAnswered)
    shown.scroll(in: room ?? shown.view.room, to: edited.selection)
  }

  var now: Moment {
    Moment(
      scene: edited.scene, themes: themes.choice, selection: edited.selection,
      location: files.location, former: shown.former, view: shown.view)
  }

  /// What the user has reached: the last moment of the history; where a path has led that plays or has played; or to what
  /// a dial of the scene is turned, which keeps its value. Only when it is left does a path or a dial become a step.
  var reached: Moment {
    if let play = player.play { return play.moment }
    if open.has(.isOfThemes) { return browsed }
    return dialsInUse.isEmpty ? history.moment : now
  }

  /// The last moment, with what was typed in the browser of themes since to change the scene.
  var browsed: Moment {
    var moment = history.moment
    if edited.scene != moment.scene {
      (moment.scene, moment.selection) = (edited.scene, edited.selection)
    }
    return moment
  }

  /// What was tuned up to there and stands in no file, by what finds the schemes.
  var unsavedTunings: [String: SchemeTuning] { themes.unsavedTunings(reached.themes) }

  /// When to look for changes to store: at once if their time is not known yet; `nil` if all is stored.
  var storingDue: Duration? {
    let reached = reached
    if let due = files.storingDue(reached) { return due }
    let tunings = themes.unsavedTunings(reached.themes)
    let isStored = !files.stored.keepsSession || tunings == files.stored.colors.tunings
    return isStored ? nil : files.stored.due ?? .zero
  }

  /// Records the present choices in the history. While a path plays this waits, so that the path is one step.
  mutating func commit() {
    if player.play == nil { writeChosenLook() }
    flips.note(shown)
    guard player.play == nil else { return }
    let now = now
    if !now.isLike(history.moment) { leaving.askAgain() }
    if files.opening.isJoined { history.join(now) } else { history.settle(now) }
  }

  /// Writes a theme and a colour scheme that the user has chosen in the lab into the scene, so that they are saved with it;
  /// those that a scene, options or the configuration have chosen are not.
  private mutating func writeChosenLook() {
    let (choice, former) = (themes.choice, history.moment)
    guard choice.index != former.themes.index || choice.scheme != former.themes.scheme,
      !files.opening.isAnswered, files.location == former.location, !now.isLike(history.start)
    else { return }
    var scene = edited.scene
    if choice.index != former.themes.index, scene.theme == former.scene.theme {
      scene.theme = files.name(of: themes.current, from: files.location)
    }
    if choice.scheme != former.themes.scheme, scene.scheme == former.scene.scheme {
      scene.scheme = choice.scheme.map { files.name(ofScheme: $0, from: files.location) }
    }
    write(lookOf: scene)
  }

  private mutating func write(lookOf scene: Scene) {
    edited.scene = scene
    edited.screenChange?.before.name(lookOf: scene)
    edited.screenChange?.after.name(lookOf: scene)
    shown.name(lookOf: scene)
  }

  /// Waits for what a scene needs that was opened just now, which is a part of that step.
  mutating func await(_ requested: Set<AwaitedPart>) {
    files.opening.awaited = requested
    files.opening.isStep = !now.isLike(player.play?.moment ?? history.moment)
  }

  mutating func restore(_ moment: Moment) {
    edited.scene = moment.scene
    edited.selection = moment.selection
    themes.choice = moment.themes
    let isOther = moment.location != files.location
    files.location = moment.location
    if isOther {
      flips.beginAnew()
      files.isShownAgain = true
    }
    let screen = LabScreen.usualRoom(on: size).size
    shown.place(on: stage(theme, screen: screen), after: moment.former, in: moment.view)
  }

  /// Ends the path that plays, and records it as one step.
  mutating func leavePlay() {
    guard let play = player.play else { return }
    player.play = nil
    history.settle(play.moment)
  }
}
