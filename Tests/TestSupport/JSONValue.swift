import Foundation

/// Any value of JSON, for comparing answers without caring for their types.
package enum JSONValue: Decodable, Equatable, Sendable, CustomStringConvertible {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The most frequent kinds are tried first: the test library records the calls that led to each error, and that
  /// takes longer than the decoding.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  package init(parsing json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

  /// The value at a key; `nil` where there is none.
  package subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The values of a list, in their order.
  package var values: [JSONValue] { if case .list(let list) = self { list } else { [] } }

  /// The values of an object by their keys.
  package var members: [String: JSONValue] {
    if case .object(let object) = self { object } else { [:] }
  }

  /// The text at a key; `nil` where there is none.
  package func text(_ key: String) -> String? {
    if case .text(let text) = self[key] { text } else { nil }
  }

  /// The number at a key, or those of a list there; `nil` where there is neither.
  package func figures(_ key: String) -> [Double]? {
    if case .number(let number) = self[key] { return [number] }
    guard case .list(let values) = self[key] else { return nil }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  package var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let list): "\(list)"
    case .object(let object):
      "{" + object.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    }
  }

  /// Whether it is the same, figures within a millionth.
  package func agrees(with other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): abs(one - other) <= 1e-6
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.agrees(with: $1) }
    case (.object(let one), .object(let other)):
      one.count == other.count
        && one.allSatisfy { key, value in other[key].map(value.agrees(with:)) ?? false }
    default: self == other
    }
  }
}
