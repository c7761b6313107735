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
  var line: String { line("") }

  /// The same of what is no fault, `path:line:column: warning: message`.
  var warning: String { line("warning: ") }

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

extension ThemeCheck {
  /// What has no effect in the theme's file.
  var warnings: [FileFault] {
    let path = record.path ?? record.name
    return (record.theme?.warnings ?? []).map {
      FileFault(path: path, place: $0.place, message: $0.reason.description)
    }
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
