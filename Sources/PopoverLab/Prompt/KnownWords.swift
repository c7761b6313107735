import PopoverScenes

/// The words that may follow the names of commands, as far as they can be known beforehand.
struct KnownWords: Equatable, Sendable {
  /// The names of the themes at hand.
  var themes: [String] = []
  /// What labs that have ended did not save.
  var left: [String] = []

  /// What may follow a command; empty if nothing does, or anything.
  func words(after command: LabCommand) -> [String] {
    switch command.form {
    case .plain, .counted: []
    case .choice(let words, _): words.map(\.name)
    case .theme: themes
    case .sheet: [LabCommand.everyTheme] + themes
    case .engines: SceneEngines.names
    case .worded(let command): command.words(self)
    }
  }
}

extension Lab {
  var knownWords: KnownWords { KnownWords(themes: themes.names, left: scenes.left.map(\.title)) }
}
