import AnnotatedYAML
import PopoverScenes
import PopoverThemes

/// What a name or a path stands for where a scene may be meant as well as a theme.
enum SceneOrTheme {
  case scene
  case theme

  /// A name is that of a scene, else of a theme. A file is what it can be read as, a scene before a theme; one with faults
  /// is that of which it has more keys. `nil` if none of this tells it.
  init?(_ input: NamedInput, in library: SceneLibrary) {
    let name = input.nameOrPath
    if ShippedScenes.all.contains(where: { $0.name == name }) || name.hasPrefix(SceneLink.prefix) {
      self = .scene
    } else if name.isThemePath {
      self.init(file: input, in: library)
    } else if library.themes.entry(called: name) != nil {
      self = .theme
    } else {
      return nil
    }
  }

  private init?(file: NamedInput, in library: SceneLibrary) {
    if (try? library.document(file)) != nil {
      self = .scene
    } else if (try? library.themes.theme(file)) != nil {
      self = .theme
    } else if let bytes = file.bytes {
      self.init(keysOf: bytes)
    } else {
      return nil
    }
  }

  private init?(keysOf bytes: [UInt8]) {
    guard case .mapping(let entries)? = DocumentReader().read(bytes).root?.content else {
      return nil
    }
    func count(_ schema: ValueSchema) -> Int {
      guard case .mapping(let known) = schema else { return 0 }
      return entries.filter { entry in known.contains { $0.name == entry.key } }.count
    }
    let (scene, theme) = (count(Scene.fileSchema), count(Theme.fileSchema))
    guard scene != theme else { return nil }
    self = scene > theme ? .scene : .theme
  }
}
