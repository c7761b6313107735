import CellCanvas
import PopoverScenes
import PopoverThemes

/// A mode of the lab: a value with its own keys, behavior, picture and status line.
protocol LabMode: Equatable, Sendable {
  /// Its facts as it opens, and then those under its other names.
  static var facts: [ModeFacts] { get }

  /// Its facts now.
  var facts: ModeFacts { get }

  /// Whether it handles a key itself, before the key map is searched.
  func takes(_ key: Key, in lab: LabContext) -> Bool

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext)

  /// Draws it over the modes below it.
  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache)

  func status(in lab: LabContext) -> GlyphText

  /// The place of the terminal's cursor: on the element that takes the keys.
  func cursor(in lab: LabContext) -> CellPoint?

  /// Hints of its own, and where they are; `nil` if those of its keys are at the bottom.
  func hints(in lab: LabContext) -> (lines: HintLines, place: CellRect)?

  /// The pose of the scene in it while that moves; `nil` at rest.
  func pose(in lab: LabContext) -> ScenePose?

  /// The time at which it changes without an event; `nil` if it does not.
  func due(in lab: LabContext) -> Duration?

  /// Restores what the mode changed only while it was open.
  mutating func close(in lab: inout LabContext)

  /// What opens it where one of its commands is called while it is closed; `nil` if such a command is refused.
  static var request: ModeRequest? { get }

  /// Says why one of its commands does nothing while it is closed.
  static func refuse(_ call: CommandCall, in lab: inout LabContext)
}

/// Who has the keys.
struct KeyOwner: Equatable, Sendable {
  var mode = ModeName.scene
  /// Whether those of the open inspector come before those of the mode.
  var hasInspector = false
}

enum ModeEvent: Equatable, Sendable {
  case key(Key)
  /// Characters that have come together, each as if it had been a key (`ModeTraits.joinsCharacters`).
  case typed(String)
  case pasted(String)
  case mouse(MouseEvent)
  /// An event of any kind has been handled.
  case settled
  case time(Duration)
}

extension LabMode {
  var facts: ModeFacts { Self.facts[0] }
  var name: ModeName { facts.name }

  /// While one types, keys without a command are typed text.
  func takes(_ key: Key, in lab: LabContext) -> Bool {
    facts.has(.isTyping) && lab.keys.call(for: key) == nil
  }

  func hints(in lab: LabContext) -> (lines: HintLines, place: CellRect)? { nil }
  func pose(in lab: LabContext) -> ScenePose? { lab.motion.pose }
  func due(in lab: LabContext) -> Duration? { nil }
  mutating func close(in lab: inout LabContext) {}
  func isEqual(to other: any LabMode) -> Bool { other as? Self == self }

  static var request: ModeRequest? { nil }

  static func refuse(_ call: CommandCall, in lab: inout LabContext) {
    lab.refuse("This key works only in the list or line that it belongs to")
  }
}
