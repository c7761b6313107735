import AnnotatedYAML

/// Why there is no scene.
public enum SceneError: Error, Equatable, Sendable {
  /// A file with everything that is wrong in it, in the order of the places.
  case malformed(path: String, faults: [Fault])
}

extension SceneError {
  public var faults: [Fault] {
    switch self {
    case .malformed(_, let faults): faults
    }
  }
}

extension SceneError: CustomStringConvertible {
  /// A line for each fault.
  public var description: String {
    switch self {
    case .malformed(let path, let faults):
      faults.map { $0.message(path: path) }.joined(separator: "\n")
    }
  }
}
