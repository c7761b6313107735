import CellCanvas
import PopoverScenes

/// A mode of the lab: a value with keys of its own, what it does, how it is drawn, and what its status line says.
protocol LabMode: Equatable, Sendable {
  /// What it adds to the registry of commands.
  static var commands: [Command<Self>] { get }

  /// Its name, which stands for its keys.
  var name: ModeName { get }

  /// Whether it takes a key as it is, before the key map is asked.
  func takes(_ key: Key, in lab: LabContext) -> Bool

  /// Takes what happens, but for commands and its end.
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext)

  /// Draws it on the whole screen, over what lies below it.
  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache)

  /// What is said while there is nothing else to say.
  func status(in lab: LabContext) -> GlyphText

  /// Where the cursor of the terminal belongs: on what takes the keys.
  func cursor(in lab: LabContext) -> CellPoint?

  /// When something of it moves by itself.
  func due(in lab: LabContext) -> Duration?

  /// Puts back what is to be as before.
  mutating func close(in lab: inout LabContext)
}

/// The names of the modes; the browser of themes has other keys while one searches.
enum ModeName: Equatable, Sendable, CaseIterable {
  case scene
  case themes
  case search
  case sheet
  case comparison
  case dial
  case scrub
  case prompt
  case palette

  /// Whether keys are text unless they mean something else.
  var isTyping: Bool { [.search, .prompt, .palette].contains(self) }

  /// Whether digits are counts.
  var takesCounts: Bool { !isTyping && self != .dial }

  /// Whether the scene is seen, and what becomes of it is said.
  var isExploring: Bool { [.scene, .dial].contains(self) }
}

/// What happens to a mode.
enum ModeEvent: Equatable, Sendable {
  /// A key that the mode takes as it is.
  case key(Key)
  case pasted(String)
  case mouse(MouseEvent)
  /// One of its commands.
  case call(CommandCall)
  /// An event was done with, whatever it was.
  case settled
  /// It is closed, and removed from the stack afterwards.
  case closed
  case time(Duration)
}

extension LabMode {
  static var commands: [Command<Self>] { [] }
  func takes(_ key: Key, in lab: LabContext) -> Bool { false }
  func due(in lab: LabContext) -> Duration? { nil }
  mutating func close(in lab: inout LabContext) {}

  /// Takes whatever happens.
  mutating func handle(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .call(let call): _ = Self.commands.run(call, on: &self, &lab)
    case .closed: close(in: &lab)
    default: receive(event, in: &lab)
    }
  }
}

/// What is kept from one frame to the next, as it changes with few events: the page behind everything and the map.
struct FrameCache: Sendable {
  private var page: Page?
  private(set) var map: SideMap?

  mutating func page(_ size: CellSize, _ style: Style) -> Canvas {
    if let page, page.isFor(size, style) { return page.canvas }
    let fresh = Page(size: size, style: style)
    page = fresh
    return fresh.canvas
  }

  /// The map that answers a question, made again if it is another question.
  mutating func map(_ question: SideMapQuestion?, hasColors: Bool) -> SideMap? {
    if let question, map?.answers(question, hasColors: hasColors) == true { return map }
    map = question.map { SideMap($0, hasColors: hasColors) }
    return map
  }
}
