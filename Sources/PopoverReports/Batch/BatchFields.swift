import PopoverGeometry

/// An object of a request, read key by key: values for an engine, or a fault that names the key.
package struct BatchFields {
  private let json: JSON
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

  /// - Throws: ``BatchFault`` if this is not an object of JSON.
  package init(reading bytes: [UInt8]) throws(BatchFault) {
    guard let object = BatchFields(try Self.json(bytes)) else {
      throw BatchFault("this is not a JSON object")
    }
    self = object
  }

  private static func json(_ bytes: [UInt8]) throws(BatchFault) -> JSON {
    do { return try JSON(reading: bytes) } catch {
      let place = "column \(error.column) should be \(error.expected)"
      throw BatchFault("this is not a JSON object: \(place)")
    }
  }

  /// - Returns: `nil` if the value is no object.
  init?(_ json: JSON, path: [String] = []) {
    guard case .object = json else { return nil }
    (self.json, self.path) = (json, path)
  }

  /// The object at a key, read by the same rules.
  func object(_ key: String) throws(BatchFault) -> BatchFields {
    let value = try present(key)
    guard var object = BatchFields(value, path: path + [key]) else {
      throw fault(.kind("an object"), at: key)
    }
    (object.limit, object.grid, object.allowsNegativeSizes) = (limit, grid, allowsNegativeSizes)
    return object
  }

  /// The request that stands under a key of a line.
  package func request(at key: String) throws(BatchFault) -> BatchFields {
    var request = try object(key)
    request.line = json
    return request
  }

  /// - Throws: ``BatchFault`` for a key that is not known; an empty set knows every key.
  func refuseKeys(except known: Set<String>) throws(BatchFault) {
    guard !known.isEmpty, case .object(let members) = json else { return }
    let unknown = members.lazy.map(\.key).filter { !known.contains($0) }
    if let key = unknown.first { throw fault(.unknownKey(key, known: known.sorted())) }
  }

  func fault(_ problem: BatchFault.Problem, at keys: String...) -> BatchFault {
    BatchFault(problem, at: path + keys)
  }
}

extension BatchFields {
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

  private func present(_ key: String) throws(BatchFault) -> JSON {
    guard let value = json[key] else { throw fault(.missing, at: key) }
    if case .null = value { throw fault(.null, at: key) }
    return value
  }

  func value<Value: BatchValue>(_ key: String, as: Value.Type = Value.self) throws(BatchFault)
    -> Value
  {
    guard let value = Value(try present(key)) else { throw fault(.kind(Value.kind), at: key) }
    return value
  }

  func value<Value: BatchValue>(_ key: String, or fallback: Value) throws(BatchFault) -> Value {
    try optional(key) ?? fallback
  }

  func optional<Value: BatchValue>(
    _ key: String, as: Value.Type = Value.self
  ) throws(BatchFault) -> Value? {
    has(key) ? try value(key) : nil
  }

  /// The value at a key, if it is there and of this kind.
  func ifAny<Value: BatchValue>(_ key: String, as: Value.Type) -> Value? {
    json[key].flatMap(Value.init)
  }

  /// The text at a key; one beside the request takes precedence over one in it.
  func text(inOrBeside key: String) throws(BatchFault) -> String? {
    if let line = line.flatMap({ BatchFields($0) }), line.has(key) { return try line.value(key) }
    return try optional(key)
  }

  /// The case whose raw value stands at a key.
  func name<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String, or fallback: Value? = nil
  ) throws(BatchFault) -> Value {
    if let fallback, !has(key) { return fallback }
    return try known(key, value(key), among: Value.allCases.map(\.rawValue), Value.init(rawValue:))
  }

  /// What a text at a key names, in the words of its type.
  func known<Value>(
    _ key: String, _ name: String, among names: @autoclosure () -> [String],
    _ read: (String) -> Value?
  ) throws(BatchFault) -> Value {
    if let value = read(name) { return value }
    throw fault(.unknownName(name, known: names()), at: key)
  }
}

extension BatchFields {
  /// The elements of a list.
  func elements(_ key: String) throws(BatchFault) -> [BatchElement] {
    try BatchElement(json: present(key), path: path + [key]).elements()
  }

  func list<Value: BatchValue>(_ key: String, of: Value.Type = Value.self) throws(BatchFault)
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
  func list<Value: BatchValue>(
    _ key: String, of: Value.Type = Value.self, shape: [String]
  ) throws(BatchFault) -> [Value] {
    try counted(list(key), key, shape)
  }
}
