import CellCanvas
import Dial
import PopoverScenes
import PopoverThemes

/// The state that all modes share. Each part is owned by a folder.
struct LabContext: Equatable, Sendable {
  var screen: LabScreen
  /// The keys of the scene, which the user may have changed.
  let sceneKeys: KeyMap
  /// The open modes, from bottom to top; the top one takes the keys.
  var open: [ModeName] = [.scene]
  /// Who has the keys now.
  var keyOwner = KeyOwner()
  /// The keys that hold now, which are those of their owner.
  var keys: KeyMap
  var edited: EditedScene
  var history: EditHistory
  var shown: ShownScene
  var flips: FlipLog
  var themes: ThemeCollection
  /// The theme of the lab's own lines while others are looked through; `nil` is the one in use.
  var ownTheme: Theme?
  var files: OpenScenes
  var player = Player()
  var motion = LabMotion()
  var explanation = Explanation()
  /// Dials of the scene that are being turned, by the names of their popovers.
  var dialsInUse: [String: CellDial] = [:]
  /// Who has chosen what holds at the start, by the names of settings; the others have their defaults.
  var origins: [String: SettingOrigin] = [:]
  /// What the program has chosen for the terminal and the lab does not know, by the names of settings.
  var programSettings: [String: String] = [:]
  /// Whether no key was pressed and no button yet: the first screen says what to do.
  var isFresh = true
  /// Whether the first screen offers the tour.
  var offersTour = false
  /// How far the user is with the task of the scene; `nil` if it has none.
  var task: TaskProgress?
  var notice: Notice?
  /// The message of the event before; `nil` between events.
  var earlierNotice: Notice?
  /// The file into which the session is recorded, or was and could not be written; `nil` without a recording.
  var recorded: RecordedFile?
  var outbox = Outbox()
  let catalog: CommandCatalog
  var commandHistory = CommandHistory()
  var ending: LabEnding?
}

extension LabContext {
  var size: CellSize { screen.size }
  var display: DisplayOptions { screen.display }
  var theme: Theme { themes.theme }
  var placement: ScenePlacement { shown.placement }

  func style(_ role: ThemeRole) -> Style {
    (ownTheme ?? theme).style(role, depth: display.depth)
  }

  /// The scene that overlays and inspector explain: in a comparison that of the selected engine.
  var explained: ShownScene { explanation.engineScene ?? shown }

  /// The selected popover of that scene.
  var explainedPopover: PlacedPopover? {
    edited.popover.flatMap { explained.placement[$0.name] }
  }

  /// The placement of the selected popover; `nil` if the scene has none.
  var placedPopover: PlacedPopover? { edited.popover.flatMap { placement[$0.name] } }

  /// The screen of the scene, in coordinates of the scene.
  var container: CellRect {
    if case .cells(let size) = edited.scene.screen { return CellRect(size: size) }
    return CellRect(size: shown.stage.screen)
  }

  /// Whether the list of settings is open.
  var hasSettings: Bool { open.contains(where: \.isOfSettings) }

  var explorer: ExplorerLayout {
    let hasSettings = explanation.turning == nil && self.hasSettings
    return ExplorerLayout(
      room: LabScreen.container(on: size),
      hasPanel: explanation.hasInspector || hasSettings || open.contains(.tuning),
      hasColumns: hasSettings)
  }

  /// A rectangle of the scene in coordinates of the screen; it may lie outside of the area of the scene.
  func screenRect(_ rect: CellRect) -> CellRect { rect.offset(x: -scroll.x, y: -scroll.y) }

  /// The content of the selected popover, in coordinates of the screen; `nil` if it is not shown.
  var contentFrame: CellRect? {
    guard let placed = placedPopover, placed.isShown else { return nil }
    return screenRect(CellRect(placed.layout.content).intersection(container))
  }

  /// The offset from a cell of the screen to the same cell of the scene.
  var scroll: CellPoint {
    shown.view.origin.relative(to: explorer.scene.origin)
  }

