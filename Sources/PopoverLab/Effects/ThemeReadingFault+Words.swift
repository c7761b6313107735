import CellCanvas
import PopoverThemes

extension ThemeReadingFault {
  /// What is wrong, in one line: with whole paths if these have room in `width` columns, else with the
  /// names of files, so that line, column and reason are seen.
  func line(path: String, width: Int) -> String {
    let whole = line(path: path) { $0 }
    return GlyphText(whole).width <= width ? whole : line(path: path, told: \.fileName)
  }

  private func line(path: String, told: (String) -> String) -> String {
    switch self {
    case .unreadable(let reason): return "cannot read the theme '\(told(path))': \(reason)"
    case .theme(.malformed(_, let faults)):
      guard var fault = faults.first else { return told(path) }
      fault.path = fault.path.map(told)
      return fault.message(path: told(path))
    case .theme(let error): return error.description
    }
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
