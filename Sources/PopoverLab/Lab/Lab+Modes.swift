import CellCanvas
import ColorSchemes
import MessageText

extension Lab {
  mutating func open(_ request: ModeRequest) {
    if let obstacle = context.obstacle(to: request) { return context.refuseHere(obstacle) }
    // What was refused is not said once more when the mode closes.
    let earlier = context.earlierNotice.flatMap { $0.isRefusal ? nil : $0 }
    switch request {
    case .themes: openThemes(after: earlier)
    case .sheet(let showsAll): openSheet(ofAll: showsAll)
    case .comparison(let names): openComparison(names)
    case .dial(let request): openDial(request, after: earlier)
    case .scrub(let request): openScrub(request)
    case .prompt(let text): modes.push(PromptMode(text), in: &context)
    case .palette:
      let commands = context.catalog.all.filter { $0.name != "palette" }
      openPalette("Commands", commands.map(PaletteEntry.init), after: earlier)
    case .groups(let count): modes.push(GroupsMode(context.catalog, count: count), in: &context)
    case .sceneList(let scenes):
      openPalette("Scenes", scenes.map(PaletteEntry.init), after: context.notice)
    case .help: openHelp()
    case .helpAbout(let word):
      updateKeys()
      GeneralCommands.say(word, &context)
    case .settings: openSettings()
    case .tuning(let slot): openTuning(slot)
    }
    updateKeys()
  }

  private mutating func openThemes(after notice: Notice?) {
    if let index = context.open.lastIndex(where: { $0.has(.isOfThemes) }) {
      if context.base.has(.isOfThemes) {
        return context.refuse("The themes are shown already")
      }
      // A sheet lies over them.
      while modes.layers.count > index + 1 { modes.close(at: modes.layers.count - 1, in: &context) }
      return
    }
    modes.push(ThemesMode(in: &context, after: notice), in: &context)
    // Who looks for a theme of one's own learns why it is not there.
    let unlisted = context.themes.unreadable
    guard let first = unlisted.first?.shownSafely else { return }
    context.notice = .done(
      "\(number(of: "theme", unlisted.count)) cannot be read; \(context.typed("theme \(first)")) says why"
    )
  }

  private mutating func openSheet(ofAll showsAll: Bool) {
    let sheet = SheetMode(ofAll: showsAll)
    if context.base.name == .sheet, let index = context.open.index(of: .sheet) {
      modes.replace(at: index, with: sheet, in: &context)
    } else {
      modes.push(sheet, in: &context)
    }
  }

  private mutating func openComparison(_ names: [String]) {
    if names.isEmpty, let index = context.open.seenIndex(of: .comparison) {
      remove(at: index)
    } else if let mode = ComparisonMode(names, in: &context) {
      modes.put(mode, in: &context)
    }
  }

  private mutating func openScrub(_ request: ScrubRequest) {
    if request == .last, let index = context.open.seenIndex(of: .scrub) {
      remove(at: index)
    } else if let mode = ScrubMode(request, in: &context) {
      modes.put(mode, in: &context)
    }
  }

  private mutating func openPalette(
    _ title: String, _ entries: [PaletteEntry], after notice: Notice?
  ) {
    let mode = PaletteMode(
      title, entries, after: notice, ambiguous: context.theme.ambiguousWidth)
    modes.push(mode, in: &context)
    context.notice = nil
  }

  private mutating func openHelp() {
    if let index = context.open.index(of: .help) { return remove(at: index) }
    updateKeys()
    let lists = CommandRegistry.help(
      over: modes.top, keys: context.keys, scene: context.sceneKeys)
    modes.push(HelpMode(lists, in: context), in: &context)
  }
}

extension Lab {
  private mutating func openSettings() {
    if let index = modes.index(of: SettingsMode.self) { return remove(at: index) }
    modes.push(SettingsMode(), in: &context)
  }

  /// If they are open already, it selects the slot, or closes where none is named.
  private mutating func openTuning(_ slot: SchemeSlot?) {
    if slot == nil, let index = context.open.index(of: .tuning) { return remove(at: index) }
    do throws(TuneRefusal) {
      let mode = try TuneMode(slot, in: context)
      if let settings = modes.index(of: SettingsMode.self) { remove(at: settings) }
      modes.put(mode, in: &context)
    } catch {
      context.refuse(error.words)
    }
  }

  private mutating func openDial(_ request: DialRequest, after notice: Notice?) {
    switch request {
    case .open(nil) where modes.dial?.number != nil: keepDial()
    case .open(let number): openDial(of: number, for: request, after: notice)
    case .turn(let number, let label):
      if let number, number != modes.dial?.number {
        openDial(of: number, for: request, after: notice)
        guard modes.dial?.number == number else { return }
      }
      turnDial(to: label)
    case .use(let label):
      useDial(after: notice)
      if let label, modes.dial?.popover != nil { turnDial(to: label) }
    case .grab(let mouse):
      useDial(after: notice)
      if modes.dial?.popover != nil { context.follow(.mouse(mouse)) }
    }
  }

