import AnnotatedYAML
import MessageText
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A command with its argument and a count, as a key or a typed line calls it.
package struct CommandCall: Equatable, Sendable {
  package var command: String
  package var argument: String
  package var times: Int

  /// The greatest count; a greater one that is typed counts as this.
  static let greatestCount = 9_999

  package init(_ command: String, _ argument: String = "", times: Int = 1) {
    self.command = command
    self.argument = argument
    self.times = times
  }
}

extension Key {
  /// The count before a command that this key begins or goes on with; `nil` for a key that is no part of one, as a 0 is
  /// that begins none.
  func count(after count: Int?) -> Int? {
    guard let digit, digit > 0 || count != nil else { return nil }
    return min((count ?? 0) * 10 + digit, CommandCall.greatestCount)
  }
}

extension CommandCall: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(name) }
}

extension CommandCall {
  /// The call with a count before it, up to the greatest one.
  func repeated(_ count: Int) -> CommandCall {
    CommandCall(command, argument, times: min(times * count, Self.greatestCount))
  }

  /// The line that is typed for it; a count is no part of it.
  var typed: String { argument.isEmpty ? command : "\(command) \(argument)" }

  /// The call of a key: the command with a count, as in `left 8`, or with an argument, as in `gap +1`.
  init(ofKey line: String) {
    let line = CommandLine(line)
    let isCount = !line.argument.isEmpty && line.argument.allSatisfy(\.isNumber)
    self.init(
      line.name, isCount ? "" : line.argument, times: isCount ? Int(line.argument) ?? 1 : 1)
  }
}

/// The description of a command, from which the key map, the `:` line, completion, the list of commands and the
/// list of keys are made.
struct CommandInfo: Sendable {
  let name: String
  let alias: String?
  /// The keys in the mode that has the command, and what each calls.
  let keys: [(key: Key, call: CommandCall)]
  let help: String
  /// Its word in the lines at the bottom; `nil` if it is not shown there.
  let hint: KeyHint?
  let traits: CommandTraits
  let value: CommandValueInfo

  /// The form in which it is typed: `left [N]`.
  var usage: String { value.usage.isEmpty ? name : "\(name) \(value.usage)" }

  /// Whether it is usually typed with an argument.
  var needsArgument: Bool { !value.usage.isEmpty && !value.usage.hasPrefix("[") }

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
      throw .noNumber(of: name, argument)
    }
    return CommandCall(name, times: times)
  }
}

struct CommandTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// It changes the scene, so that it can be repeated.
  static let edits = CommandTraits(rawValue: 1 << 0)
  /// It writes a file, or says why it does not.
  static let writesFile = CommandTraits(rawValue: 1 << 1)
  /// It leaves an open dial open; every other command first closes it and keeps the turned value.
  static let leavesDialOpen = CommandTraits(rawValue: 1 << 2)
  /// It works even on a screen that is too small for the lab.
  static let worksOnAnyScreen = CommandTraits(rawValue: 1 << 3)
  /// Only the keys of its mode call it: it cannot be typed, is not listed, and the user cannot bind it.
  static let isKeyOnly = CommandTraits(rawValue: 1 << 4)
  /// Several modes have it: it acts on the one on top.
  static let actsOnTop = CommandTraits(rawValue: 1 << 5)
  /// It may use or list any theme.
  static let needsThemes = CommandTraits(rawValue: 1 << 6)
  /// It lists schemes by their colours where the browser lists schemes, so that all must have been read.
  static let needsSchemes = CommandTraits(rawValue: 1 << 7)
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

enum CommandFault: Error, Equatable, CustomStringConvertible {
  /// A word that is no command, and the line that sets what is called so.
  case unknownCommand(String, known: [String], setBy: String?)
  /// A command that takes no value, and one that sets it.
  case unwantedArgument(of: String, setBy: String? = nil)
  case noNumber(of: String, String)
  case unknownWord(String, of: String, known: [String])
  case wrongKeys(KeyScript.Fault)
  case wrongValue(of: String, Fault.Reason)
  case unwanted(String, of: String, expected: String)

  var description: String { words(isLineMode: false) }

  /// - Parameter isLineMode: whether there are no keys that it could name.
  func words(isLineMode: Bool) -> String {
    switch self {
    case .unknownCommand(let name, let known, let setter):
      "Unknown command '\(name)'; "
        + ((Self.otherNames[name] ?? setter).map { "here it is \(Self.lines($0))" }
          ?? Self.beginning(name, in: known)
          ?? Suggestion.question(about: name, in: known)
          ?? (isLineMode
            ? "'help' lists every command" : "press Tab after : to go through all of them"))
    case .unwantedArgument(let name, let setter):
      ":\(name) takes no value" + (setter.map { "; :\($0) sets one" } ?? "")
    case .noNumber(let name, let words):
      ":\(name) takes a number from 1 to \(CommandCall.greatestCount), not '\(words)'"
        + (Self.opposite(of: name, words).map { "; :\($0) goes the other way" } ?? "")
    case .unknownWord(let word, let name, let known):
      "Unknown \(name) '\(word)'; \(Suggestion.words(for: word, known: known))"
    case .wrongKeys(let fault): fault.description.capitalizedFirst
    case .wrongValue(let name, let reason): ":\(name): \(reason)"
    case .unwanted(let words, let name, let expected):
      ":\(name) takes \(expected)" + (words.isEmpty ? "" : ", not '\(words)'")
    }
  }
}

extension CommandFault {
  /// What other programs and the command line call a command, or two that follow each other.
  private static let otherNames = [
    "open": "edit", "save": "write", "explain": "why", "export": "copy", "colorscheme": "scheme",
    "color": "scheme", "colors": "scheme", "colour": "scheme", "colours": "scheme",
    "light": "appearance light", "dark": "appearance dark", "edit!": "reopen",
    "write!": "overwrite", "wa!": "overwrite", "wall": "write-all", "wqa": "write-all",
    "xa": "write-all", "qa": "quit", "qall": "quit", "qa!": "quit!", "qall!": "quit!",
    "wq!": "overwrite, quit", "x!": "overwrite, quit",
  ]

  /// The question whether the shortest name was meant that begins so.
  private static func beginning(_ start: String, in known: [String]) -> String? {
    known.filter { $0.hasPrefix(start) }.min { $0.count < $1.count }
      .map { "did you mean '\($0)'?" }
  }

  /// `':write-all' and then ':quit'`.
  private static func lines(_ lines: String) -> String {
    Words.list(lines.split(separator: ", ").map { "':\($0)'" }, "and then")
  }

  /// Commands that go opposite ways.
  private static let opposites = [
    ("left", "right"), ("up", "down"), ("anchor-narrower", "anchor-wider"),
    ("anchor-lower", "anchor-higher"), ("content-narrower", "content-wider"),
    ("content-lower", "content-higher"), ("undo", "redo"), ("next-anchor", "previous-anchor"),
    ("next-popover", "previous-popover"),
    ("next-engine", "previous-engine"), ("next-tile", "previous-tile"),
    ("next-number", "previous-number"), ("scrub-on", "scrub-back"),
  ]

  /// The call that does what a negative number asks for: `right 1` for `left -1`.
  private static func opposite(of name: String, _ words: String) -> String? {
    guard words.hasPrefix("-"), let count = Int(words.dropFirst()),
      (1...CommandCall.greatestCount).contains(count)
    else { return nil }
    let other = opposites.lazy.compactMap { $0 == name ? $1 : $1 == name ? $0 : nil }.first
    return other.map { "\($0) \(count)" }
  }
}
