import AnnotatedYAML

/// The source of lines and the receiver of sentences for a ``LineSession``.
package protocol LineTerminal {
  /// The next line without its terminator; `nil` after the last one.
  mutating func nextLine() -> String?

  /// Whether there is no next line because it could not be read.
  var isBroken: Bool { get }

  /// Says one sentence, which is sanitized for terminals.
  mutating func say(_ line: String)
}

/// A command in line mode: one that can be typed after `:`, or one that only line mode has.
enum LineCommand: Equatable {
  case again
  /// What is said of a command, or of all of them.
  case help([String])
  case list
  case scenes
  case keys(KeyScript)
  case call(CommandCall)

  private static let own: [(usage: String, help: String)] = [
    ("help [COMMAND]", "describe every command, or one"),
    ("list", "say where every anchor and popover is"),
    ("scenes", "list the scenes that can be opened"),
    ("keys KEYS", "press keys, as in 5l3j<Tab>"),
  ]

  /// Commands that show on a screen what `help` says.
  private static let lists: Set = ["prompt", "more", "palette"]

  /// Commands that need a screen, or a comparison that stays open, and only say so here.
  private static let ofScreens = Set(
    CommandRegistry.catalog.all.filter { $0.traits.reasonWithoutScreen != nil }.map(\.name)
      + ComparisonMode.commands.map(\.info.name))

  init(_ text: String) throws(CommandFault) {
    let line = CommandLine(text.first == ":" ? String(text.dropFirst()) : text)
    switch line.name {
    case let name where Self.lists.contains(name): self = .help(Self.help(""))
    case "list", "scenes":
      if !line.argument.isEmpty { throw .unwantedArgument(of: line.name) }
      self = line.name == "list" ? .list : .scenes
    case "keys": self = .keys(try LineCommand.script(line.argument))
    default:
      let help = line.name == "help" ? Self.help(line.argument) : []
      self =
        try help.isEmpty
        ? CommandRegistry.catalog.call(line).map(Self.call) ?? .again : .help(help)
    }
  }

  private static func script(_ text: String) throws(CommandFault) -> KeyScript {
    do throws(KeyScript.Fault) {
      return try KeyScript(text)
    } catch {
      throw .wrongKeys(error)
    }
  }

  /// The help of the command with a name, or of all commands without one; nothing if there is no such command.
  private static func help(_ name: String) -> [String] {
    let others = lists.union(["help", "scenes"]).union(name.isEmpty ? ofScreens : [])
    let shared = CommandRegistry.catalog.all.filter { !others.contains($0.name) }
    let all = own + shared.map { ($0.usage, $0.help) }
    let named = all.filter { $0.usage.split(separator: " ").first.map(String.init) == name }
    let sides = SideWords.words(about: name).map { [$0.capitalizedFirst + "."] } ?? []
    return (name.isEmpty ? all : named).map { "\($0.usage): \($0.help)." } + sides
  }
}
