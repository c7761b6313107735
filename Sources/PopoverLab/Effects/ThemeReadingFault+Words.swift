import AnnotatedYAML
import CellCanvas

extension ThemeReadingFault {
  /// Why a theme cannot be had, in one line; of a malformed file the first fault.
  ///
  /// Nothing in it can disturb a terminal, whatever is in the path.
  public func line(path: String) -> String { line(path: path) { $0 } }

  /// The same: with whole paths if these have room in `width` columns, else with the names of files, so
  /// that line, column and reason are seen.
  func line(path: String, width: Int) -> String {
    [line(path: path), line(path: path, told: \.fileName)].first(fitting: width)
  }

  /// What is said of a file whose theme is still shown as it was when it could be read.
  func lineOfKept(path: String, width: Int) -> String {
    guard self == .missing else { return line(path: path, width: width) }
    let names = [path, path.fileName, path.fileName].map(\.shownSafely)
    let words = ["its last good look is kept", "its last good look is kept", "last look kept"]
    return zip(names, words).map { "\($0) is gone; \($1)" }.first(fitting: width)
  }

  /// Why, without the path.
  public var reason: String {
    switch self {
    case .missing: "No such file or directory"
    case .unreadable(let reason): reason
    case .theme(let error): error.description
    }
  }

  private func line(path: String, told: (String) -> String) -> String {
    switch self {
    case .missing, .unreadable:
      return "cannot read the theme '\(told(path).shownSafely)': \(reason)"
    case .theme(.malformed(_, let faults)):
      guard var fault = faults.first else { return told(path).shownSafely }
      fault.path = fault.path.map(told)
      return fault.message(path: told(path))
    case .theme: return reason
    }
  }
}

extension [String] {
  /// The first that has room in so many columns, or else the last.
  fileprivate func first(fitting width: Int) -> String {
    first { GlyphText($0).width <= width } ?? last ?? ""
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
