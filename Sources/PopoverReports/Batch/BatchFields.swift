import PopoverGeometry

/// An object of a request, read key by key: values for an engine, or a fault that names the key.
package struct BatchFields: Decodable {
  private let container: KeyedDecodingContainer<BatchKey>
  /// The line around a request that stands under a key of its own.
  private var line: KeyedDecodingContainer<BatchKey>?
  /// The greatest magnitude of a figure.
  var limit = Double(Int32.max)
  /// Whether figures must be whole.
  var grid = Grid.points
  /// Whether widths and heights may be negative; some engines have an answer to that.
  var allowsNegativeSizes = true

  package init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: BatchKey.self)
  }

  /// The object at a key, read by the same rules.
  func object(_ key: BatchKey) throws -> BatchFields {
    var object = try container.decode(BatchFields.self, forKey: key)
    (object.limit, object.grid, object.allowsNegativeSizes) = (limit, grid, allowsNegativeSizes)
    return object
  }

  func request(at key: BatchKey) throws -> BatchFields {
    var request = try object(key)
    request.line = container
    return request
  }

  /// - Throws: ``BatchFault`` for a key that is not known; an empty set knows every key.
  func refuseKeys(except known: Set<String>) throws {
    if known.isEmpty { return }
    let unknown = container.allKeys.map(\.stringValue).filter { !known.contains($0) }
    // The keys have no order; the least is the same each time.
    if let key = unknown.min() { throw fault(.unknownKey(key, known: known.sorted())) }
  }

  func fault(_ problem: BatchFault.Problem, at key: BatchKey? = nil) -> BatchFault {
    BatchFault(problem, at: container.codingPath.words + [key?.stringValue].compactMap(\.self))
  }
}

package struct BatchKey: CodingKey, ExpressibleByStringLiteral {
  package var stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
  package init(stringLiteral text: String) { stringValue = text }
}

extension BatchFields {
  /// Whether the key is there, with whatever value.
  func contains(_ key: BatchKey) -> Bool { container.contains(key) }

  /// Whether the key has a value other than `null`.
  func has(_ key: BatchKey) throws -> Bool {
    try container.contains(key) && !container.decodeNil(forKey: key)
  }

  func value<Value: Decodable>(_ key: BatchKey, as: Value.Type = Value.self) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  func value<Value: Decodable>(_ key: BatchKey, or fallback: Value) throws -> Value {
    try optional(key) ?? fallback
  }

  func optional<Value: Decodable>(_ key: BatchKey, as: Value.Type = Value.self) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  /// The text at a key; one beside the request takes precedence over one in it.
  func text(inOrBeside key: BatchKey) throws -> String? {
    try line?.decodeIfPresent(String.self, forKey: key) ?? optional(key)
  }

  func whole(_ key: BatchKey, or fallback: Int) throws -> Int {
    try optional(key, as: WholeNumber.self)?.value ?? fallback
  }

  /// The case whose raw value stands at a key.
  func name<Value: RawRepresentable<String> & CaseIterable>(
    _ key: BatchKey, or fallback: Value? = nil
  ) throws -> Value {
    if let fallback, try !has(key) { return fallback }
    return try known(key, value(key), among: Value.allCases.map(\.rawValue), Value.init(rawValue:))
  }

  /// What a text at a key names, in the words of its type.
  func known<Value>(
    _ key: BatchKey, _ name: String, among names: @autoclosure () -> [String],
    _ read: (String) -> Value?
  ) throws -> Value {
    if let value = read(name) { return value }
    throw fault(.unknownName(name, known: names()), at: key)
  }
}

extension BatchFields {
  func rect(_ key: BatchKey) throws -> Rect { try rect(value(key), key) }

  func rects(_ key: BatchKey) throws -> [Rect] {
    try value(key, as: [[Double]].self).map { try rect($0, key) }
  }

  private func rect(_ list: [Double], _ key: BatchKey) throws -> Rect {
    let signed = allowsNegativeSizes ? 4 : 2
    let figures = try checked(list, key, ["x", "y", "width", "height"], signed: signed)
    return Rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  func size(_ key: BatchKey, or fallback: Size? = nil) throws -> Size {
    if let fallback, try !has(key) { return fallback }
    let signed = allowsNegativeSizes ? 2 : 0
    let figures = try checked(value(key), key, ["width", "height"], signed: signed)
    return Size(width: figures[0], height: figures[1])
  }

  func point(_ key: BatchKey, or fallback: Point? = nil) throws -> Point {
    if let fallback, try !has(key) { return fallback }
    let figures = try checked(value(key), key, ["x", "y"], signed: 2)
    return Point(x: figures[0], y: figures[1])
  }

  func insets(_ key: BatchKey, isSigned: Bool = false) throws -> Insets {
    let shape = ["top", "left", "bottom", "right"]
    let figures = try checked(value(key), key, shape, signed: isSigned ? 4 : 0)
    return Insets(top: figures[0], left: figures[1], bottom: figures[2], right: figures[3])
  }

  func length(_ key: BatchKey, isSigned: Bool = false) throws -> Double {
    try checked([value(key)], key, ["length"], signed: isSigned ? 1 : 0)[0]
  }

  /// A list of as many elements as `shape` names.
  func list<Element: Decodable>(_ key: BatchKey, shape: [String]) throws -> [Element] {
    try counted(value(key), key, shape)
  }

  private func counted<Element>(
    _ list: [Element], _ key: BatchKey, _ shape: [String]
  ) throws -> [Element] {
    guard list.count == shape.count else {
      throw fault(.count(list.count, shape: shape), at: key)
    }
    return list
  }

  /// - Parameter signed: how many figures, from the first on, may be negative.
  private func checked(
    _ figures: [Double], _ key: BatchKey, _ shape: [String], signed: Int
  ) throws -> [Double] {
    for (index, figure) in try counted(figures, key, shape).enumerated() {
      guard let problem = problem(figure, isSigned: index < signed) else { continue }
      throw fault(.figure(shape.count == 1 ? nil : shape[index], problem), at: key)
    }
    return figures
  }

  private func problem(_ figure: Double, isSigned: Bool) -> String? {
    if figure < 0, !isSigned { return "negative" }
    if !figure.isFinite || abs(figure) > limit {
      return "out of range; use at most \(Int(limit))"
    }
    if grid == .cells, figure != figure.rounded() {
      return "not whole; use whole cells, or points with \"grid\": false"
    }
    return nil
  }
}

/// A figure that must be whole; any other is a fault that names its place.
struct WholeNumber: Decodable {
  var value: Int

  init(from decoder: any Decoder) throws {
    let figure = try decoder.singleValueContainer().decode(Double.self)
    guard let value = Int(exactly: figure) else {
      throw BatchFault(.kind("a whole number"), at: decoder.codingPath.words)
    }
    self.value = value
  }
}
