import AnnotatedYAML
import MessageText
import PlacementRequests
import PopoverThemes

/// Something in a file of the user's that is wrong, or has no effect.
package struct FileFault: Equatable, Sendable {
  package var path: String
  /// Where in the file; `nil` if it could not be read at all.
  package var place: Place?
  /// What is wrong or has no effect, and what would be right.
  package var message: String

  package init(path: String, place: Place? = nil, message: String) {
    self.path = path
    self.place = place
    self.message = message
  }

  /// A fault of a file, or of another one that it names.
  package init(_ fault: Fault, path: String) {
    self.init(path: fault.path ?? path, place: fault.place, message: fault.reason.description)
  }
}

extension FileFault {
  /// `path:line:column: message`, without what could disturb a terminal.
  package var line: String { line("") }

  /// The same of what is no fault, `path:line:column: warning: message`.
  var warning: String { line("warning: ") }

  /// The same without the path where it could not be read at all, which the message says.
  var lineOfCheck: String { place == nil ? message.shownSafely : line }

  private func line(_ kind: String) -> String {
    let place = place.map { ":\($0)" } ?? ""
    return "\(path.shownSafely)\(place): \(kind)\(message.shownSafely)"
  }
}

extension FileFault: JSONRepresentable {
  package var jsonValue: JSON {
    [
      "path": path.jsonValue, "line": (place?.line).jsonValue,
      "column": (place?.column).jsonValue, "message": message.jsonValue,
    ]
  }
}

extension ThemeError {
  /// The faults of a file, or of those that it inherits from.
  package func fileFaults(path: String) -> [FileFault] {
    switch self {
    case .malformed(_, let faults): faults.map { FileFault($0, path: path) }
    case .unknownName: [FileFault(path: path, message: description)]
    }
  }
}
