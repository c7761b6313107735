import AnnotatedYAML

/// Where a lab is told line by line what to do, and answers in sentences: no screen, no pictures.
public protocol LineTerminal {
  /// The next line without its end; `nil` when there is no other.
  mutating func nextLine() -> String?

  /// Says one sentence. It is sanitized for terminals.
  mutating func say(_ line: String)
}

/// Lines in memory, and what is said to them.
public struct HeadlessLines: LineTerminal {
  private var lines: [String]
  /// What was said, in order.
  public private(set) var said: [String] = []

  /// Lines to be read in this order.
  public init(_ lines: [String]) { self.lines = lines.reversed() }

  public mutating func nextLine() -> String? { lines.popLast() }

  public mutating func say(_ line: String) { said.append(line) }
}

/// What a line asks for: a command as it is typed after `:`, or one that makes sense in lines alone.
enum LineCommand: Equatable {
  /// Says again how things are.
  case again
  case help(String)
  /// Says where every anchor and every popover is.
  case list
  /// Says which scenes can be opened.
  case scenes
  case keys(KeyScript)
  case call(CommandCall)

  /// Those that are not typed after `:`.
  private static let own: [(usage: String, help: String)] = [
    ("help [COMMAND]", "say what every command does, or one"),
    ("list", "say where every anchor and popover is"),
    ("scenes", "say which scenes there are"),
    ("keys KEYS", "press keys, as in 5l3j<Tab>"),
  ]

  init(_ text: String) throws(CommandFault) {
    let line = CommandLine(text.first == ":" ? String(text.dropFirst()) : text)
    switch line.name {
    case "help": self = .help(line.argument)
    case "list": self = .list
    case "scenes": self = .scenes
    case "keys": self = .keys(try LineCommand.script(line.argument))
    default: self = try CommandRegistry.catalog.call(line).map(Self.call) ?? .again
    }
  }

  private static func script(_ text: String) throws(CommandFault) -> KeyScript {
    do throws(KeyScript.Fault) {
      return try KeyScript(text)
    } catch {
      throw .wrongKeys(error)
    }
  }

  /// One line for each command; the one that is asked for, if there is such a one.
  static func help(_ name: String) -> [String] {
    let shared = CommandRegistry.catalog.all.filter { !["help", "scenes"].contains($0.name) }
    let all = own + shared.map { ($0.usage, $0.help) }
    let named = all.filter { $0.usage.split(separator: " ").first.map(String.init) == name }
    return (named.isEmpty ? all : named).map { "\($0.usage): \($0.help)." }
  }
}
