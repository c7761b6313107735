/// The description of a command, from which the key map, the `:` line, completion, the list of commands and the
/// list of keys are made.
struct CommandInfo: Sendable {
  let name: String
  let alias: String?
  /// The keys in the mode that has the command, and what each calls.
  let keys: [(key: Key, call: CommandCall)]
  /// The command that goes the other way.
  let opposite: String?
  let help: String
  /// Its word in the lines at the bottom; `nil` if it is not shown there.
  let hint: KeyHint?
  let traits: CommandTraits
  let value: CommandValueInfo

  /// The form in which it is typed: `left [N]`.
  var usage: String { value.usage.isEmpty ? name : "\(name) \(value.usage)" }

  /// Whether it is usually typed with an argument.
  var needsArgument: Bool { !value.usage.isEmpty && !value.usage.hasPrefix("[") }

  /// Whether it can be a step of a path of keys.
  var isPlayable: Bool { !traits.isDisjoint(with: [.edits, .selects]) }

  /// Whether a call may use or list any theme, so that all must have been read.
  func needsThemes(_ call: CommandCall) -> Bool {
    traits.contains(.needsThemes)
      || !call.argument.isEmpty && value.words.namesTheme(call.argument)
  }

  /// The call with an argument.
  ///
  /// - Throws: why the argument is wrong.
  func call(_ argument: String) throws(CommandFault) -> CommandCall {
    guard value.takesTimes else {
      let call = CommandCall(name, argument)
      try value.check(call)
      return call
    }
    if argument.isEmpty { return CommandCall(name) }
    guard let times = Int(argument), (1...CommandCall.greatestCount).contains(times) else {
      throw .noNumber(of: name, argument, opposite: opposite)
    }
    return CommandCall(name).counted(times)
  }
}

struct CommandTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// It changes the scene, so that it can be repeated.
  static let edits = CommandTraits(rawValue: 1 << 0)
  /// It selects a part of the scene.
  static let selects = CommandTraits(rawValue: 1 << 1)
  /// It writes a file, or says why it does not.
  static let writesFile = CommandTraits(rawValue: 1 << 2)
  /// It leaves an open dial open; every other command first closes it and keeps the turned value.
  static let leavesDialOpen = CommandTraits(rawValue: 1 << 3)
  /// It works even on a screen that is too small for the lab.
  static let worksOnAnyScreen = CommandTraits(rawValue: 1 << 4)
  /// Only the keys of its mode call it: it cannot be typed, is not listed, and the user cannot bind it.
  static let isKeyOnly = CommandTraits(rawValue: 1 << 5)
  /// It may use or list any theme.
  static let needsThemes = CommandTraits(rawValue: 1 << 6)
  /// It lists schemes by their colours where the browser lists schemes, so that all must have been read.
  static let needsSchemes = CommandTraits(rawValue: 1 << 7)
  /// It only shows why things are as they are. In line mode that is said, and nothing is opened.
  static let explains = CommandTraits(rawValue: 1 << 8)
  /// It plays a path in the scene.
  static let playsPaths = CommandTraits(rawValue: 1 << 9)
  /// It goes to another step of the history. Themes that are browsed are one that has not ended yet, on a stage of its own.
  static let retraces = CommandTraits(rawValue: 1 << 10)
  /// It does something to the screen, so that line mode refuses it.
  static let needsScreen = CommandTraits(rawValue: 1 << 11)
  /// It records what the screen shows.
  static let recordsScreen = CommandTraits(rawValue: 1 << 12)

  /// Why line mode refuses it; `nil` if it does not.
  var reasonWithoutScreen: String? {
    contains(.recordsScreen)
      ? "Lines show no frames; 'poplab --record FILE' records the lab on a screen"
      : contains(.needsScreen) ? "This needs a screen, which lines do not have" : nil
  }
}

struct KeyHint: Equatable, Sendable, ExpressibleByStringLiteral {
  var words: String
  var narrow: String?
  /// Whether it is left out last where room is short.
  var isVital = false

  init(_ words: String, narrow: String? = nil, isVital: Bool = false) {
    self.words = words
    self.narrow = narrow
    self.isVital = isVital
  }

  init(stringLiteral words: String) { self.init(words) }

  static func vital(_ words: String, narrow: String? = nil) -> KeyHint {
    KeyHint(words, narrow: narrow, isVital: true)
  }
}
