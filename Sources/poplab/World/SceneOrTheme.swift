import AnnotatedYAML
import PopoverScenes
import PopoverThemes

/// What a name or a path stands for where a scene may be meant as well as a theme.
enum SceneOrTheme {
  case scene
  case theme

  /// A name is that of a scene, else of a theme. A file is what it can be read as, a scene before a theme; one with faults
  /// is that of which it has more keys. `nil` if none of this tells it.
  init?(_ nameOrPath: String, in library: SceneLibrary) {
    if ShippedScenes.all.contains(where: { $0.name == nameOrPath })
      || nameOrPath.hasPrefix(SceneLink.prefix)
    {
      self = .scene
    } else if nameOrPath.isThemePath {
      self.init(file: nameOrPath, in: library)
    } else if library.themes.entry(called: nameOrPath) != nil {
      self = .theme
    } else {
      return nil
    }
  }

  private init?(file path: String, in library: SceneLibrary) {
    if (try? library.document(path)) != nil {
      self = .scene
    } else if (try? library.themes.theme(path)) != nil {
      self = .theme
    } else {
      self.init(keysOf: path)
    }
  }

  private init?(keysOf path: String) {
    guard let bytes = try? InputFile.contents(of: path),
      case .mapping(let entries)? = DocumentReader().read(bytes).root?.content
    else { return nil }
    func count(_ schema: ValueSchema) -> Int {
      guard case .mapping(let known) = schema else { return 0 }
      return entries.filter { entry in known.contains { $0.name == entry.key } }.count
    }
    let (scene, theme) = (count(Scene.fileSchema), count(Theme.fileSchema))
    guard scene != theme else { return nil }
    self = scene > theme ? .scene : .theme
  }
}
