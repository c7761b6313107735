import Foundation
import PopoverLab
import PopoverThemes

/// The world of the real program: its files.
struct FileWorld: World {
  private let library = ThemeLibrary.current

  private var scenes: SceneFiles<DiskFiles>
  /// Whether changes that are not saved outlive the program.
  private let storesUnsaved: Bool

  /// - Parameter input: what has come from standard input; `nil` if it was not read yet.
  init(input: [UInt8]? = nil, storesUnsaved: Bool = true) {
    self.storesUnsaved = storesUnsaved
    scenes = SceneFiles(
      DiskFiles(environment: ProcessInfo.processInfo.environment, input: input))
  }

  mutating func perform(_ request: WorldRequest) -> [WorldEvent] {
    switch request {
    case .scene(let request) where request.isAboutUnsaved && !storesUnsaved: []
    case .scene(let request): scenes.perform(request).map { .scene($0) }
    case .openTheme(let path): [.themeOpened(path: path, reading(path))]
    case .writeText(let text, let path): [.textWritten(path: path, write(text, path))]
    case .reloadTheme(let path): [.themeReloaded(path: path, reading(path))]
    case .readThemes(let names): [.themesRead(library.readings(named: names))]
    }
  }

  private func write(_ text: String, _ path: String) -> StorageFault? {
    do throws(StorageFault) {
      try FileReplacement(of: path, expected: nil, with: Array(text.utf8)).run()
      return nil
    } catch {
      return error
    }
  }

  private func reading(_ path: String) -> ThemeReading {
    library.reading(ThemeLibrary.entry(path: path))
  }
}
