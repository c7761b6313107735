import CellCanvas

extension Lab {
  /// Updates everything that is shown after an event, and records the choices in the history. While themes are
  /// browsed, a dial is turned, a setting is edited or an anchor is dragged, nothing is recorded yet, so that all of it
  /// is one step.
  mutating func settle() {
    isStale = true
    context.earlierNotice = nil
    let isBrowsing = modes.facts.has(.isOfThemes)
    layOut(isBrowsing: isBrowsing)
    context.isDragging = modes.scene.drag != nil
    context.animate(isSeen: [.scene, .scrub].contains(modes.baseName))
    record(isBrowsing: isBrowsing)
    FollowedFiles.follow(&context)
    LeavingCommands.forgetWarning(&context)
    // They follow what is recorded, which has the chosen theme in the scene.
    for index in modes.drawn.indices { modes.handle(.settled, at: index, in: &context) }
    guard !context.outbox.followUps.isEmpty else { return }
    // A list that has lost its subject closes, and leaves its room to the scene.
    followUp()
    settle()
  }

  private mutating func record(isBrowsing: Bool) {
    // Any other change ends the path that plays.
    if let play = context.player.play, isBrowsing || !context.now.isLike(play.moment) {
      context.leavePlay()
    }
    guard !modes.facts.has(.isTrying), modes.scene.drag?.hasMoved != true else { return }
    context.commit()
    UnsavedChanges.endUndone(&context)
    if context.edited.scene.task != nil || context.task != nil { TaskCommands.follow(&context) }
  }

  /// Lays out the screen for the mode that fills it, and places the scene.
  private mutating func layOut(isBrowsing: Bool) {
    updateKeys()
    context.screen.room = room
    guard isBrowsing, let themes = modes.themes else {
      return context.place(
        screen: LabScreen.container(on: size).size, room: context.explorer.scene.size)
    }
    let scene = ThemesLayout(room: context.screen.room, view: themes.view).scenes[0].size
    context.place(screen: scene, room: scene)
  }

  /// Gives the keys to the mode on top; on a screen that is too small to the scene.
  mutating func updateKeys() {
    context.open = modes.facts
    let hasInspector = context.explanation.inspectorTop != nil
    let owner =
      isUsable
      ? KeyOwner(
        mode: modes.topName,
        hasInspector: hasInspector && modes.top.facts.has(.isOfScene))
      : KeyOwner()
    guard owner != context.keyOwner else { return }
    let keys = CommandRegistry.keys(of: owner.mode, scene: context.sceneKeys)
    context.keyOwner = owner
    context.keys = owner.hasInspector ? CommandRegistry.inspectorKeys + keys : keys
  }

  /// The screen without the lines at the bottom: the status line and one line for keys, or as many as the keys of the
  /// contact sheet and the browser of themes need.
  private var room: CellRect {
    let lines = hints?.lines.count ?? 1
    return CellRect(x: 0, y: 0, width: size.width, height: max(1, size.height - 1 - lines))
  }

  private var hints: HintLines? {
    let base = modes.base
    guard base.facts.has(.listsAllKeys) else { return nil }
    // While one types, those of the list below stay.
    let keys = CommandRegistry.keys(of: type(of: base).facts[0].name, scene: context.sceneKeys)
    return HintLines(keys, width: size.width - 2, rows: mostHintRows)
  }

  var mostHintRows: Int {
    modes.base.facts.has(.listsAllKeys) ? size.height - 6 : 1
  }
}

// What changes without an event.
extension Lab {
  /// The time since the terminal was opened at which the lab next needs an event of time; `nil` if it needs none, so
  /// that an idle lab takes no processor time.
  package var nextDue: Duration? {
    [nextChange, context.files.stored.failed.due].compactMap(\.self).min()
  }

  /// The same without another try to store what could not be stored.
  var nextChange: Duration? {
    [motionDue, context.storingDue].compactMap(\.self).min()
  }

  /// When the picture next changes without an event; `nil` if it does not.
  var motionDue: Duration? {
    guard isUsable else { return nil }
    return (modes.layers.map { $0.due(in: context) } + [transitionDue])
      .compactMap(\.self).min()
  }

  /// When the transition of the scene needs its next picture; `nil` if none runs or is visible.
  var transitionDue: Duration? { isUsable && modes.baseName == .scene ? context.motion.due : nil }

  /// Lets what moves reach a time.
  mutating func move(to now: Duration) {
    guard isUsable else { return }
    // What is due in one mode may close another one.
    for name in modes.facts.map(\.name) { move(name, to: now) }
    if let due = transitionDue, now >= due {
      context.motion.advance(to: now)
      isStale = true
    }
  }

  /// Lets a mode reach a time in the steps in which it is due, so that where it is does not depend on when the machine came
  /// to it. Steps that are too late are left out.
  private mutating func move(_ name: ModeName, to now: Duration) {
    var reached: Duration?
    while reached != now, let index = modes.index(of: name),
      let due = modes.layers[index].due(in: context), now >= due
    {
      let moment = due > reached ?? .zero && now - due < Self.mostLate ? due : now
      modes.handle(.time(moment), at: index, in: &context)
      settle()
      reached = moment
    }
  }

  /// Three steps at 60 in a second: more would keep a key waiting where a step takes long.
  private static let mostLate = Duration.milliseconds(50)

  /// Lets a time come: what moves reaches it, and unsaved changes are stored if that is due.
  mutating func pass(_ now: Duration) {
    move(to: now)
    if let due = context.storingDue, now >= due {
      UnsavedChanges.store(at: now, &context)
    }
    UnsavedChanges.tryAgain(at: now, &context)
  }
}
