import PopoverThemes

extension BatchFault {
  init(unknownKey key: String) {
    self.init(
      "unknown key '\(key)'; \(Suggestion.words(for: key, known: PlacementRequest.knownKeys))")
  }

  /// What was wrong, in words: of whatever reading a request has thrown.
  init(_ error: any Error) {
    switch error {
    case let fault as BatchFault: self = fault
    case DecodingError.keyNotFound(let key, _): self.init("'\(key.stringValue)' is missing")
    case DecodingError.valueNotFound(_, let context):
      self.init("'\(context.key)' is null; leave it out, or give it a value")
    case DecodingError.typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      let kind = Self.words[ObjectIdentifier(type)] ?? "another kind of value"
      self.init("'\(context.key)' should be \(kind)")
    default: self.init("this is no JSON object")
    }
  }

  private static let words: [ObjectIdentifier: String] = [
    ObjectIdentifier(Double.self): "a number", ObjectIdentifier(Bool.self): "true or false",
    ObjectIdentifier(String.self): "text",
    ObjectIdentifier([Double].self): "a list of numbers",
    ObjectIdentifier([String].self): "a list of directions",
    ObjectIdentifier([Any].self): "a list",
  ]
}

extension DecodingError.Context {
  /// The key of the request that is meant, without the place inside a list.
  fileprivate var key: String { codingPath.first?.stringValue ?? "the line" }
}
