import CellCanvas
import PopoverScenes
import PopoverThemes

/// A mode of the lab: a value with its own keys, behavior, picture and status line.
protocol LabMode: Equatable, Sendable {
  /// Its name, by which its keys are found.
  var name: ModeName { get }

  /// Whether it handles a key itself, before the key map is searched.
  func takes(_ key: Key, in lab: LabContext) -> Bool

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext)

  /// Draws it over the modes below it.
  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache)

  func status(in lab: LabContext) -> GlyphText

  /// The place of the terminal's cursor: on the element that takes the keys.
  func cursor(in lab: LabContext) -> CellPoint?

  /// The time at which it changes without an event; `nil` if it does not.
  func due(in lab: LabContext) -> Duration?

  /// Restores what the mode changed only while it was open.
  mutating func close(in lab: inout LabContext)

  /// What opens it where one of its commands is called while it is closed; `nil` if such a command is refused.
  static var request: ModeRequest? { get }

  /// Says why one of its commands does nothing while it is closed.
  static func refuse(_ call: CommandCall, in lab: inout LabContext)
}

/// The names of the modes. The browser of themes, the list of keys and the settings have several, as they have other
/// keys while one types, and so have the groups of commands, whose keys do something else in an open group.
enum ModeName: Equatable, Sendable, CaseIterable {
  case scene
  case themes
  case themeSearch
  case sheet
  case comparison
  case dial
  case scrub
  case prompt
  case palette
  case groups
  case group
  case help
  case helpSearch
  case settings
  case settingsSearch
  case settingEdit
  case tuning

  /// Whether keys without a command are typed text.
  var isTyping: Bool {
    [.themeSearch, .prompt, .palette, .helpSearch, .settingsSearch, .settingEdit].contains(self)
  }

  /// Whether characters that have come together are taken as one text, as only what they make together counts. While
  /// themes are searched each counts: what it finds is used, and stays in use where the next one finds nothing.
  var joinsCharacters: Bool { isTyping && self != .themeSearch }

  /// Whether it lies over another mode to choose a command for it.
  var choosesCommand: Bool {
    [.prompt, .palette, .groups, .group, .help, .helpSearch].contains(self)
  }

  var isOfSettings: Bool { [.settings, .settingsSearch, .settingEdit].contains(self) }

  /// Whether it lies beside the scene, in the place of the explanation.
  var isPanel: Bool { isOfSettings || self == .tuning }

  /// Whether it is the scene, or pictures of it that change with it.
  var isOfScene: Bool { [.scene, .comparison].contains(self) }

  /// Whether it is the browser of themes.
  var isOfThemes: Bool { [.themes, .themeSearch].contains(self) }

  /// Whether it hides the scene, and shows something else.
  var coversScene: Bool { fillsScreen && !isOfScene }

  /// Whether nothing of the modes below it is seen.
  var fillsScreen: Bool {
    [.scene, .themes, .themeSearch, .sheet, .comparison, .scrub].contains(self)
  }

  /// Whether as many lines at the bottom list its keys as they need.
  var listsAllKeys: Bool { isOfThemes || self == .sheet }

  var takesCounts: Bool { !isTyping && ![.dial, .groups, .group].contains(self) }

  /// What it is called in a sentence.
  var title: String {
    switch self {
    case .scene: "the scene"
    case .themes: "the list of themes"
    case .themeSearch: "the search of themes"
    case .sheet: "the contact sheet"
    case .comparison: "the comparison of engines"
    case .dial: "a dial"
    case .scrub: "the view of a motion"
    case .prompt: "the command line"
    case .palette: "the list of commands"
    case .help: "the list of keys"
    case .helpSearch: "the search of keys"
    case .groups, .group: "the groups of commands"
    case .settings: "the list of settings"
    case .settingsSearch: "the search of settings"
    case .settingEdit: "the value of a setting"
    case .tuning: "the colours of a scheme"
    }
  }

  /// Whether the status line appends the new decision to a change.
  var isExploring: Bool { [.scene, .dial].contains(self) || isOfSettings }
}

/// The open modes, from bottom to top.
extension [ModeName] {
  /// Where the topmost mode is that fills the screen; the scene, which is the lowest, always does.
  var baseIndex: Int { lastIndex(where: \.fillsScreen) ?? 0 }

  /// Whether the browser of themes is open.
  var hasThemes: Bool { contains(where: \.isOfThemes) }

  /// Whether something is being tried in a mode, which is no step yet.
  var isTrying: Bool { hasThemes || contains(.dial) || contains(.settingEdit) }

  /// Whether the list of settings is open.
  var hasSettings: Bool { contains(where: \.isOfSettings) }
}

/// Who has the keys.
struct KeyOwner: Equatable, Sendable {
  var mode = ModeName.scene
  /// Whether those of the open inspector come before those of the mode.
  var hasInspector = false
}

enum ModeEvent: Equatable, Sendable {
  case key(Key)
  /// Characters that have come together, each as if it had been a key (`ModeName.joinsCharacters`).
  case typed(String)
  case pasted(String)
  case mouse(MouseEvent)
  /// An event of any kind has been handled.
  case settled
  case time(Duration)
}

extension LabMode {
  func takes(_ key: Key, in lab: LabContext) -> Bool { false }
  func due(in lab: LabContext) -> Duration? { nil }
  mutating func close(in lab: inout LabContext) {}
  func isEqual(to other: any LabMode) -> Bool { other as? Self == self }

  static var request: ModeRequest? { nil }

  static func refuse(_ call: CommandCall, in lab: inout LabContext) {
    lab.refuse("This key works only in the list or line that it belongs to")
  }
}
