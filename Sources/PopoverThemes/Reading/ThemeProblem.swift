import AnnotatedYAML
import CellCanvas

/// What can be wrong with a theme file beyond what can be wrong with any file.
enum ThemeProblem: Equatable, Sendable {
  /// A text that is no color, where those of the palette can be named too.
  case unknownColor(String, palette: [String])
  case unreadableParent(String)
  /// A parent with the name of the theme itself, where no other theme has it.
  case ownName(String)
  /// Files that inherit from one another, up to the one that is there twice.
  case inheritanceCycle([String])
  /// A theme with more ancestors than are read.
  case tooManyAncestors(limit: Int)
  case raggedRow(columns: Int, expected: Int)
  /// A cluster of art that does not take exactly one cell.
  case notOneCell(String)
  case artSize(CellSize, expected: CellSize, as: String)
  case picture(PictureProblem)
}

extension ThemeProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownColor(let name, let palette): words(color: name, palette)
    case .unreadableParent(let path):
      "there is no theme to read at \(quoted(path)); a path is relative to this file"
    case .ownName(let name):
      "a theme cannot inherit from itself, and there is no other theme \(quoted(name))"
    case .inheritanceCycle(let paths):
      "the theme inherits from itself: \(paths.map(\.shownSafely).joined(separator: ", then "))"
    case .tooManyAncestors(let limit):
      "the theme inherits through more than \(limit) files; at most \(limit) are read"
    case .raggedRow(let columns, let expected):
      "this row has \(number(of: "column", columns)); \(expected) expected, as in the first row"
    case .notOneCell(let text): "\(quoted(text)) does not take one cell; art is made of such as do"
    case .artSize(let size, let expected, let other):
      "this art has \(words(size)); \(words(expected)) expected, as for \(other)"
    case .picture(let problem): problem.description
    }
  }

  private func words(color name: String, _ palette: [String]) -> String {
    let palette = palette.map(\.shownSafely)
    if !name.hasPrefix("#"), let near = Suggestion.nearest(to: name, in: palette + ColorName.all) {
      return "\(quoted(name)) is no colour; did you mean '\(near)'?"
    }
    let own = palette.isEmpty ? "" : "; or one of the palette: \(palette.joined(separator: ", "))"
    return "found \(quoted(name)); expected \(ColorName.expectation)\(own)"
  }

  private func words(_ size: CellSize) -> String {
    "\(number(of: "row", size.height)) of \(number(of: "column", size.width))"
  }
}

extension Fault.Reason {
  static func theme(_ problem: ThemeProblem) -> Self { .specific(Fault.Specific(problem)) }
}

extension Fault.Expectation {
  /// Art of at most so many rows and columns.
  static func art(atMost size: CellSize) -> Fault.Expectation {
    .other(
      size == CellSize(width: 1, height: 1)
        ? "one cell in quotes"
        : "rows of art in quotes, at most \(size.height) rows of \(size.width) columns")
  }
}
