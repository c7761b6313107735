import ArgumentParser
import CellCanvas
import Foundation
import PopoverLab
import PopoverScenes
import PopoverThemes

/// What the lab is opened with, on a screen or without one.
struct SceneOptions: ParsableArguments {
  @Option(
    help: .theme, completion: .themes)
  var theme: String?

  @OptionGroup var scheme: SchemeOption

  @OptionGroup var start: AnchorOptions

  /// The lab at its start, in the `preferred` theme where neither an option nor the scene names one; `name`
  /// is that or the path of a scene, and `input` what has come from standard input if it was read already. `isUsual` says
  /// that nobody has asked for the preferred theme. A `terminal` is asked for its colours wherever they are meant; without
  /// one, only the option asks for them.
  func lab(
    size: CellSize, display: DisplayOptions, theme preferred: String = ThemeLibrary.defaultName,
    isUsual: Bool = false, scheme preferredScheme: String? = nil,
    terminal: TerminalScheme? = nil, keyMap: KeyMap = .standard, opening name: String? = nil,
    input: [UInt8]? = nil
  ) throws -> Lab {
    let scenes = SceneLibrary(input: input, asksTerminal: terminal != nil)
    let document = try name.map { try self.document($0, in: scenes) }
    let scene = try document?.scene ?? startScene(on: size)
    let named = try document.map {
      try scenes.dependencies(of: $0, theme: theme, scheme: scheme.scheme)
    }
    let themes = try scheme.shelf(
      scenes.themes.shelf(
        first: named?.theme ?? theme ?? preferred, isUsual: isUsual && named?.theme == nil),
      preferred: named?.scheme ?? preferredScheme, terminal: terminal ?? .shared)
    return Lab(
      size: size, scene: scene, opened: document?.opened,
      isLink: name?.isSceneLink == true, texts: named?.texts ?? [:],
      themes: themes, display: display, keyMap: keyMap
    ).inFolders
  }

  private func document(_ name: String, in scenes: SceneLibrary) throws -> SceneDocument {
    guard start.anchor == nil, start.content == nil else {
      throw CommandFailure(
        "--anchor and --content change the default scene; leave them out to open another one",
        status: .usage)
    }
    return try scenes.document(name)
  }

  private func startScene(on size: CellSize) throws -> Scene {
    var scene = Scene.start(anchor: try start.anchor.map { try checked($0, on: size) })
    if let content = start.content { scene.popovers[0].size = content }
    return scene
  }

  /// An anchor that can be seen. One that hangs over an edge is moved inside by the lab.
  private func checked(_ anchor: CellRect, on size: CellSize) throws -> CellRect {
    guard anchor.width > 0, anchor.height > 0 else {
      throw CommandFailure("the anchor needs at least one cell each way", status: .usage)
    }
    let room = Lab.usualRoom(on: size)
    guard !anchor.intersection(room).isEmpty else {
      throw CommandFailure(
        "the anchor \(anchor.x),\(anchor.y),\(anchor.width),\(anchor.height) lies outside the "
          + "\(room.size.words) cells above the two lines at the bottom; give "
          + "it a place inside",
        status: .usage)
    }
    return anchor
  }
}

extension Lab {
  /// The same, with the folders in which relative paths, and those with `~`, begin.
  fileprivate var inFolders: Lab {
    var lab = self
    lab.use(
      currentFolder: FileManager.default.currentDirectoryPath,
      home: ProcessEnvironment.variables.home)
    return lab
  }
}

extension SceneDocument {
  /// The scene as the lab opens it from the same file.
  fileprivate var opened: OpenedScene {
    var content: ContentFingerprint?
    if case .file = SceneLocation(path) { content = ContentFingerprint(bytes) }
    return OpenedScene(self, content: content)
  }
}

/// What a scene is shown with.
struct StageOptions: ParsableArguments {
  @OptionGroup var screen: ScreenOption

  @Option(
    help: .theme, completion: .themes)
  var theme: String?

  @OptionGroup var scheme: SchemeOption

  @OptionGroup var ambiguous: AmbiguousOptions

  /// The options that were given.
  var names: [String] {
    [String](given: [
      "--size": screen.size != nil, "--theme": theme != nil, "--scheme": scheme.scheme != nil,
      "--ambiguous-width": ambiguous.ambiguousWidth != nil,
    ])
  }

  /// A scene with its theme and its texts.
  func stage(_ document: SceneDocument, in scenes: SceneLibrary) throws -> SceneStage {
    let dependencies = try scenes.dependencies(of: document, theme: theme, scheme: scheme.scheme)
    return try scenes.stage(
      document, dependencies, screen: screen.usedSize, scheme: scheme, ambiguous: ambiguous)
  }
}

extension SceneLibrary {
  /// A scene with its theme and its texts, as if its file named that theme and were in the current folder.
  ///
  /// - Parameters:
  ///   - dependencies: what it names, or what was given in place of that.
  ///   - screen: the size for a scene that has none of its own.
  func stage(
    _ document: SceneDocument, _ dependencies: SceneDependencies, screen: CellSize,
    scheme: SchemeOption, ambiguous: AmbiguousOptions
  ) throws -> SceneStage {
    let name = dependencies.theme ?? ThemeLibrary.defaultName
    var theme = try scheme.colored(themes.theme(name), preferred: dependencies.scheme)
    theme.ambiguousWidth = ambiguous.width
    let place = SceneLocation(document.path)
    var scene = document.scene.moved(from: place)
    scene.theme = name
    let texts = dependencies.texts.map { ($0.key.moved(from: place), $0.value) }
    return SceneStage(
      scene, screen: screen, theme: theme,
      texts: Dictionary(texts) { first, _ in first })
  }
}

/// The screen of a scene.
struct ScreenOption: ParsableArguments {
  @Option(
    form: "WxH", read: CellArguments.screen,
    help:
      "The size of the screen, for scenes that have none of their own; 80x24 if it is not given.")
  var size: CellSize?

  /// The size that was given, or else the usual one.
  var usedSize: CellSize { size ?? CellArguments.usualScreen }
}

/// The scene that a command is about.
struct OpenedSceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scene that comes with the program by its name, or a scene file by its path.",
      valueName: "scene"), completion: .scenes)
  var name: String?
}

/// An anchor and the size of a popover's content, where a scene begins with others.
struct AnchorOptions: ParsableArguments {
  @Option(
    form: "x,y,w,h", read: CellArguments.anchor, help: "The anchor's place and size in cells.")
  var anchor: CellRect?

  @Option(
    form: "WxH", read: CellArguments.content, help: "The preferred size of the content in cells.")
  var content: CellSize?

  /// The options that were given.
  var names: [String] {
    [String](given: ["--anchor": anchor != nil, "--content": content != nil])
  }

  /// The settings that they choose, as the lab names them.
  var origins: [String: SettingOrigin] {
    let places = anchor == nil ? [] : ["at", "x", "y", "width", "height"]
    return Dictionary(uniqueKeysWithValues: places.map { ($0, .option("--anchor")) })
      .merging(content == nil ? [:] : ["size": .option("--content")]) { $1 }
  }
}
