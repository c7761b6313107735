import MessageText
import PopoverGeometry

/// An object of a request, read key by key: values for an engine, or a fault that names the key.
package struct RequestFields {
  private var json: JSON
  /// The keys on the way to the object, places of lists in brackets.
  private var path: [String] = []
  /// The line around a request that stands under a key of its own.
  private var line: JSON?
  /// The greatest magnitude of a figure.
  var limit = Double(Int32.max)
  /// Whether figures must be whole.
  var grid = Grid.points
  /// Whether widths and heights may be negative; some engines have an answer to that.
  var allowsNegativeSizes = true

  /// - Throws: ``RequestFault`` if this is not an object of JSON.
  package init(reading bytes: [UInt8]) throws(RequestFault) {
    try self.init(object: Self.json(bytes))
  }

  private static func json(_ bytes: [UInt8]) throws(RequestFault) -> JSON {
    do { return try JSON(reading: bytes) } catch {
      throw RequestFault("this is not a JSON object: \(error)")
    }
  }

  /// - Throws: ``RequestFault`` if the value is no object.
  init(object json: JSON) throws(RequestFault) {
    guard let object = RequestFields(json) else { throw RequestFault("this is not a JSON object") }
    self = object
  }

  /// - Returns: `nil` if the value is no object.
  init?(_ json: JSON, path: [String] = []) {
    guard case .object = json else { return nil }
    (self.json, self.path) = (json, path)
  }

  /// The same for an answer, whose figures may be beyond those of questions.
  var withoutLimit: RequestFields {
    var fields = self
    fields.limit = 1e18
    return fields
  }

  /// The same for a question whose sizes may not be negative.
  var withoutNegativeSizes: RequestFields {
    var fields = self
    fields.allowsNegativeSizes = false
    return fields
  }

  /// The object at a key, read by the same rules.
  func object(_ key: String) throws(RequestFault) -> RequestFields {
    let value = try present(key)
    guard var object = RequestFields(value, path: path + [key]) else {
      throw fault(.kind("an object"), at: key)
    }
    (object.limit, object.grid, object.allowsNegativeSizes) = (limit, grid, allowsNegativeSizes)
    return object
  }

  /// The request that stands under a key of a line.
  package func request(at key: String) throws(RequestFault) -> RequestFields {
    var request = try object(key)
    request.line = json
    return request
  }

  /// The keys of a line that are not in the request where that stands under a key of its own.
  static let keysOfLines = ["engine", "id"]

  /// - Throws: ``RequestFault`` for a key that is not known.
  func refuseKeys(except known: Set<String>) throws(RequestFault) {
    guard case .object(let members) = json else { return }
    let unknown = members.lazy.map(\.key).filter { !known.contains($0) }
    guard let key = unknown.first else { return }
    let own = line == nil ? known : known.subtracting(Self.keysOfLines)
    throw fault(.unknownKey(key, known: own.sorted()))
  }

  /// The same without a key.
  func leavingOut(_ key: String) -> RequestFields {
    guard case .object(let members) = json, contains(key) else { return self }
    var fields = self
    fields.json = .object(members.filter { $0.key != key })
    return fields
  }

  /// The same for what stands in the list at a key, whose places are then keys.
  func inList(_ key: String) -> RequestFields {
    var fields = self
    fields.path.append(key)
    return fields
  }

  func fault(_ problem: RequestFault.Problem, at keys: String...) -> RequestFault {
    RequestFault(problem, at: path + keys)
  }
}

extension RequestFields {
  /// The value at a key as it was written; `null` where there is none.
  func verbatim(_ key: String) -> JSON { json[key] ?? .null }

  /// Whether the key is there, with whatever value.
  func contains(_ key: String) -> Bool { json[key] != nil }

  /// Whether the key has a value other than `null`.
  func has(_ key: String) -> Bool {
    switch json[key] {
    case nil, .null?: false
    default: true
    }
  }

  private func present(_ key: String) throws(RequestFault) -> JSON {
    guard let value = json[key] else { throw fault(.missing, at: key) }
    if case .null = value { throw fault(.null, at: key) }
    return value
  }

  func value<Value: RequestValue>(_ key: String, as: Value.Type = Value.self) throws(RequestFault)
    -> Value
  {
    guard let value = Value(try present(key)) else { throw fault(.kind(Value.kind), at: key) }
    return value
  }

  func value<Value: RequestValue>(_ key: String, or fallback: Value) throws(RequestFault) -> Value {
    try optional(key) ?? fallback
  }

  func optional<Value: RequestValue>(
    _ key: String, as: Value.Type = Value.self
  ) throws(RequestFault) -> Value? {
    has(key) ? try value(key) : nil
  }

  /// The value at a key, if it is there and of this kind.
  func ifAny<Value: RequestValue>(_ key: String, as: Value.Type) -> Value? {
    json[key].flatMap(Value.init)
  }

  /// Where a key is read: beside the request if it has a value there, else in it.
  func holder(of key: String) -> RequestFields {
    guard let line = line.flatMap({ RequestFields($0) }), line.has(key) else { return self }
    return line
  }

  /// The case whose raw value stands at a key.
  func name<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String, or fallback: Value? = nil
  ) throws(RequestFault) -> Value {
    if let fallback, !has(key) { return fallback }
    return try known(key, value(key), among: Value.allCases.map(\.rawValue), Value.init(rawValue:))
  }

  /// What a text at a key names, in the words of its type.
  func known<Value>(
    _ key: String, _ name: String, among names: @autoclosure () -> [String],
    _ read: (String) -> Value?
  ) throws(RequestFault) -> Value {
    if let value = read(name) { return value }
    throw fault(.unknownName(name, known: names()), at: key)
  }
}

extension RequestFields {
  /// What a text at a key says in the words of its type, of which there are too many to list.
  ///
  /// - Parameter example: some of them.
  func words<Value>(
    _ key: String, like example: String, _ read: (String) -> Value?
  ) throws(RequestFault) -> Value {
    let words: String = try value(key)
    guard let value = read(words) else {
      throw fault(.other("\(quoted(words)) is not known; write it as in '\(example)'"), at: key)
    }
    return value
  }

  /// The elements of a list.
  func elements(_ key: String) throws(RequestFault) -> [RequestElement] {
    try RequestElement(json: present(key), path: path + [key]).elements()
  }

  func list<Value: RequestValue>(_ key: String, of: Value.Type = Value.self) throws(RequestFault)
    -> [Value]
  {
    guard case .list(let list) = try present(key) else { throw fault(.kind("a list"), at: key) }
    var values: [Value] = []
    values.reserveCapacity(list.count)
    for (index, json) in list.enumerated() {
      guard let value = Value(json) else { throw fault(.kind(Value.kind), at: key, "[\(index)]") }
      values.append(value)
    }
    return values
  }

  /// A list of as many elements as `shape` names.
  func list<Value: RequestValue>(
    _ key: String, of: Value.Type = Value.self, shape: [String]
  ) throws(RequestFault) -> [Value] {
    guard case .list = try present(key) else {
      throw fault(.kind("a list, [\(shape.joined(separator: ", "))]"), at: key)
    }
    return try counted(list(key), key, shape)
  }
}