  var knownWords: KnownWords {
    KnownWords(
      themes: themes.knownNames, schemes: themes.schemeNames,
      unsaved: files.recoverable.map(\.title), commands: catalog.names, documents: files.documents,
      edited: edited)
  }

  var decision: String { placedPopover?.sentence ?? "The scene has no popover" }
}

extension LabContext {
  mutating func refuse(_ reason: String) { notice = .refusal(reason) }

  mutating func refusePaste() {
    refuse("Text can be pasted only after : or in a search")
  }

  mutating func ask(_ effects: LabEffect...) { outbox.effects += effects }

  mutating func follow(_ followUp: Outbox.FollowUp) { outbox.followUps.append(followUp) }

  /// Closes the list of settings, for what is seen and gets its keys only without it.
  mutating func closeSettings() {
    if let name = open.last(where: \.isOfSettings) { follow(.closeMode(name)) }
  }

  /// A call as a sentence names it: by its key in the mode on top, else by its key in the scene, else as a typed
  /// command. In line mode it is the name of the command.
  func key(for call: CommandCall) -> String {
    if screen.isLineMode { return call.command }
    return (keys.key(for: call) ?? sceneKeys.key(for: call))?.label ?? ":\(call.command)"
  }

  var noAnchor: String { "The scene has no anchor; \(key(for: "add")) adds one" }

  var noPopover: String { "The scene has no popover; \(key(for: "add")) adds one" }

  func lockedReason(_ name: String) -> String {
    "\(name.capitalizedFirst) is locked; \(key(for: "lock")) unlocks it"
  }
}

enum Notice: Equatable, Sendable {
  /// What has changed; the status line appends the new decision.
  case change(String)
  /// What was done without a new decision.
  case done(String)
  /// Why nothing has changed.
  case refusal(String)
  /// What can be done besides; it covers neither the state of the mode nor the hints.
  case offer(String)

  var isRefusal: Bool { if case .refusal = self { true } else { false } }

  var words: String {
    switch self {
    case .change(let words), .done(let words), .refusal(let words), .offer(let words): words
    }
  }
}

extension LabContext {
  func drawHeading(_ words: String, in place: CellRect, on canvas: inout Canvas) {
    canvas.fill(place, with: Cell(style: style(.status)))
    canvas.draw(
      theme.text(words).shortened(to: place.width), at: place.origin, style: style(.status))
  }
}

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
    history.settle(now)
  }

  /// Writes a theme that the user has chosen in the lab into the scene, so that it is saved with it. A theme that
  /// options, the configuration or the scene itself have chosen is not written.
  private mutating func writeChosenTheme() {
    guard themes.choice.index != history.moment.themes.index,
      edited.scene.theme == history.moment.scene.theme, !now.isLike(history.start),
      let name = files.location.name(of: themes.current), name != edited.scene.theme
    else { return }
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
    edited.scene.scheme = themes.choice.scheme.flatMap { files.location.name(of: $0) }
    edited.screenChange?.before.scheme = edited.scene.scheme
    edited.screenChange?.after.scheme = edited.scene.scheme
  }

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

/// The real screen, which may be larger or smaller than that of the scene.
struct LabScreen: Equatable, Sendable {
  var size: CellSize
  /// The screen without the lines at the bottom, which take as many rows as the mode needs.
  var room: CellRect
  let display: DisplayOptions
  /// Whether the lab runs in line mode, in which sentences name commands and not keys.
  var isLineMode = false

  init(_ size: CellSize, _ display: DisplayOptions) {
    self.size = size
    self.display = display
    room = LabScreen.container(on: size)
  }

  /// The smallest screen on which the lab can be used: it has room for a popover beside its anchor, and for the
  /// status line.
  static let minimumSize = CellSize(width: 40, height: 10)

  var isUsable: Bool {
    size.width >= LabScreen.minimumSize.width && size.height >= LabScreen.minimumSize.height
  }

  /// The screen without the two lines at the bottom.
  static func container(on screen: CellSize) -> CellRect {
    CellRect(x: 0, y: 0, width: screen.width, height: max(1, screen.height - 2))
  }
}
