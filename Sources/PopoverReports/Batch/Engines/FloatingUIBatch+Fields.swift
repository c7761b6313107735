import PlacementEngines
import PopoverGeometry

extension FloatingUIBatch {
  /// An object of a request, read key by key. An unknown key is passed over, as the library does.
  struct Fields: Decodable {
    private let container: KeyedDecodingContainer<BatchKey>

    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: BatchKey.self)
    }
  }
}

extension FloatingUIBatch.Fields {
  func value<Value: Decodable>(_ key: String) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: BatchKey(stringValue: key))
  }

  func value<Value: Decodable>(_ key: String, or fallback: Value) throws -> Value {
    try value(key) ?? fallback
  }

  func isNull(_ key: String) throws -> Bool {
    let key = BatchKey(stringValue: key)
    return container.contains(key) ? try container.decodeNil(forKey: key) : false
  }

  /// One reading of a key that may hold several kinds of value; `nil` if it holds another kind.
  func perhaps<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    try? container.decode(type, forKey: BatchKey(stringValue: key))
  }

  /// The case whose raw value stands at `key`.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, or fallback: Choice
  ) throws -> Choice {
    guard let name: String = try value(key) else { return fallback }
    return try reading.name(name, key)
  }

  func unknown(_ name: String, _ key: String, known: [String]) -> BatchFault {
    reading.fault(.unknownName(name, known: known), key)
  }
}

extension FloatingUIBatch.Fields {
  private var reading: BatchReading { BatchReading(path: container.codingPath.words) }

  /// A rectangle written `[x, y, width, height]`.
  func rect(_ key: String) throws -> Rect {
    try reading.rect(container.decode([Double].self, forKey: BatchKey(stringValue: key)), key)
  }

  func rects(_ key: String) throws -> [Rect] {
    let lists: [[Double]] = try value(key, or: [])
    return try lists.map { try reading.rect($0, key) }
  }

  /// A size written `[width, height]`.
  func size(_ key: String, or fallback: Size? = nil) throws -> Size {
    guard let figures: [Double] = try value(key) else {
      if let fallback { return fallback }
      throw reading.fault(.missing, key)
    }
    return try reading.size(figures, key)
  }

  func placement(_ key: String, or fallback: FloatingUI.Placement) throws -> FloatingUI.Placement {
    guard let name: String = try value(key) else { return fallback }
    return try placement(key, name)
  }

  func placements(_ key: String) throws -> [FloatingUI.Placement]? {
    guard let names: [String] = try value(key) else { return nil }
    return try names.map { try placement(key, $0) }
  }

  private func placement(_ key: String, _ name: String) throws -> FloatingUI.Placement {
    guard let placement = FloatingUI.Placement(name: name) else {
      throw unknown(name, key, known: FloatingUI.Placement.all.map(\.name))
    }
    return placement
  }
}
