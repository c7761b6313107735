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
  case command(LabAction, times: Int)

  /// Those that are not typed after `:`.
  static let own: [(usage: String, help: String)] = [
    ("help [COMMAND]", "say what every command does, or one"),
    ("list", "say where every anchor and popover is"),
    ("scenes", "say which scenes there are"),
    ("keys KEYS", "press keys, as in 5l3j<Tab>"),
  ]

  init(_ text: String) throws(CommandLine.Fault) {
    let line = CommandLine(text.first == ":" ? String(text.dropFirst()) : text)
    switch line.name {
    case "": self = .again
    case "help": self = .help(line.argument)
    case "list": self = .list
    case "scenes": self = .scenes
    case "keys": self = .keys(try LineCommand.script(line.argument))
    default:
      guard let asked = try line.action() else {
        self = .again
        return
      }
      self = .command(asked.action, times: asked.times)
    }
  }

  private static func script(_ text: String) throws(CommandLine.Fault) -> KeyScript {
    do throws(KeyScript.Fault) {
      return try KeyScript(text)
    } catch {
      throw .wrongKeys(error)
    }
  }

  /// One line for each command; the one that is asked for, if there is such a one.
  static func help(_ name: String) -> [String] {
    let all =
      own
      + LabCommand.all.filter { !["help", "scenes"].contains($0.name) }.map { ($0.usage, $0.help) }
    let asked = all.filter { $0.usage.split(separator: " ").first.map(String.init) == name }
    return (asked.isEmpty ? all : asked).map { "\($0.usage): \($0.help)." }
  }
}
