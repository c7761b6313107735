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
}

/// What the lab and the other modes know of a mode, under one of its names.
struct ModeFacts: Sendable {
  let name: ModeName
  /// What it is called in a sentence.
  let title: String
  let traits: ModeTraits
  let keys: [KeyLines]

  init(_ name: ModeName, _ title: String, _ traits: ModeTraits, _ keys: [KeyLines]) {
    (self.name, self.title, self.traits, self.keys) = (name, title, traits, keys)
  }

  func has(_ trait: ModeTraits) -> Bool { traits.contains(trait) }

  /// Whether it fills the screen with the scene, in one picture or in several, at rest or in motion.
  var showsScene: Bool { has(.isOfScene) || has(.showsMotion) }
}

extension ModeFacts: Equatable {
  static func == (left: ModeFacts, right: ModeFacts) -> Bool { left.name == right.name }
}

struct ModeTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// Keys without a command are typed text.
  static let isTyping = ModeTraits(rawValue: 1 << 0)
  /// Characters that have come together are taken as one text, as only what they make together counts. While themes are
  /// searched each counts: what it finds is used, and stays in use where the next one finds nothing.
  static let joinsCharacters = ModeTraits(rawValue: 1 << 1)
  /// Digits are the count of the next command.
  static let takesCounts = ModeTraits(rawValue: 1 << 2)
  /// It lies over another mode to choose a command for it.
  static let choosesCommand = ModeTraits(rawValue: 1 << 3)
  /// It is the scene, or pictures of it that change with it.
  static let isOfScene = ModeTraits(rawValue: 1 << 4)
  static let isOfSettings = ModeTraits(rawValue: 1 << 5)
  static let isOfThemes = ModeTraits(rawValue: 1 << 6)
  /// It lies beside the scene, in the place of the explanation.
  static let isPanel = ModeTraits(rawValue: 1 << 7)
  /// Nothing of the modes below it is seen.
  static let fillsScreen = ModeTraits(rawValue: 1 << 8)
  /// As many lines at the bottom list its keys as they need.
  static let listsAllKeys = ModeTraits(rawValue: 1 << 9)
  /// The status line appends the new decision to a change.
  static let isExploring = ModeTraits(rawValue: 1 << 10)
  /// Something is being tried in it, which is no step yet.
  static let isTrying = ModeTraits(rawValue: 1 << 11)
  /// Its keys choose what in it is said. In line mode it closes before a command that is not its own.
  static let isOnlyRead = ModeTraits(rawValue: 1 << 12)
  /// It fills the screen with the scene, and with what moves there.
  static let showsMotion = ModeTraits(rawValue: 1 << 13)
  /// What is typed stands in the status line.
  static let usesStatusLine = ModeTraits(rawValue: 1 << 14)
}

/// The open modes, from bottom to top.
extension [ModeFacts] {
  /// Where the topmost mode is that fills the screen; the scene, which is the lowest, always does.
  var baseIndex: Int { lastIndex { $0.has(.fillsScreen) } ?? 0 }

  func has(_ trait: ModeTraits) -> Bool { contains { $0.has(trait) } }

  func contains(_ name: ModeName) -> Bool { contains { $0.name == name } }

  func index(of name: ModeName) -> Int? { lastIndex { $0.name == name } }

  /// Where a mode is if it is seen, and nothing that fills the screen lies over it.
  func seenIndex(of name: ModeName) -> Int? { self[baseIndex...].lastIndex { $0.name == name } }
}