  private mutating func openDial(
    of number: LabNumber?, for request: DialRequest, after notice: Notice?
  ) {
    if modes.dial?.popover != nil { keepDial() }
    // The motion that is looked at goes another way by such a number.
    guard context.base.showsScene else { return context.refuseHere("Dials open over the scene") }
    let number = number ?? context.explanation.lastNumber.turnable(by: 0, in: context)
    if number == .theme, context.themes.hasUnread {
      return wait(for: .readThemes(context.themes.unread), with: .open(.dial(request)))
    }
    put { former, lab throws(NumberRefusal) in
      try TurningMode(number, after: former, notice: notice, in: &lab)
    }
  }

  private mutating func useDial(after notice: Notice?) {
    if modes.dial?.popover != context.edited.popover?.name { keepDial() }
    put { former, lab throws(NumberRefusal) in
      try TurningMode(contentAfter: former, notice: notice, in: &lab)
    }
  }

  private mutating func put(
    _ dial: (TurningMode?, inout LabContext) throws(NumberRefusal) -> TurningMode
  ) {
    do throws(NumberRefusal) {
      modes.put(try dial(modes.dial, &context), in: &context)
    } catch {
      context.refuse(error.reason)
    }
  }

  private mutating func turnDial(to label: String) {
    guard var dial = modes.dial else {
      let numbers = LabNumber.allCases.map(\.rawValue).joined(separator: ", ")
      return context.reject(
        "No dial is open; name a number first (\(numbers)), as in :dial gap 2")
    }
    dial.show(label, in: &context)
    modes.put(dial, in: &context)
  }

  /// Closes the dial, and keeps the value to which it turns as a step of its own.
  mutating func keepDial() {
    guard let index = context.open.index(of: .dial), var dial = modes.dial else { return }
    dial.isKept = true
    modes.replace(at: index, with: dial, in: &context)
    remove(at: index)
    settle()
  }
}

extension Lab {
  /// Closes the mode on top, else a part of the explanation.
  mutating func close(hadCount: Bool) {
    if modes.layers.count > 1 {
      close(context.top.name)
    } else {
      modes.scene.closeExplanation(hadCount: hadCount, in: &context)
    }
  }

  /// Closes a mode, or the explanation if that was opened after it.
  mutating func close(_ name: ModeName) {
    if name == .comparison, context.explanation.closeIfOfComparison() { return }
    if let index = context.open.index(of: name) { remove(at: index) }
  }

  /// Closes the modes that are only read, unless a command is one of the mode on top, or closes that itself.
  mutating func closeRead(before call: CommandCall) {
    let owner = CommandRegistry.entries[call.command]?.owner
    if call.command == "close" || owner.map({ $0 == type(of: modes.top) }) == true { return }
    while let index = context.open.lastIndex(where: { $0.has(.isOnlyRead) }) { remove(at: index) }
  }

  /// Closes what hides the scene. What was tried among themes is given up.
  mutating func closeToScene() {
    while let index = context.open.lastIndex(where: { $0.has(.fillsScreen) && !$0.has(.isOfScene) })
    {
      remove(at: index)
    }
  }

  /// Closes it for another scene, and settles what was done there.
  mutating func leaveForScene() {
    closeToScene()
    if context.edited.scene != context.history.moment.scene { settle() }
  }

  private mutating func remove(at index: Int) {
    modes.close(at: index, in: &context)
    updateKeys()
  }
}

// What follows from the modes that are open.
extension Lab {
  /// Lays out the screen for the mode that fills it, and places the scene.
  mutating func layOut() {
    updateKeys()
    context.screen.room = room
    guard let themes = modes.themes else {
      return context.place(
        screen: LabScreen.usualRoom(on: size).size, room: context.explorer.scene.size)
    }
    let scene = ThemesLayout(room: context.screen.room, view: themes.view).scenes[0].size
    context.place(screen: scene, room: scene)
  }

  /// Gives the keys to the mode on top; on a screen that is too small to the scene.
  mutating func updateKeys() {
    let hasInspector = context.explanation.inspectorTop != nil
    let owner =
      isUsable
      ? KeyOwner(
        mode: context.top.name,
        hasInspector: hasInspector && context.top.has(.isOfScene))
      : KeyOwner()
    guard owner != context.keyOwner else { return }
    let keys = CommandRegistry.keys(of: owner.mode, scene: context.sceneKeys)
    context.keyOwner = owner
    context.keys = owner.hasInspector ? CommandRegistry.inspectorKeys + keys : keys
  }
}
