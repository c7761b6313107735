import AnnotatedYAML

/// What is wrong with one request, and where.
package struct BatchFault: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case missing
    case null
    /// It is not of this kind.
    case kind(String)
    /// A list of the wrong length; these are the figures that it should have.
    case count(Int, shape: [String])
    /// One figure of a list, or the only one, is not what it may be.
    case figure(String?, String)
    case unknownName(String, known: [String])
    case unknownKey(String, known: [String])
    case other(String)
  }

  /// The keys on the way to what is wrong, places of lists in brackets; empty for the whole line.
  package var path: [String]
  package var problem: Problem

  package init(_ problem: Problem, at path: [String] = []) {
    self.path = path
    self.problem = problem
  }

  package init(_ words: String, at path: [String] = []) { self.init(.other(words), at: path) }
}

extension BatchFault {
  package var reason: String {
    switch problem {
    case .missing: "\(place) is missing"
    case .null: path.count > 1 ? "\(place) is null" : "\(place) is null; give it a value"
    case .kind(let kind): "\(place) should be \(kind)"
    case .count(let count, let shape):
      "\(place) has \(count) number\(count == 1 ? "" : "s"); expected [\(shape.joined(separator: ", "))]"
    case .figure(let part?, let what): "the \(part) of \(place) is \(what)"
    case .figure(nil, let what): "\(place) is \(what)"
    case .unknownName(let name, let known):
      "\(place): '\(name)' is not known; \(Suggestion.words(for: name, known: known))"
    case .unknownKey(let key, let known):
      "unknown key '\((path + [key]).joined(separator: "."))'; "
        + Suggestion.words(for: key, known: known)
    case .other(let words): path.isEmpty ? words : "\(place): \(words)"
    }
  }

  /// The keys as messages show them: `'in.mw[2].padding'`.
  private var place: String {
    if path.isEmpty { return "the line" }
    let keys = path.reduce("") { $0 + ($0.isEmpty || $1.hasPrefix("[") ? $1 : ".\($1)") }
    return "'\(keys)'"
  }
}

extension BatchFault {
  /// The fault behind any error that reading a request or writing its answer has thrown.
  init(_ error: any Error) {
    switch error {
    case let fault as BatchFault: self = fault
    case DecodingError.keyNotFound(let key, let context):
      self.init(.missing, at: context.codingPath.words + [key.stringValue])
    case DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty:
      self.init(.null, at: context.codingPath.words)
    case DecodingError.typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      let kind = Self.kinds[ObjectIdentifier(type)] ?? "another kind of value"
      self.init(.kind(kind), at: context.codingPath.words)
    case EncodingError.invalidValue:
      self.init("the answer has a number out of range; ask with smaller ones")
    default: self.init("this is not a JSON object")
    }
  }

  private static let kinds: [ObjectIdentifier: String] = [
    ObjectIdentifier(Double.self): "a number",
    ObjectIdentifier(Bool.self): "true or false", ObjectIdentifier(String.self): "text",
    ObjectIdentifier([Double].self): "a list of numbers",
    ObjectIdentifier([String].self): "a list of directions",
    ObjectIdentifier([Any].self): "a list", ObjectIdentifier([String: Any].self): "an object",
  ]
}

extension [any CodingKey] {
  /// The keys of a path, places of lists in brackets.
  var words: [String] { map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue } }
}
