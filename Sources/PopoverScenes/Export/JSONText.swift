import Foundation

/// One answer as one JSON object in one line, its keys sorted.
enum JSONText {
  static func text(of answer: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(answer), as: UTF8.self)
  }
}

/// A value whose key is there even when it is not: as `null`.
struct Nullable<Value: Encodable>: Encodable {
  var value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
