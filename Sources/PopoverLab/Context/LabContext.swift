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
  /// The keys of the mode on top.
  var keys: KeyMap
  var edited: EditedScene
  var history: EditHistory
  var shown: ShownScene
  var flips: FlipLog
  var themes: ThemeCollection
  var files: OpenScenes
  var player = Player()
  var motion = LabMotion()
  var explanation = Explanation()
  /// Dials of the scene that are being turned, by the names of their popovers.
  var dialsInUse: [String: CellDial] = [:]
  /// The message of the present event.
  var notice: Notice?
  /// The message of the event before; `nil` between events.
  var earlierNotice: Notice?
  var outbox = Outbox()
  /// The commands that can be typed.
  let catalog: CommandCatalog
  /// The lines that were typed.
  var commandHistory = CommandHistory()
  var ending: LabEnding?
}

extension LabContext {
  var size: CellSize { screen.size }
  var display: DisplayOptions { screen.display }
  var theme: Theme { themes.theme }
  var placement: ScenePlacement { shown.placement }

  func style(_ role: ThemeRole) -> Style { theme.style(role, depth: display.depth) }

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

  /// The areas of the scene and the inspector.
  var explorer: ExplorerLayout {
    ExplorerLayout(
      room: LabScreen.container(on: size), hasPanel: explanation.hasInspector)
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

  /// The words that arguments of commands can name.
  var knownWords: KnownWords {
    KnownWords(
      themes: themes.knownNames, unsaved: files.recoverable.map(\.title), edited: edited)
  }

  /// The decision about the selected popover, as a sentence.
  var decision: String { placedPopover?.sentence ?? "The scene has no popover" }
}

extension LabContext {
  mutating func refuse(_ reason: String) { notice = .refusal(reason) }

  mutating func refusePaste() {
    refuse("Pasted text is taken where one types, after : and in a search")
  }

  mutating func ask(_ effects: LabEffect...) { outbox.effects += effects }

  mutating func follow(_ followUp: Outbox.FollowUp) { outbox.followUps.append(followUp) }

  /// A call as a sentence names it: by its key in the mode on top, else by its key in the scene, else as a typed
  /// command. In line mode it is the name of the command.
  func key(for call: CommandCall) -> String {
    if screen.isLineMode { return call.command }
    return (keys.key(for: call) ?? sceneKeys.key(for: call))?.label ?? ":\(call.command)"
  }

  var noAnchor: String { "The scene has no anchor; \(key(for: "add")) adds one" }

  var noPopover: String { "The scene has no popover; \(key(for: "add")) adds one" }

  /// The message that an anchor of this name is locked.
  func lockedReason(_ name: String) -> String {
    "\(name.capitalizedFirst) is locked; \(key(for: "lock")) unlocks it"
  }
}

/// The message of an event.
enum Notice: Equatable, Sendable {
  /// What has changed; the status line appends the new decision.
  case change(String)
  /// What was done without a new decision.
  case done(String)
  /// Why nothing has changed.
  case refusal(String)

  var words: String {
    switch self {
    case .change(let words), .done(let words), .refusal(let words): words
    }
  }
}

extension LabContext {
  /// Draws the heading of a panel or a tile.
  func drawHeading(_ words: String, in place: CellRect, on canvas: inout Canvas) {
    canvas.fill(place, with: Cell(style: style(.status)))
    canvas.draw(
      theme.text(words).shortened(to: place.width), at: place.origin, style: style(.status))
  }
}
