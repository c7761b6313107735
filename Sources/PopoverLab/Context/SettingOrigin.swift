import AnnotatedYAML

/// Who has chosen the value of a setting.
package enum SettingOrigin: Equatable, Sendable {
  /// Nobody: it is the default.
  case standard
  case scene
  /// A scene that was open before, and whose choice still holds.
  case earlierScene
  /// An option of the command, such as `--theme`.
  case option(String)
  /// A variable of the environment.
  case environment(String)
  /// The user's file, at a place in it.
  case configuration(Place)
  /// What the program has found out about the terminal, in words.
  case terminal(String)
  /// The user, in this lab.
  case lab

  /// A word or two for a list.
  var words: String {
    switch self {
    case .standard: "default"
    case .scene: "scene"
    case .earlierScene: "earlier scene"
    case .option(let name), .environment(let name): name
    case .configuration: "config"
    case .terminal: "terminal"
    case .lab: "lab"
    }
  }

  /// The same in a report, with the place in the file and what was found out.
  package var source: String {
    switch self {
    case .configuration(let place): "config.yaml:\(place)"
    case .terminal(let found): found
    default: words
    }
  }

  /// The end of a sentence about the value.
  var phrase: String {
    switch self {
    case .standard: "the default"
    case .scene: "from the scene"
    case .earlierScene: "from the scene before"
    case .option(let name), .environment(let name): "from \(name)"
    case .configuration: "from config.yaml"
    case .terminal: "found in the terminal"
    case .lab: "changed here"
    }
  }
}
