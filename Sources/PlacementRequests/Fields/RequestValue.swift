/// A value that a request may have at a key.
protocol RequestValue {
  /// What a fault says it should be.
  static var kind: String { get }
  /// - Returns: `nil` for a value of another kind.
  init?(_ json: JSON)
}

extension Double: RequestValue {
  static var kind: String { "a number" }

  init?(_ json: JSON) {
    guard let figure = json.figure else { return nil }
    self = figure
  }
}

extension Int: RequestValue {
  static var kind: String { "a whole number" }

  init?(_ json: JSON) {
    guard let figure = json.figure, let whole = Int(exactly: figure) else { return nil }
    self = whole
  }
}

extension Bool: RequestValue {
  static var kind: String { "true or false" }

  init?(_ json: JSON) {
    guard case .flag(let flag) = json else { return nil }
    self = flag
  }
}

extension String: RequestValue {
  static var kind: String { "text" }

  init?(_ json: JSON) {
    guard case .text(let text) = json else { return nil }
    self = text
  }
}

/// One element of a list, and where it stands.
struct RequestElement {
  let json: JSON
  let path: [String]

  func fault(_ problem: RequestFault.Problem) -> RequestFault { RequestFault(problem, at: path) }

  func value<Value: RequestValue>(as: Value.Type = Value.self) throws(RequestFault) -> Value {
    if case .null = json { throw fault(.null) }
    guard let value = Value(json) else { throw fault(.kind(Value.kind)) }
    return value
  }

  func elements() throws(RequestFault) -> [RequestElement] {
    guard case .list(let list) = json else { throw fault(.kind("a list")) }
    return list.enumerated().map { RequestElement(json: $1, path: path + ["[\($0)]"]) }
  }

  func object() throws(RequestFault) -> RequestFields {
    guard let object = RequestFields(json, path: path) else { throw fault(.kind("an object")) }
    return object
  }
}
