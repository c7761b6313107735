import AnnotatedYAML
import Foundation

/// One answer as one JSON object in one line, its keys sorted.
enum JSONText {
  /// What could make a terminal show a text as another one is escaped, as JSON has it for control
  /// characters.
  static func text(of answer: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let bytes = try encoder.encode(answer)
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.allSatisfy { $0 < 0x80 } ? text : text.unicodeScalars.map(shown).joined()
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let text = String(scalar)
    guard text.shownSafely != text else { return text }
    return text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
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
