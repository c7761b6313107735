import AnnotatedYAML
import Foundation
import PopoverGeometry

struct JSON: Encodable, JSONRepresentable {
  private let value: any Encodable

  init(_ value: any Encodable) { self.value = value }

  static var null: JSON { JSON(Int?.none) }
  static func list(_ values: [JSON]) -> JSON { JSON(values) }
  static func object(_ values: [String: JSON]) -> JSON { JSON(values) }

  var jsonValue: JSON { self }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// An object in one line.
  static func line(_ object: JSON) throws -> String { try object.line }

  /// The value in one line, the keys of objects sorted. What could make a terminal show a text as another
  /// one is escaped, as JSON has it for control characters.
  var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let bytes = try encoder.encode(self)
      let text = String(decoding: bytes, as: UTF8.self)
      return bytes.allSatisfy { $0 < 0x80 } ? text : text.unicodeScalars.map(Self.shown).joined()
    }
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

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
  /// An object without the keys that have no value. The ``jsonValue`` of what has none is `null`, with
  /// which the key is there.
  init(dictionaryLiteral elements: (String, (any JSONRepresentable)?)...) {
    self.init(Dictionary(uniqueKeysWithValues: elements).compactMapValues { $0?.jsonValue })
  }

  init(integerLiteral number: Int) { self.init(number) }
}

/// A type that is written as one value in JSON.
protocol JSONRepresentable {
  var jsonValue: JSON { get }
}

extension JSONRepresentable where Self: Encodable {
  var jsonValue: JSON { JSON(self) }
}

extension Bool: JSONRepresentable {}
extension Int: JSONRepresentable {}
extension Double: JSONRepresentable {}
extension String: JSONRepresentable {}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  var jsonValue: JSON { .list(map(\.jsonValue)) }
}

extension Dictionary: JSONRepresentable where Key == String, Value: JSONRepresentable {
  var jsonValue: JSON { .object(mapValues(\.jsonValue)) }
}

/// Without a value it is `null`.
extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  var jsonValue: JSON { self?.jsonValue ?? .null }
}

extension Extent: JSONRepresentable where Scalar: JSONRepresentable {
  /// `[width, height]`.
  var jsonValue: JSON { [width, height].jsonValue }
}

extension Rectangle: JSONRepresentable where Scalar: JSONRepresentable {
  var jsonValue: JSON { figures.jsonValue }
}

extension EdgeInsets: JSONRepresentable where Scalar: JSONRepresentable {
  var jsonValue: JSON { figures.jsonValue }
}
