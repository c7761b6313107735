import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The whole state of the lab. A frame is a function of this state.
package struct Lab: Equatable, Sendable {
  var context: LabContext
  var modes = ModeStack()
  /// The count typed so far, for the next command.
  var count: Int?
  /// The actions that are deferred until all themes have been read.
  var waiting: Waiting?
  /// Whether anything has happened since the last frame that can change the picture. No frame depends on it.
  var isStale = true

  /// An action that needs all themes, and what is to follow it. A lab starts with one theme, as reading all of them
  /// would take most of the time of the start.
  struct Waiting: Equatable, Sendable {
    var followUps: [Outbox.FollowUp]
    var earlier: Notice?
  }

  /// - Parameters:
  ///   - size: the size of the screen, both at least 1.
  ///   - opened: the text of the scene; `nil` if it has none.
  ///   - isLink: whether that text is in no file.
  ///   - texts: the texts with colours that its popovers show.
  ///   - themes: the themes, and the one that is shown first.
  ///   - display: what the screen can show.
  ///   - keyMap: the keys of the scene.
  package init(
    size: CellSize, scene: Scene = .start(), opened: OpenedScene? = nil,
    isLink: Bool = false,
    texts: [ANSISource: StyledText] = [:], themes: ThemeCollection,
    display: DisplayOptions = DisplayOptions(), keyMap: KeyMap = .standard
  ) {
    var themes = themes
    themes.show(on: display)
    let files = OpenScenes(scene, opened: opened, isLink: isLink, texts: texts)
    let room = LabScreen.container(on: size).size
    let shown = ShownScene(
      SceneStage(scene, screen: room, theme: themes.theme, texts: texts), room: room)
    let start = Moment(
      scene: scene, themes: themes.choice, selection: SceneSelection(),
      location: files.location, view: shown.view)
    context = LabContext(
      screen: LabScreen(size, display), sceneKeys: keyMap, keys: keyMap,
      edited: EditedScene(scene), history: EditHistory(start), shown: shown,
      flips: FlipLog(shown), themes: themes, files: files, catalog: CommandRegistry.catalog)
    context.task = scene.task.map { _ in TaskProgress(of: scene) }
    context.place()
  }

  /// The effects before the first frame: watching the files of themes, looking for unsaved changes, and recording.
  var startingEffects: [LabEffect] {
    let files = context.themes.files
    var effects: [LabEffect] = files.isEmpty ? [] : [.terminal(.watch(paths: files))]
    effects.append(.world(.scene(.findUnsaved(for: context.files.location))))
    if context.recorded != nil { effects.append(.recording(.begin)) }
    return effects
  }

  /// The effects at the end: what was recorded is written. If it cannot be, the lab may stay open.
  var endingEffects: [LabEffect] {
    context.recorded.map { [.recording(.write(path: $0.path))] } ?? []
  }
}

extension Lab {
  package var scene: Scene { context.edited.scene }
  package var placement: ScenePlacement { context.placement }
  package var size: CellSize { context.size }
  /// The theme in use, as this screen can show it.
  package var theme: Theme { context.theme }
  /// The text that finds the theme in use: its name, or the path of its file.
  package var themeName: String { context.themes.current.reference }
  /// The text that finds the colour scheme in use; `nil` if themes have their own colours.
  package var schemeName: String? { context.themes.choice.scheme }
  package var display: DisplayOptions { context.display }
  /// The screen of the scene, in coordinates of the scene.
  package var container: CellRect { context.container }
  /// The placement of the selected popover.
  package var placedPopover: PlacedPopover? { context.placedPopover }
  /// How the lab ended; `nil` while it runs.
  package var ending: LabEnding? { context.ending }

  /// Shows the scene of the last session without a file when the lab starts.
  package mutating func resumeLastSession() { context.files.resumesLast = true }

  /// Keeps no session of scenes without a file, as for a script.
  package mutating func keepNoSession() { context.files.keepsSession = false }

  /// Records the session from its start into a new file, which the program has looked at.
  package mutating func record(into path: String) { context.recorded = RecordedFile(path: path) }

  /// The recording that could not be written; `nil` if there is none.
  package var unwrittenRecording: UnwrittenRecording? {
    guard let recorded = context.recorded, let fault = recorded.fault else { return nil }
    return UnwrittenRecording(path: recorded.path, fault: fault)
  }

  /// Shows everything as it looks without a kind of cones.
  package mutating func look(with vision: ColorVision) { context.themes.choice.vision = vision }

  /// Offers the tour on the first screen.
  package mutating func offerTour() { context.offersTour = true }

  /// The settings of motion at the start and then; at first nothing moves.
  package var motionSettings: MotionSettings {
    get { context.motion.settings }
    set { (context.motion.settings, context.motion.initial) = (newValue, newValue) }
  }

  /// Who has chosen what holds at the start, by the names of settings; the others have their defaults.
  package var origins: [String: SettingOrigin] {
    get { context.origins }
    set { context.origins = newValue }
  }

  /// What the program has chosen for the terminal, by the names of settings: its painter, and whether it uses the mouse.
  package var programSettings: [String: String] {
    get { context.programSettings }
    set { context.programSettings = newValue }
  }

  package static let minimumSize = LabScreen.minimumSize

  package var isUsable: Bool { context.screen.isUsable }

  /// The area for anchors and popovers on a screen: all but the two lines at the bottom.
  package static func container(on screen: CellSize) -> CellRect {
    LabScreen.container(on: screen)
  }

  /// The size of the screen with this area for anchors and popovers.
  package static func size(holding container: CellSize) -> CellSize {
    CellSize(width: container.width, height: container.height + 2)
  }
}

