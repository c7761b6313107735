import ArgumentParser
import CellCanvas
import PopoverScenes

/// On which sizes and in which themes scenes are looked at.
struct StageChoice: ParsableArguments {
  @Option(
    name: .customLong("size"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The sizes of the screen, for scenes that have none of their own, with commas between them; 80x24 if none is "
        + "given.", valueName: "WxH,..."),
    transform: CellArguments.screens)
  var sizes: [SizeList] = []

  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "Themes in place of the scene's own, with commas between them.", valueName: "name|path,..."),
    completion: .themes)
  var themes: [String] = []

  @OptionGroup var scheme: SchemeOption

  @OptionGroup var ambiguous: AmbiguousOptions

  private var themeNames: [String?] { GivenNames.all(themes) }

  var combinationCount: Int { sizes.screens.count * themeNames.count }

  /// - Throws: ``CommandFailure`` if a theme or a scheme was given that is not there, which is the fault of no scene.
  func check(in library: SceneLibrary) throws {
    for name in themeNames { _ = try name.map(library.themes.theme) }
    try scheme.check()
  }

  /// The scene on every size and in every theme; each is told apart in words if there are several.
  func stages(
    of document: SceneDocument, in library: SceneLibrary
  ) throws -> [(stage: SceneStage, words: String)] {
    var dependencies = try library.dependencies(
      of: document, theme: themeNames[0], scheme: scheme.scheme, needsNext: true)
    return try themeNames.flatMap { name in
      if let name { dependencies.theme = name }
      let stage = try library.stage(
        document, dependencies, screen: CellArguments.usualScreen, scheme: scheme,
        ambiguous: ambiguous)
      return screens(of: document.scene).map { size, words in
        var stage = stage
        stage.screen = size
        let parts = words.isEmpty && combinationCount == 1 ? [] : [words, stage.scene.theme ?? ""]
        return (stage, parts.filter { !$0.isEmpty }.joined(separator: ", "))
      }
    }
  }

  /// The sizes on which a scene is looked at, in words; a scene with a screen of its own has that one, whatever was asked.
  private func screens(of scene: Scene) -> [(size: CellSize, words: String)] {
    if case .cells(let own) = scene.screen {
      return [(own, sizes.isEmpty ? "" : "its own \(own.words)")]
    }
    return sizes.screens.map { ($0, combinationCount > 1 ? $0.words : "") }
  }
}
