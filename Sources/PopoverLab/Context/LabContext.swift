import CellCanvas
import Dial
import PopoverScenes
import PopoverThemes

/// What all modes share, each part with an owner of its own.
struct LabContext: Equatable, Sendable {
  var screen: LabScreen
  /// The keys of the scene, which the user may have changed.
  let sceneKeys: KeyMap
  /// The modes that are open, the one that takes the keys last.
  var open: [ModeName] = [.scene]
  /// The keys of that mode.
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
  var heldDials: [String: CellDial] = [:]
  /// What is said after an event.
  var notice: Notice?
  /// What was said until this event; `nil` when that is done with.
  var earlierNotice: Notice?
  var outbox = Outbox()
  /// The commands that can be typed, and those that were.
  let catalog: CommandCatalog
  var commandHistory = CommandHistory()
  var ending: LabEnding?
}

extension LabContext {
  var size: CellSize { screen.size }
  var display: DisplayOptions { screen.display }
  var theme: Theme { themes.theme }
  var placement: ScenePlacement { shown.placement }

  func style(_ role: ThemeRole) -> Style { theme.style(role, depth: display.depth) }

  /// The scene that overlays and inspector explain: in a comparison as the selected engine has it.
  var explained: ShownScene { explanation.engineScene ?? shown }

  /// The selected popover of that scene.
  var explainedPopover: PlacedPopover? {
    edited.popover.flatMap { explained.placement[$0.name] }
  }

  /// Where the selected popover is, and why; `nil` if the scene has none.
  var placedPopover: PlacedPopover? { edited.popover.flatMap { placement[$0.name] } }

  /// The screen of the scene. Its origin is that of the scene, wherever that is on the real screen.
  var container: CellRect {
    if case .cells(let size) = edited.scene.screen { return CellRect(size: size) }
    return CellRect(size: shown.stage.screen)
  }

  /// Where the scene is, and the inspector beside it.
  var explorer: ExplorerLayout {
    ExplorerLayout(
      room: LabScreen.container(on: size), hasPanel: explanation.hasInspector)
  }

  /// The part of the screen in which a rectangle of the scene is shown, even beyond the scene's room.
  func screenRect(_ rect: CellRect) -> CellRect { rect.offset(x: -scroll.x, y: -scroll.y) }

  /// Where on the screen the content of the selected popover is; `nil` if it is not shown.
  var contentFrame: CellRect? {
    guard let placed = placedPopover, placed.isShown else { return nil }
    return screenRect(CellRect(placed.layout.content).intersection(container))
  }

  /// What is added to a cell of the screen to have that of the scene.
  var scroll: CellPoint {
    let (room, part) = (explorer.scene.origin, shown.view.origin)
    return CellPoint(x: part.x - room.x, y: part.y - room.y)
  }

  /// What is known of the words that may follow commands.
  var knownWords: KnownWords {
    KnownWords(
      themes: themes.knownNames, unsaved: files.recoverable.map(\.title), edited: edited)
  }

  /// What was decided about the selected popover.
  var decision: String { placedPopover?.sentence ?? "The scene has no popover" }
}

extension LabContext {
  mutating func refuse(_ reason: String) { notice = .refusal(reason) }

  mutating func refusePaste() {
    refuse("Pasted text is taken where one types, after : and in a search")
  }

  mutating func ask(_ effects: LabEffect...) { outbox.effects += effects }

  mutating func follow(_ followUp: Outbox.FollowUp) { outbox.followUps.append(followUp) }

  /// What to press for a call, as a sentence names it: its key where one is, or else a key of the
  /// scene; without any, or where no keys are pressed, the command.
  func key(for call: CommandCall) -> String {
    if screen.isSpoken { return call.command }
    return (keys.key(for: call) ?? sceneKeys.key(for: call))?.label ?? ":\(call.command)"
  }

  var noAnchor: String { "The scene has no anchor; \(key(for: "add")) adds one" }

  var noPopover: String { "The scene has no popover; \(key(for: "add")) adds one" }

  /// Why an anchor of this name does not change.
  func isLocked(_ name: String) -> String {
    "\(name.capitalizedFirst) is locked; \(key(for: "lock")) unlocks it"
  }
}

/// What is said after a key.
enum Notice: Equatable, Sendable {
  /// What has changed; the new decision is said after it.
  case change(String)
  /// What was done, where nothing was decided again.
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
  /// Draws a heading, as panels and tiles have them.
  func drawHeading(_ words: String, in place: CellRect, on canvas: inout Canvas) {
    canvas.fill(place, with: Cell(style: style(.status)))
    canvas.draw(
      theme.text(words).shortened(to: place.width), at: place.origin, style: style(.status))
  }
}
