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
  /// The actions that are deferred until all themes, or all schemes, have been read.
  var waiting: Waiting?
  /// Whether anything has happened since the last frame that can change the picture. No frame depends on it.
  var isStale = true

  /// An action that needs what is still to be read, and what is to follow it. A lab starts with one theme, as reading all of them
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
    themes.display = display
    let files = OpenScenes(scene, opened: opened, isLink: isLink, texts: texts)
    let room = LabScreen.usualRoom(on: size).size
    let shown = ShownScene(
      SceneStage(scene, screen: room, theme: themes.theme, texts: texts), room: room)
    let start = Moment(
      scene: scene, themes: themes.choice, selection: SceneSelection(),
      location: files.location, view: shown.view)
    context = LabContext(
      screen: LabScreen(size, display), sceneKeys: keyMap, open: modes.layers.map(\.facts),
      keys: keyMap,
      edited: EditedScene(scene), history: EditHistory(start), shown: shown,
      flips: FlipLog(shown), themes: themes, files: files, catalog: CommandRegistry.catalog)
    context.files.watched = WatchedFiles(schemes: themes.schemeFiles, scene: files.location)
    context.task = scene.task.map { _ in TaskProgress(of: scene) }
    context.place()
  }

  /// The effects before the first frame: watching files, looking for unsaved changes, and recording.
  var startingEffects: [LabEffect] {
    let files = FollowedFiles.paths(context)
    var effects: [LabEffect] = files.isEmpty ? [] : [.terminal(.watch(paths: files))]
    effects.append(.world(.scene(.findUnsaved(for: context.files.location))))
    if let recorded = context.recording.file {
      effects.append(.recording(.begin(path: recorded.path)))
    }
    return effects
  }

  /// The effects at the end: the recording is ended. If it cannot be, the lab may stay open.
  var endingEffects: [LabEffect] {
    context.recording.file.map { [.recording(.end(path: $0.path))] } ?? []
  }
}

extension Lab {
  package var scene: Scene { context.edited.scene }
  /// Where the scene comes from.
  package var location: SceneLocation { context.files.location }
  package var placement: ScenePlacement { context.placement }
  package var size: CellSize { context.size }
  /// The theme in use, as this screen can show it.
  package var theme: Theme { context.theme }
  /// The text that finds the theme in use: its name, or the path of its file.
  package var themeName: String { context.themes.current.reference }
  /// The text that finds the colour scheme in use; `nil` if themes have their own colours.
  package var schemeName: String? { context.themes.choice.scheme }
  package var display: DisplayOptions { context.display }
  /// How the lab ended; `nil` while it runs.
  package var ending: LabEnding? { context.leaving.ending }

  /// Shows the scene of the last session without a file when the lab starts.
  package mutating func resumeLastSession() { context.recovery.resumesLast = true }

  /// Keeps no session of scenes without a file, as for a script.
  package mutating func keepNoSession() { context.files.stored.keepsSession = false }

  /// Says which folder relative paths begin in, and which one is the user's home, if there is one.
  package mutating func use(currentFolder path: String, home: String? = nil) {
    (context.files.folder, context.files.home) = (path, home)
  }

  /// Records the session from its start into a new file, which the program has looked at.
  package mutating func record(into path: String) {
    RecordCommands.beginAtStart(path, &context)
  }

  /// The recording that could not be written, or not to its end; `nil` if there is none.
  package var unwrittenRecording: UnwrittenRecording? { context.recording.unwritten }

  /// Which changes could not be kept when the lab lost its terminal, and why: a sentence for each scene, and one for the
  /// colours of schemes.
  package var lostChanges: [String] {
    guard ending == .terminalLost else { return [] }
    let stored = context.files.stored
    let colors = stored.colors.fault.map { "the tuned colours are lost: \($0.reason)" }
    let scenes = stored.failed.reasons.map { title, reason in
      "changes of \(title) are lost: \(reason)"
    }
    return (scenes + [colors].compactMap(\.self)).map(\.shownSafely)
  }

  /// Begins in one of the theme's appearances, if it has it, and as everything looks without a kind of cones. Neither is a
  /// step of the history.
  package mutating func begin(in appearance: Appearance?, seenBy vision: ColorVision? = nil) {
    context.themes.choice.vision = vision
    if let appearance { use(appearance) }
    context.history = EditHistory(context.now)
  }

  /// Shows the theme in use in one of its appearances; nothing changes if it has no such one.
  mutating func use(_ appearance: Appearance) {
    guard theme.appearances.contains(appearance) else { return }
    context.themes.choice.appearances[context.themes.choice.index] = appearance
    context.place()
  }

  /// Shows nothing but the scene from now on.
  mutating func showOnlyScene() {
    context.screen.output = .film
    settle()
  }

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

  var isUsable: Bool { context.screen.isUsable }

  /// The area for anchors and popovers on a screen: all but the two lines at the bottom.
  package static func usualRoom(on screen: CellSize) -> CellRect {
    LabScreen.usualRoom(on: screen)
  }

  /// The size of the screen with this area for anchors and popovers.
  package static func size(holding room: CellSize) -> CellSize {
    CellSize(width: room.width, height: room.height + LabScreen.usualLines)
  }
}

extension Lab {
  /// Shows the lab on a terminal until it ends.
  package mutating func run(
    on terminal: inout some Terminal, in world: inout some World
  ) -> LabEnding {
    var running = RunningLab(self, on: terminal, in: world)
    defer { (self, terminal, world) = (running.lab, running.terminal, running.world) }
    return running.show()
  }
}
