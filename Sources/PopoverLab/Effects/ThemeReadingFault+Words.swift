import CellCanvas
import PopoverThemes

extension ThemeReadingFault {
  /// What is wrong, in one line: with the whole path if that has room in `width` columns, else with
  /// the file's name, so that line, column and reason are seen.
  func line(path: String, width: Int) -> String {
    let whole = line(path: path)
    return GlyphText(whole).width <= width ? whole : line(path: path.fileName)
  }

  private func line(path: String) -> String {
    switch self {
    case .unreadable(let reason): "cannot read the theme '\(path)': \(reason)"
    case .theme(.malformed(_, let faults)): faults.first.map { $0.message(path: path) } ?? path
    case .theme(let error): error.description
    }
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