extension Lab {
  /// Shows the lab on a terminal until it ends. All waiting events are handled before the next frame is drawn; where none
  /// of them can have changed the picture, as when unsaved changes are stored, there is no frame.
  package mutating func run(
    on terminal: inout some Terminal, in world: inout some World
  ) -> LabEnding {
    var cache = FrameCache()
    var recording = Recording()
    resize(to: terminal.size)
    perform(startingEffects, on: &terminal, in: &world, recording: &recording)
    while true {
      if isStale { terminal.present(frame(using: &cache), cursor: cursor) }
      isStale = false
      var events = terminal.waitForEvents(until: nextDue)[...]
      while !events.isEmpty {
        let taken = next(of: events)
        events.removeFirst(taken.count)
        for event in taken { recording.note(event, at: terminal.elapsed) }
        let effects = receive(taken)
        perform(effects, on: &terminal, in: &world, recording: &recording)
        if ending != nil {
          perform(endingEffects, on: &terminal, in: &world, recording: &recording)
        }
        // What cannot be written may keep the lab open.
        if let ending {
          perform(lastEffects(), on: &terminal, in: &world, recording: &recording)
          return ending
        }
      }
    }
  }

  /// Performs effects. Answers of the terminal and of the world are handled immediately.
  mutating func perform(
    _ effects: [LabEffect], on terminal: inout some Terminal, in world: inout some World,
    recording: inout Recording
  ) {
    for effect in effects {
      switch effect {
      case .terminal(let request):
        for event in terminal.perform(request) {
          recording.note(event, at: terminal.elapsed)
          perform(receive(event), on: &terminal, in: &world, recording: &recording)
        }
      case .world(let request):
        for answer in world.perform(request) {
          recording.note(answer, at: terminal.elapsed)
          perform(receive(answer), on: &terminal, in: &world, recording: &recording)
        }
      case .recording(let request):
        let effects = recording.perform(request, of: self, at: terminal.elapsed)
        perform(effects, on: &terminal, in: &world, recording: &recording)
      }
    }
  }
}

extension Lab {
  /// The picture of the whole screen.
  package var frame: Canvas {
    var cache = FrameCache()
    return frame(using: &cache)
  }

  /// The picture in one of the theme's appearances; `nil` if it has no such one.
  package func frame(in appearance: Appearance) -> Canvas? {
    if appearance == theme.appearance { return frame }
    guard theme.appearances.contains(appearance) else { return nil }
    var lab = self
    lab.use(appearance)
    return lab.frame
  }

  /// Shows the theme in use in one of its appearances; nothing changes if it has no such one.
  package mutating func use(_ appearance: Appearance) {
    guard theme.appearances.contains(appearance) else { return }
    context.themes.choice.appearances[context.themes.choice.index] = appearance
    context.place()
  }

  /// Ends the transition that runs, as a picture shows where it leads.
  package mutating func finishTransition() { context.motion.finish() }

  private func frame(using cache: inout FrameCache) -> Canvas {
    guard isUsable else { return tooSmall }
    var canvas = Canvas(size: size)
    let layers = modes.drawn
    layers.first?.value.draw(on: &canvas, in: context, using: &cache)
    drawLines(on: &canvas, using: &cache)
    for layer in layers.dropFirst() {
      layer.value.draw(on: &canvas, in: context, using: &cache)
    }
    let legible = theme.legible(canvas)
    return context.themes.choice.vision.map { legible.seen(by: $0, depth: display.depth) }
      ?? legible
  }

  var hintLines: HintLines {
    HintLines(context.keys, width: size.width - 2, rows: mostHintRows)
  }

  /// What a click on the hint at a cell of the screen calls; `nil` where there is none.
  func hint(at point: CellPoint) -> CommandCall? {
    if case .prompt(let mode) = modes.top, let (hints, place) = mode.hints(in: context) {
      return hints.call(at: point, in: place)
    }
    return hintLines.call(at: point, in: hintRoom)
  }

  /// The lines below the status line.
  var hintRoom: CellRect {
    let top = context.screen.room.height + 1
    return CellRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  /// Draws the lines at the bottom: the status line and the hints, with a typed count.
  private func drawLines(on canvas: inout Canvas, using cache: inout FrameCache) {
    let hints = HintPicture(
      keyMap: context.keys, size: hintRoom.size, rows: mostHintRows, keys: context.style(.key),
      words: context.style(.hint))
    canvas.draw(cache.hints(hints), at: hintRoom.origin)
    StatusLine.draw(modes.top.value.status(in: context), in: context, on: &canvas)
    StatusLine.drawOffer(of: context, on: &canvas)
    if context.isFresh {
      let line = CellRect(size: size).row(context.screen.room.height)
      Greeting(context).drawTitle(in: line, on: &canvas)
    }
    guard let count, modes.topName != .prompt else { return }
    let text = GlyphText("\(count)")
    canvas.draw(
      text, at: CellPoint(x: size.width - 1 - text.width, y: size.height - 1),
      style: context.style(.key))
  }

  /// The picture of a screen that is too small for the lab.
  private var tooSmall: Canvas {
    var canvas = Canvas(size: size)
    let text =
      "poplab needs \(Lab.minimumSize.words), this screen is \(size.words); "
      + "\(context.key(for: "quit")) leaves"
    for (y, line) in GlyphText.lines(of: text, width: size.width).enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }

  /// The place of the terminal's cursor: on the element that takes the keys, where screen readers and magnifiers
  /// follow it. `nil` hides it: if that element is not on the screen, or while a path plays.
  package var cursor: CellPoint? {
    guard isUsable, modes.scene.due(in: context) == nil else { return nil }
    return modes.top.value.cursor(in: context).flatMap {
      CellRect(size: size).contains($0) ? $0 : nil
    }
  }
}
