import PopoverScenes

/// The words that may follow the names of commands, as far as they can be known beforehand.
struct KnownWords: Equatable, Sendable {
  /// The names of the themes at hand.
  var themes: [String] = []
  /// What labs that have ended did not save.
  var left: [String] = []

  /// The scene, and what is selected in it.
  var scene = Scene()
  var selection = SceneSelection()

  /// What may follow a command; empty if nothing does, or anything.
  ///
  /// - Parameter typed: what stands between the command and the word that is looked for.
  func words(after command: LabCommand, _ typed: String = "") -> [String] {
    switch command.form {
    case .plain, .counted: []
    case .choice(let words, _): words.map(\.name)
    case .theme: themes
    case .sheet: [LabCommand.everyTheme] + themes
    case .engines: SceneEngines.names
    case .worded(let command): command.words(self, after: typed)
    }
  }

  /// The keys of a part of the scene, or what may stand for one of them.
  func words(of owner: SceneKeyOwner, after typed: String) -> [String] {
    let part = owner.part(selection)
    let key = typed.split(separator: " ").first.map(String.init)
    guard let key else { return scene.keys(of: part) }
    switch part {
    case .scene where key == "theme": return themes
    case .popover(let index) where key == "anchor":
      return scene.anchors.map(\.name) + scene.popovers.prefix(index).map(\.name)
    default: return scene.words(for: key, of: part)
    }
  }
}

extension Lab {
  var knownWords: KnownWords {
    KnownWords(
      themes: themes.knownNames, left: scenes.left.map(\.title), scene: scene, selection: selection)
  }
}
