import PopoverScenes

/// A world that is played: files that are there from the start, or that a test puts there.
public struct HeadlessWorld: World {
  /// What reading a theme comes to, by its path, or by its name if it comes with the
  /// program. What is not here does not exist.
  public var themes: [String: ThemeReading]
  /// What was written, by its path; a test may put something there before.
  public var texts: [String: String] = [:]
  /// The files of scenes.
  public var scenes = SceneFiles(HeadlessFiles())
  /// What was asked for, in order.
  public private(set) var requests: [WorldRequest] = []

  public init(themes: [String: ThemeReading] = [:]) { self.themes = themes }

  public mutating func perform(_ request: WorldRequest) -> [WorldEvent] {
    requests.append(request)
    switch request {
    case .openTheme(let path): return [.themeOpened(path: path, reading(path))]
    case .scene(let request): return scenes.perform(request).map { .scene($0) }
    case .writeText(let text, let path): return [.textWritten(path: path, write(text, path))]
    case .reloadTheme(let path): return [.themeReloaded(path: path, reading(path))]
    case .readThemes(let names):
      let readings = names.map { ($0, reading($0)) }
      return [.themesRead(Dictionary(readings) { first, _ in first })]
    }
  }

  private mutating func write(_ text: String, _ path: String) -> StorageFault? {
    if let there = texts[path] { return .changed(ContentFingerprint(there.utf8)) }
    texts[path] = text
    return nil
  }

  private func reading(_ path: String) -> ThemeReading {
    themes[path] ?? .failure(.missing)
  }
}
