import AnnotatedYAML
import Foundation
import PopoverGeometry

/// A value of JSON.
indirect enum JSON: Equatable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// The value in one line, the keys of objects sorted.
  ///
  /// What could make a terminal show a text as another one is escaped, as JSON has it for control
  /// characters.
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

extension JSON: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .whole(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  /// An object without the keys that have no value; a key with the value `null` is there.
  init(dictionaryLiteral elements: (String, JSON?)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements).compactMapValues(\.self))
  }

  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(integerLiteral number: Int) { self = .whole(number) }
  init(stringLiteral text: String) { self = .text(text) }
}

/// A type that is written as one value in JSON.
protocol JSONRepresentable {
  var jsonValue: JSON { get }
}

extension Bool: JSONRepresentable { var jsonValue: JSON { .flag(self) } }
extension Int: JSONRepresentable { var jsonValue: JSON { .whole(self) } }
extension Double: JSONRepresentable { var jsonValue: JSON { .number(self) } }
extension String: JSONRepresentable { var jsonValue: JSON { .text(self) } }

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
