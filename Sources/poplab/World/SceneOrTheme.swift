import AnnotatedYAML
import PopoverScenes
import PopoverThemes

/// What a name or a path stands for where a scene may be meant as well as a theme.
enum SceneOrTheme {
  case scene
  case theme

  /// A name is that of a scene, else of a theme. A file is that of which it has more keys; one whose keys are those of both
  /// what it can be read as, a scene before a theme. `nil` if none of this tells it.
  init?(_ name: String, in library: SceneLibrary) {
    if ShippedScenes[name] != nil || name.isSceneLink {
      self = .scene
    } else if name.isThemePath {
      self.init(file: name, in: library)
    } else if library.themes.entry(called: name) != nil {
      self = .theme
    } else {
      return nil
    }
  }

  private init?(file path: String, in library: SceneLibrary) {
    guard let bytes = try? InputFile.glance(at: path) else { return nil }
    let keys = Self.keys(of: bytes)
    func known(_ schema: ValueSchema) -> Int {
      guard case .mapping(let entries) = schema else { return 0 }
      let names = Set(entries.map(\.name))
      return keys.count(where: names.contains)
    }
    let (scene, theme) = (known(Scene.fileSchema), known(Theme.fileSchema))
    if scene != theme {
      self = scene > theme ? .scene : .theme
    } else if scene < keys.count {
      return nil
    } else if (try? library.document(path)) != nil {
      self = .scene
    } else if (try? library.themes.theme(path)) != nil {
      self = .theme
    } else {
      return nil
    }
  }

  private static func keys(of bytes: [UInt8]) -> [String] {
    guard case .mapping(let entries)? = DocumentReader().read(bytes).root?.content else {
      return []
    }
    return entries.map(\.key)
  }
}

extension SceneLibrary {
  /// Why a name finds neither a scene nor a theme.
  func failure(finding name: String) -> CommandFailure {
    themes.failure(finding: name, as: "scene or theme", besides: ShippedScenes.names)
  }
}
