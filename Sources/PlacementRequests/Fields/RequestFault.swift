import MessageText

/// What is wrong with one request, and where.
package struct RequestFault: Error, Equatable, Sendable, CustomStringConvertible {
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

extension RequestFault {
  package var description: String { reason }

  package var reason: String {
    switch problem {
    case .missing: "\(place) is missing"
    case .null: path.count > 1 ? "\(place) is null" : "\(place) is null; give it a value"
    case .kind(let kind): "\(place) should be \(kind)"
    case .count(let count, let shape):
      "\(place) has \(number(of: "number", count)); expected [\(shape.joined(separator: ", "))]"
    case .figure(let part?, let what): "the \(part) of \(place) is \(what)"
    case .figure(nil, let what): "\(place) is \(what)"
    case .unknownName(let name, let known):
      "\(place): \(quoted(name)) is not known; \(Suggestion.words(for: name, known: known))"
    case .unknownKey(let key, let known):
      "unknown key \(quoted((path + [key]).joined(separator: "."))); "
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
