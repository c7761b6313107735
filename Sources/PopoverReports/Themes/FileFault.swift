import AnnotatedYAML
import MessageText
import PlacementRequests
import PopoverThemes

/// Something that is wrong with a theme's file.
package struct FileFault: Equatable, Sendable {
  package var path: String
  /// Where in the file; `nil` if it could not be read at all.
  package var place: Place?
  /// What is wrong, and what would be right.
  package var message: String

  package init(path: String, place: Place? = nil, message: String) {
    self.path = path
    self.place = place
    self.message = message
  }
}

extension FileFault {
  /// `path:line:column: message`, without what could disturb a terminal.
  var line: String {
    let place = place.map { ":\($0)" } ?? ""
    return "\(path.shownSafely)\(place): \(message.shownSafely)"
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
    case .malformed(_, let faults):
      faults.map {
        FileFault(path: $0.path ?? path, place: $0.place, message: $0.reason.description)
      }
    case .unknownName: [FileFault(path: path, message: description)]
    }
  }
}
