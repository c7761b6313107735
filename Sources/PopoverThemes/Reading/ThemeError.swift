import AnnotatedYAML

/// Why there is no theme.
public enum ThemeError: Error, Equatable, Sendable {
  /// A file with everything that is wrong in it, in the order of the places.
  case malformed(path: String, faults: [Fault])
  case unknownName(String, known: [String])
}

extension ThemeError: CustomStringConvertible {
  /// A line for each fault.
  public var description: String {
    switch self {
    case .malformed(let path, let faults):
      faults.map { $0.message(path: path) }.joined(separator: "\n")
    case .unknownName(let name, let known):
      Fault.Reason.unknownName(name, thing: "theme", known: known).description
    }
  }
}
