import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The state that all modes share. Each part is owned by a folder. The large parts that few keys touch are boxed, so
/// that a copy of all of it is smaller.
struct LabContext: Equatable, Sendable {
  var screen: LabScreen
  /// The keys of the scene, which the user may have changed.
  let sceneKeys: KeyMap
  /// The open modes, from bottom to top; the top one takes the keys.
  var open: [ModeFacts]
  /// Who has the keys now.
  var keyOwner = KeyOwner()
  /// The keys that hold now, which are those of their owner.
  var keys: KeyMap
  var edited: EditedScene
  var history: EditHistory
  var shown: ShownScene
  @Boxed var flips: FlipLog
  var themes: ThemeCollection
  /// The theme of the lab's own lines while others are looked through; `nil` is the one in use.
  var ownTheme: Theme?
  var files: OpenScenes
  /// The file of a theme whose contact sheet is to open once it is read, or the name until its file is found.
  var sheetFile: String?
  var recovery = Recovery()
  var leaving = Leaving()
  @Boxed var player = Player()
  @Boxed var motion = LabMotion()
  @Boxed var explanation = Explanation()
  /// Dials of the scene that are being turned, by the names of their popovers.
  var dialsInUse: [String: CellDial] = [:]
  /// Whether a button is held on an anchor.
  var isDragging = false
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
  /// Whether the last event has asked for something that is not understood or not there: a script of lines fails by it.
  var hasRejected = false
  /// The message of the event before; `nil` between events.
  var earlierNotice: Notice?
  /// The text that was sent to the clipboard last; `nil` if none was.
  var sent: SentText?
  var recording = SessionRecording()
  var outbox = Outbox()
  let catalog: CommandCatalog
  var commandHistory = CommandHistory()
}

extension LabContext {
  var size: CellSize { screen.size }
  var display: DisplayOptions { screen.display }
  var theme: Theme { themes.theme }
  var placement: ScenePlacement { shown.placement }

  /// The theme of the lab's own lines.
  var lineTheme: Theme { ownTheme ?? theme }

  func style(_ role: ThemeRole) -> Style {
    lineTheme.style(role, depth: display.depth)
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
  var container: CellRect { CellRect(size: edited.scene.screen.size(on: shown.stage.screen)) }

  /// The mode that takes the keys.
  var top: ModeFacts { open[open.count - 1] }

  /// The mode that fills the screen.
  var base: ModeFacts { open[open.baseIndex] }

  var explorer: ExplorerLayout {
    let hasSettings = explanation.turning == nil && open.has(.isOfSettings)
    return ExplorerLayout(
      room: LabScreen.usualRoom(on: size),
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
      themes: themes.names, schemes: themes.schemes.names,
      unsaved: recovery.found.map(\.title), commands: catalog.names, documents: files.documents,
      edited: edited)
  }

  var decision: String { decision(after: nil).joined() }

  /// The decision in clauses, of which the last can be left out, behind what was changed. An engine that the change
  /// names is not named again.
  func decision(after change: String?, length: SentenceLength = .full) -> [String] {
    let clauses = placedPopover.map {
      $0.clauses(length: length, namesEngine: change?.contains($0.engine) != true)
    }
    let (first, rest) = (clauses?.first ?? Self.nothingPlaced, clauses?.dropFirst() ?? [])
    return (change.map { [$0, ": \(first.uncapitalized)"] } ?? [first]) + rest
  }

  /// What is said where a popover is missing.
  static let nothingPlaced = "The scene has no popover"
}

extension LabContext {
  /// Puts into a line what is typed or pasted, and says what does nothing there, or has no room.
  ///
  /// - Parameter thing: what the line is for.
  mutating func type(_ event: ModeEvent, into line: inout TextLine, of thing: String) {
    switch event {
    case .key(let key):
      if !line.edit(with: key) { refuse("\(key.label) does nothing in \(thing); Esc leaves it") }
    case .typed(let text): line.type(text)
    case .pasted(let text): if !line.insert(text) { refuse(TextLine.noRoomForAll) }
    case .mouse, .settled, .time: break
    }
  }

  mutating func refusePaste() {
    refuse("Text can be pasted after :, into a value, or in a search")
  }

  mutating func ask(_ effects: LabEffect...) { outbox.effects += effects }

  mutating func follow(_ followUp: Outbox.FollowUp) { outbox.followUps.append(followUp) }

  /// Closes the lists beside the scene, for what is seen and gets its keys only without them.
  mutating func closePanels() {
    outbox.followUps += open.filter { $0.has(.isPanel) }.map { .closeMode($0.name) }
  }

  /// Draws an overlay, or hides it.
  mutating func toggle(_ overlay: Overlay) {
    explanation.overlays.formSymmetricDifference([overlay])
    let isShown = explanation.overlays.contains(overlay)
    notice = .done("\(overlay.words) \(isShown ? "shown" : "hidden")")
  }

  /// A path that was typed, with `~/` at its start as shells take it.
  func path(typed text: String) -> String { text.inHome(files.home) }
}

package enum LabEnding: Equatable, Sendable {
  case quit
  case interrupted
  case terminalLost
}

/// How the lab ends, and what its user was told on the way out.
struct Leaving: Equatable, Sendable {
  /// `nil` while the lab runs.
  var ending: LabEnding?
  /// Whether the lab ends when the scene is written, as the last event has asked.
  var whenSaved = false
  /// The message that something is not saved, as long as leaving again is an answer to it.
  var warning: Notice?
  /// Whether the user was told where unsaved changes are kept.
  var hasToldWhereKept = false
  /// Whether the lab may be left although its session cannot be kept: the user was told, or does not want to be asked.
  var mayLoseSession = false

  /// What the user was told is not true any more.
  mutating func askAgain() {
    (warning, hasToldWhereKept, mayLoseSession) = (nil, false, false)
  }
}

extension LabContext {
  /// The pose of the scene when nothing moves any more.
  var restingPose: ScenePose { ScenePose(placement, on: shown.stage) }

  /// Starts a transition if the placement has changed.
  ///
  /// - Parameter isSeen: whether the scene fills the screen.
  mutating func animate(isSeen: Bool) {
    if motion.settings.isStill || !isSeen {
      motion.rest(at: nil)
    } else if motion.rest?.placement != placement {
      motion.go(to: restingPose, metrics: theme.metrics, isDragged: isDragging)
    }
  }
}

/// A value in a box: a copy of it is one pointer, and only where it is changed while it is shared, the value is copied.
@propertyWrapper
struct Boxed<Value> {
  /// An array of one, as arrays do just that.
  private var box: [Value]

  init(wrappedValue: Value) { box = [wrappedValue] }

  var wrappedValue: Value {
    _read { yield box[0] }
    _modify { yield &box[0] }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Sendable where Value: Sendable {}
