import CellCanvas
import PopoverScenes
import PopoverThemes

extension Lab {
  /// Handles an event of the terminal, and returns the effects that it requires.
  @discardableResult
  package mutating func receive(_ event: TerminalEvent) -> [LabEffect] {
    switch event {
    case .key(let key): return press(key)
    case .pasted(let text): paste(text)
    case .mouse(let mouse): take(mouse)
    case .resized(let size): resize(to: size)
    case .fileChanged(let path): FollowedFiles.readAgain(path, &context)
    case .time(let now): pass(now)
    case .stopping: LeavingCommands.suspend(wholeJob: false, &context)
    case .closed:
      context.leaving.ending = context.leaving.ending ?? .terminalLost
      UnsavedChanges.storeAll(&context)
    }
    return takeEffects()
  }

  /// Handles an answer of the world, and returns the effects that it requires.
  @discardableResult
  package mutating func receive(_ event: WorldEvent) -> [LabEffect] {
    switch event {
    case .themeOpened(let path, let reading):
      ThemeCommands.take(reading, from: path, &context)
      if case .success = reading { SheetMode.open(ofFile: path, &context) }
    case .themeFound(let name, let path): ThemeCommands.use(name, at: path, &context)
    case .schemeOpened(let reference, let opening):
      context.files.opening.answer(.look(reference))
      SchemeCommands.take(opening, called: reference, &context)
    case .schemeWritten(let saving, let answer):
      SchemeFileCommands.take(answer, of: saving, &context)
    case .schemesRead(let openings):
      context.themes.schemes.take(openings)
      resume()
    case .schemeReloaded(let reference, let opening):
      SchemeCommands.reload(reference, opening, &context)
    case .themeReloaded(let path, let reading, let warnings):
      ThemeCommands.reload(path, reading, warnings, &context)
    case .scene(let event):
      if event.showsScene { leaveForScene() }
      FileCommands.receive(event, &context)
    case .textWritten(let path, let fault): CopyCommands.reportWritten(path, fault, &context)
    case .recordingChecked(let path, let fault): RecordCommands.begin(path, unless: fault, &context)
    case .recordingStopped(let path, let fault): RecordCommands.reportStopped(path, fault, &context)
    case .recordingWritten(let path, let fault): RecordCommands.reportWritten(path, fault, &context)
    case .themesRead(let readings):
      ThemeCommands.update(&context) { $0.fill(readings) }
      resume()
    }
    followUp()
    settle()
    context.files.opening.isAnswered = false
    return takeEffects()
  }

  /// Lets what moves reach a time, and returns the effects that this requires.
  mutating func catchUp(to now: Duration) -> [LabEffect] {
    move(to: now)
    return takeEffects()
  }

  /// Runs a command without a key or a line, and returns the effects that it requires.
  @discardableResult
  mutating func carryOut(_ call: CommandCall) -> [LabEffect] {
    run(call)
    settle()
    return takeEffects()
  }

  /// Returns the effects that remove the stored unsaved changes of all files, and the stored colours.
  mutating func dropUnsaved() -> [LabEffect] {
    UnsavedChanges.removeOfFiles(&context)
    UnsavedChanges.removeColors(&context)
    return takeEffects()
  }

  /// What is left to do when nothing keeps the lab open any more: one that was quit drops what its user has chosen not to
  /// save.
  mutating func lastEffects() -> [LabEffect] { ending == .quit ? dropUnsaved() : [] }

  /// Ends the lab with its unsaved changes stored, and returns the effects for that.
  mutating func keepUnsaved() -> [LabEffect] {
    LeavingCommands.leaveKeepingChanges(&context)
    return takeEffects()
  }

  /// Takes the effects that were asked for. Before what takes long, unsaved changes are stored: a program that is to end
  /// does not wait for it.
  private mutating func takeEffects() -> [LabEffect] {
    let asked = context.outbox.effects
    context.outbox.effects = []
    if asked.contains(where: \.takesLong) { UnsavedChanges.storeChanges(&context) }
    defer { context.outbox.effects = [] }
    return context.outbox.effects + asked
  }

  /// Handles a key: the mode takes it, it is a digit of a count, or it calls a command.
  @discardableResult
  package mutating func press(_ key: Key) -> [LabEffect] {
    if key == Key(.escape), modes.scene.drag?.hasMoved == true {
      putBack()
    } else {
      endDrag()
      beginEvent()
      take(key)
    }
    settle()
    return takeEffects()
  }

  private mutating func take(_ key: Key) {
    if takes(key) {
      handle(.key(key))
    } else if context.top.has(.takesCounts), let counted = key.count(after: count) {
      count = counted
    } else {
      call(key)
    }
  }

  private mutating func call(_ key: Key) {
    let typed = count
    count = nil
    guard let call = context.keys.call(for: key) else { return refuse(key) }
    run(call.counted(typed))
  }

