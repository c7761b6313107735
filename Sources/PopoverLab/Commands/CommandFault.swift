import AnnotatedYAML
import MessageText
import PopoverGeometry

/// Why a typed line is no call.
enum CommandFault: Error, Equatable, CustomStringConvertible {
  /// A word that is no command, and the line that sets what is called so.
  case unknownCommand(String, known: [String], setBy: String?)
  /// A command that takes no value, and one that sets it.
  case unwantedArgument(of: String, setBy: String? = nil)
  /// A command that is counted, and the one that goes the other way.
  case noNumber(of: String, String, opposite: String?)
  case unknownWord(String, of: String, known: [String])
  case wrongKeys(KeyScript.Fault)
  case wrongValue(of: String, Fault.Reason)
  case unwanted(String, of: String, expected: String)

  var description: String { words(isLineMode: false) }

  /// - Parameter isLineMode: whether there are no keys that it could name.
  func words(isLineMode: Bool) -> String {
    switch self {
    case .unknownCommand(let name, let known, let setter):
      "Unknown command \(quoted(name)); "
        + (OtherNames.call(knownAs: name, setBy: setter).map { "here it is \($0)" }
          ?? Self.beginning(name, in: known)
          ?? Suggestion.question(about: name, in: known)
          ?? (isLineMode
            ? "'help' lists every command" : "press Tab after : to go through all of them"))
    case .unwantedArgument(let name, let setter):
      ":\(name) takes no value" + (setter.map { "; :\($0) sets one" } ?? "")
    case .noNumber(let name, let words, let opposite):
      ":\(name) takes a number from 1 to \(CommandCall.greatestCount), not \(quoted(words))"
        + (Self.way(words, back: opposite).map { "; :\($0) goes the other way" } ?? "")
    case .unknownWord(let word, let name, let known):
      "Unknown \(name) \(quoted(word)); \(Suggestion.words(for: word, known: known))"
    case .wrongKeys(let fault): fault.description.capitalizedFirst
    case .wrongValue(let name, let reason): ":\(name): \(reason)"
    case .unwanted(let words, let name, let expected):
      ":\(name) takes \(expected)" + (words.isEmpty ? "" : ", not \(quoted(words))")
    }
  }
}

extension CommandFault {
  /// The question whether the shortest name was meant that begins so.
  private static func beginning(_ start: String, in known: [String]) -> String? {
    known.filter { $0.hasPrefix(start) }.min { $0.count < $1.count }
      .map { "did you mean '\($0)'?" }
  }

  /// The call that does what a negative number asks for: `right 1` for `left -1`.
  private static func way(_ words: String, back opposite: String?) -> String? {
    guard words.hasPrefix("-"), let count = Int(words.dropFirst()),
      (1...CommandCall.greatestCount).contains(count)
    else { return nil }
    return opposite.map { "\($0) \(count)" }
  }
}

/// What other programs and the command line call a command. None of these runs here; its refusal names the command.
enum OtherNames {
  /// Each name with a line, or with two that follow each other.
  private static let lines = [
    "open": "edit", "save": "write", "explain": "why", "export": "copy", "colorscheme": "scheme",
    "color": "scheme", "colors": "scheme", "colour": "scheme", "colours": "scheme",
    "light": "appearance light", "dark": "appearance dark", "edit!": "reopen",
    "write!": "overwrite", "wa!": "overwrite", "wall": "write-all", "wqa": "write-all, quit",
    "wqall": "write-all, quit", "xa": "write-all, quit", "xall": "write-all, quit", "qa": "quit",
    "qall": "quit", "qa!": "quit!", "qall!": "quit!", "wq!": "overwrite, quit",
    "x!": "overwrite, quit",
  ]

  /// What a name stands for elsewhere, in other programs or as a setting: `':scheme'`.
  static func call(knownAs name: String, setBy setter: String?) -> String? {
    (lines[name] ?? setter).map { lines in
      Words.list(lines.split(separator: ", ").map { "':\($0)'" }, "and then")
    }
  }
}
