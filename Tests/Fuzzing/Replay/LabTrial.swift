import BundledThemes
import CellCanvas
import LabSupport
import PopoverThemes
import TerminalDriver

@testable import CursesFront
@testable import PopoverLab

/// What must hold of a lab whatever happens to it.
enum LabTrial {
  private static let themes: [Theme] = {
    let catalog = ThemeCatalog(BundledThemes.all)
    return ["rounded", "paper", "gik", "tooltip"].compactMap { try? catalog.theme(named: $0) }
  }()

  /// What is wrong after these actions; `nil` if nothing is.
  static func complaint(about actions: [LabAction]) -> String? {
    let size = CellSize(width: 80, height: 24)
    var lab = Lab(size: size, themes: ThemeCollection(first: themes[0], others: themes))
    var world = HeadlessWorld()
    guard let screen = try? ScreenEmulator(size: size) else { return "no emulated screen" }
    var terminal = EmulatedLabTerminal(
      PlayedTerminal(size: size, steps: actions.flatMap(\.steps)), on: screen)
    _ = lab.run(on: &terminal, in: &world)
    return terminal.complaint ?? complaint(about: lab) ?? terminal.complaint(showing: lab)
  }

  private static func complaint(about lab: Lab) -> String? {
    let (scene, placement) = (lab.scene, lab.placement)
    if placement.anchors.map(\.name) != scene.anchors.map(\.name) { return "other anchors" }
    if placement.popovers.map(\.name) != scene.popovers.map(\.name) { return "other popovers" }
    if lab.context.open != lab.modes.layers.map(\.facts) { return "other facts of modes" }
    return lab.frame.size == lab.size ? nil : "a frame of \(lab.frame.size)"
  }
}

/// A lab's terminal whose frames are written, as changes of the last one, to an emulated screen.
private struct EmulatedLabTerminal: Terminal {
  private var input: PlayedTerminal
  private let screen: ScreenEmulator
  private var encoder = FrameEncoder(
    capabilities: ANSICapabilities(), depth: .trueColor,
    glyphs: GlyphFallback(isASCII: false, width: ScreenEmulator.columns, placesWidened: true))
  private var former: Canvas?
  private var shown = ShownCursor(nil)
  /// The first thing that was wrong.
  private(set) var complaint: String?

  /// What of a lab's last state was not shown: a frame that was not drawn anew, or from parts that no longer hold.
  func complaint(showing lab: Lab) -> String? {
    guard let former else { return "no frame" }
    let differences = former.differences(from: lab.frame)
    if !differences.isEmpty { return "an earlier frame: \(differences)" }
    return shown == ShownCursor(lab.cursor) ? nil : "an earlier place of the cursor"
  }

  init(_ input: PlayedTerminal, on screen: ScreenEmulator) {
    (self.input, self.screen) = (input, screen)
    screen.show("\u{1B}[?25l".utf8)
  }

  var size: CellSize { input.size }
  var elapsed: Duration { input.elapsed }

  mutating func present(_ frame: Canvas, cursor: CellPoint?) {
    if complaint != nil { return }
    guard frame.size == size else {
      complaint = "a frame of \(frame.size) on \(size)"
      return
    }
    if former?.size != size {
      screen.resize(to: size)
      former = nil
    }
    encoder.encode(frame, since: former, cursor: cursor, since: shown)
    screen.show(encoder.bytes)
    (former, shown) = (frame, ShownCursor(cursor))
    let differences = screen.canvas.seen().differences(from: frame.seen())
    if !differences.isEmpty { complaint = differences }
    if screen.shownCursor != cursor {
      complaint = "the cursor is not at \(cursor, default: "none")"
    }
  }

  mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
    input.waitForEvents(until: moment)
  }

  mutating func perform(_ request: TerminalRequest) -> [TerminalEvent] {
    if request == .redraw { former = nil }
    return []
  }
}