  /// A screen that is too small says already which keys do something.
  private mutating func refuse(_ key: Key) {
    guard isUsable else { return }
    let place = context.top.name == .scene ? "" : " here"
    let way = context.top.name == .help ? context.wayOut : context.wayToHelp
    context.reject("\(key.label) does nothing\(place); \(way)")
  }

  /// Whether the mode on top takes a key itself.
  private func takes(_ key: Key) -> Bool { isUsable && modes.top.takes(key, in: context) }

  private mutating func paste(_ text: String) {
    beginEvent()
    if isUsable { handle(.pasted(text)) } else { context.refusePaste() }
    settle()
  }

  /// Handles the mouse. Keys can do everything that it does.
  private mutating func take(_ mouse: MouseEvent) {
    guard isUsable else { return }
    let clicked = hints(under: mouse)
    if mouse.action != .release {
      beginEvent()
      count = nil
    }
    if let (lines, place) = clicked {
      if let call = lines.call(at: mouse.point, in: place) { run(call) }
    } else {
      handle(.mouse(mouse))
    }
    settle()
  }

  /// The hints of a click on them; `nil` for anything else, and where a message is over the hints.
  private func hints(under mouse: MouseEvent) -> (lines: HintLines, place: CellRect)? {
    guard mouse.action == .press(.left), StatusLine.showsHints(inRow: mouse.point.y, of: context)
    else { return nil }
    let hints = shownHints
    return hints.place.contains(mouse.point) ? hints : nil
  }

  package mutating func resize(to size: CellSize) {
    endDrag()
    context.screen.size = size
    // What was refused on the way into a stop has not been seen yet.
    if context.notice?.isRefusal != true { context.notice = nil }
    settle()
  }

  /// Ends a drag; the whole drag is one change.
  private mutating func endDrag() {
    guard modes.scene.drag != nil else { return }
    modes.scene.drag = nil
    settle()
  }

  /// Gives up what a drag has changed so far.
  private mutating func putBack() {
    beginEvent()
    modes.scene.drag = nil
    context.restore(context.history.moment)
    context.notice = .done("Put back where it was")
  }

  /// Clears the message, but keeps it for the commands of this event. The greeting gives way for ever.
  mutating func beginEvent() {
    context.isFresh = false
    context.files.opening.awaited = []
    context.sheetFile = nil
    context.leaving.whenSaved = false
    context.hasRejected = false
    (context.earlierNotice, context.notice) = (context.notice, nil)
  }

  private mutating func handle(_ event: ModeEvent) {
    modes.handle(event, at: modes.layers.count - 1, in: &context)
    followUp()
  }
}

extension Lab {
  /// Updates everything that is shown after an event, and records the choices in the history. While themes are
  /// browsed, a dial is turned, a setting is edited or an anchor is dragged, nothing is recorded yet, so that all of it
  /// is one step.
  mutating func settle() {
    isStale = true
    context.earlierNotice = nil
    layOut()
    context.isDragging = modes.scene.drag != nil
    context.animate(isSeen: context.base.has(.showsMotion))
    record()
    FollowedFiles.follow(&context)
    LeavingCommands.forgetWarning(&context)
    // They follow what is recorded, which has the chosen theme in the scene.
    for index in context.open.baseIndex..<modes.layers.count {
      modes.handle(.settled, at: index, in: &context)
    }
    guard !context.outbox.followUps.isEmpty else { return }
    // A list that has lost its subject closes, and leaves its room to the scene.
    followUp()
    settle()
  }

  private mutating func record() {
    // Any other change ends the path that plays.
    if let play = context.player.play,
      context.open.has(.isOfThemes) || !context.now.isLike(play.moment)
    {
      context.leavePlay()
    }
    guard !context.open.has(.isTrying), modes.scene.drag?.hasMoved != true else { return }
    context.commit()
    UnsavedChanges.endUndone(&context)
    if context.edited.scene.task != nil || context.task != nil { TaskCommands.follow(&context) }
  }
}

extension Lab {
  /// Those of some events that are handled next: the first one, or the characters of a text. A search of 400 letters takes
  /// 1 to 5 ms as one text; for each letter by itself it took 80 to 150 ms, and only the last one is ever seen.
  func next(of events: ArraySlice<TerminalEvent>) -> ArraySlice<TerminalEvent> {
    guard context.top.has(.joinsCharacters) else { return events.prefix(1) }
    let text = events.prefix { event in
      if case .key(let key) = event { key.character != nil && takes(key) } else { false }
    }
    return text.isEmpty ? events.prefix(1) : text
  }

  /// Handles the `next` of some events, and returns the effects that they require.
  @discardableResult
  mutating func receive(_ events: ArraySlice<TerminalEvent>) -> [LabEffect] {
    if events.count == 1, let event = events.first { return receive(event) }
    var text = String.UnicodeScalarView()
    for case .key(let key) in events {
      if let character = key.character { text.append(character) }
    }
    type(String(text))
    return takeEffects()
  }

  private mutating func type(_ text: String) {
    endDrag()
    beginEvent()
    handle(.typed(text))
    settle()
  }
}
