import AnnotatedYAML
import PopoverScenes
import PopoverThemes

/// A command with what follows it, and how often it is to be done: what a key or a typed line asks for.
public struct CommandCall: Equatable, Sendable {
  /// The name of the command.
  public var command: String
  /// What was typed behind it.
  public var argument: String
  /// How often it is to be done.
  public var times: Int

  /// The greatest count; whatever is typed beyond it counts as this.
  static let greatestCount = 9_999

  /// A call of a command by its name.
  public init(_ command: String, _ argument: String = "", times: Int = 1) {
    self.command = command
    self.argument = argument
    self.times = times
  }
}

extension CommandCall: ExpressibleByStringLiteral {
  /// A command by its name alone.
  public init(stringLiteral name: String) { self.init(name) }
}

/// All that is known of a command beside what it does: the key map, the `:` line, completion, the list of
/// commands and the list of keys are made from it.
struct CommandInfo: Sendable {
  let name: String
  /// A short form of the name.
  let alias: String?
  /// The keys in the mode that has the command, and how often each does it.
  let keys: [(key: Key, times: Int)]
  let help: String
  /// Its word for the lines at the bottom, if it matters there.
  let hint: KeyHint?
  let traits: CommandTraits
  let value: CommandValueInfo

  /// How it is typed: `left [N]`.
  var usage: String { value.usage.isEmpty ? name : "\(name) \(value.usage)" }

  /// Whether its name alone is no call of it.
  var needsArgument: Bool { (try? call("")) == nil }

  /// Whether a call may go to any theme, or list all of them: then they are read first.
  func needsThemes(_ call: CommandCall) -> Bool {
    traits.contains(.needsThemes) || value.words.namesTheme(call.argument)
  }

  /// The call with what was typed behind the name.
  ///
  /// - Throws: why that cannot follow.
  func call(_ argument: String) throws(CommandFault) -> CommandCall {
    let isCount = value.takesTimes && (!value.takesWords || argument.first?.isNumber ?? true)
    guard isCount else {
      let call = CommandCall(name, argument)
      try value.check(call)
      return call
    }
    if argument.isEmpty { return CommandCall(name) }
    guard let times = Int(argument), (1...CommandCall.greatestCount).contains(times) else {
      throw .noNumber(of: name)
    }
    return CommandCall(name, times: times)
  }
}

/// What else matters about a command.
struct CommandTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// It changes the scene: it can be repeated, and be a step of a path.
  static let edits = CommandTraits(rawValue: 1)
  /// It selects something of the scene, and can be a step of a path.
  static let selects = CommandTraits(rawValue: 2)
  /// It may go to any theme, or list all of them.
  static let needsThemes = CommandTraits(rawValue: 32)
  /// It leaves an open dial as it is; every other command keeps what was turned first.
  static let leavesDialOpen = CommandTraits(rawValue: 4)
  /// It works on a screen that is too small to show what it does.
  static let worksOnAnyScreen = CommandTraits(rawValue: 8)
  /// It is not typed, listed as a command or bound by the user: the keys of its mode alone call it.
  static let isKeyOnly = CommandTraits(rawValue: 16)
}

/// A word of a command for the lines at the bottom.
struct KeyHint: Equatable, Sendable, ExpressibleByStringLiteral {
  var words: String
  /// A shorter one for narrow screens.
  var narrow: String?
  /// Whether it is shown even where others have no room.
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

/// Why a typed line cannot be done.
enum CommandFault: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String, known: [String])
  case unwantedArgument(of: String)
  case noNumber(of: String)
  case noTheme
  case unknownWord(String, of: String, known: [String])
  case wrongKeys(KeyScript.Fault)
  /// What follows is not what the command asks for.
  case unwanted(String, of: String, expected: String)

  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "Unknown command '\(name)'; "
        + (Suggestion.nearest(to: name, in: known)
          .map { "did you mean '\($0)'?" } ?? "after : the Tab key goes through all of them")
    case .unwantedArgument(let name): "Nothing follows :\(name)"
    case .noNumber(let name): "A number follows :\(name), from 1 to \(CommandCall.greatestCount)"
    case .unknownWord(let word, let name, let known):
      "Unknown \(name) '\(word)'; \(Suggestion.words(for: word, known: known))"
    case .wrongKeys(let fault): fault.description.capitalizedFirst
    case .unwanted(let words, let name, let expected):
      "\(expected) follows :\(name)" + (words.isEmpty ? "" : ", not '\(words)'")
    case .noTheme: "The name of a theme follows :theme; Tab goes through all of them"
    }
  }
}
