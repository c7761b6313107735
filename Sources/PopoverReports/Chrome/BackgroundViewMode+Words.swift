import AnnotatedYAML
import ClassicBackgrounds

extension BackgroundViewMode {
  /// - Throws: ``UnknownMode`` if no mode has the name.
  package static func named(_ name: String) throws(UnknownMode) -> BackgroundViewMode {
    guard let mode = BackgroundViewMode(name: name) else { throw UnknownMode(name: name) }
    return mode
  }
}

/// A mode that is asked for and is not there.
package struct UnknownMode: Error, Equatable, Sendable {
  package var name: String

  /// What is wrong, the nearest name, and all that there are.
  package var reason: String {
    let known = BackgroundViewMode.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: name, in: known).map { " did you mean '\($0)'?" } ?? ""
    return "unknown mode '\(name)';\(nearest) there are \(known.joined(separator: ", "))"
  }
}
