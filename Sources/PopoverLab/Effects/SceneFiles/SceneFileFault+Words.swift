import AnnotatedYAML
import CellCanvas
import PopoverScenes

extension SceneFileFault {
  /// What is wrong, in one line: with the whole path if it has room in `width` columns, else with the
  /// name of the file, so that line, column and reason are seen.
  ///
  /// - Parameter attempt: what was tried, such as `cannot save`.
  func line(_ attempt: String, path: String, width: Int) -> String {
    let whole = line(attempt, path: path)
    return GlyphText(whole).width <= width ? whole : line(attempt, path: path.fileName)
  }

  private func line(_ attempt: String, path: String) -> String {
    switch self {
    case .file(let fault): return "\(attempt) '\(path.shownSafely)': \(fault.words)"
    case .scene(let error): return error.faults.first?.message(path: path) ?? path.shownSafely
    case .unknownName(let name):
      let known = ShippedScenes.all.map(\.name)
      return "unknown scene '\(name.shownSafely)'; \(Suggestion.words(for: name, known: known))"
    }
  }
}

extension StorageFault {
  fileprivate var words: String {
    switch self {
    case .missing: "No such file or directory"
    case .changed(nil): "it is gone"
    case .changed: "it has changed on the disk"
    case .refused(let reason): reason
    }
  }
}
