import PopoverGeometry

/// A value of JSON (RFC 8259), read and written by this program itself: a batch has one in and one out a line,
/// and a decoder that asks each type for its keys takes most of the time of a line.
package indirect enum JSON: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  /// A number that a `Double` does not give back as it was written: `9007199254740993`, `1.50`.
  case digits(String)
  case text(String)
  case list([JSON])
  /// Where a key stands twice, the last one counts.
  case object([Member])

  package struct Member: Sendable {
    var key: String
    var value: JSON

    package init(key: String, value: JSON) { (self.key, self.value) = (key, value) }
  }

  /// The figure of a number.
  var figure: Double? {
    switch self {
    case .number(let figure): figure
    case .digits(let digits): Double(digits)
    default: nil
    }
  }

  /// The value at a key of an object.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
  /// An object without the keys that have no value. The ``jsonValue`` of what has none is `null`, with
  /// which the key is there.
  package init(dictionaryLiteral elements: (String, (any JSONRepresentable)?)...) {
    self = .object(
      elements.compactMap { key, value in
        value.map { Member(key: key, value: $0.jsonValue) }
      })
  }

  package init(integerLiteral number: Int) { self = number.jsonValue }
}

/// A type that is written as one value in JSON.
package protocol JSONRepresentable {
  var jsonValue: JSON { get }
}

extension JSON: JSONRepresentable {
  package var jsonValue: JSON { self }
}

extension Bool: JSONRepresentable {
  package var jsonValue: JSON { .flag(self) }
}

extension Int: JSONRepresentable {
  package var jsonValue: JSON { .digits(String(self)) }
}

extension Double: JSONRepresentable {
  package var jsonValue: JSON { .number(self) }
}

extension String: JSONRepresentable {
  package var jsonValue: JSON { .text(self) }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  // A closure: a key path of a generic type is made anew each time, which takes longer than all else here.
  package var jsonValue: JSON { .list(map { $0.jsonValue }) }
}

extension Dictionary: JSONRepresentable where Key == String, Value: JSONRepresentable {
  package var jsonValue: JSON { .object(map { JSON.Member(key: $0, value: $1.jsonValue) }) }
}

/// Without a value it is `null`.
extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  package var jsonValue: JSON { self?.jsonValue ?? .null }
}

extension Extent: JSONRepresentable where Scalar: JSONRepresentable {
  /// `[width, height]`.
  package var jsonValue: JSON { [width, height].jsonValue }
}

extension Rectangle: JSONRepresentable where Scalar: JSONRepresentable {
  package var jsonValue: JSON { figures.jsonValue }
}

extension EdgeInsets: JSONRepresentable where Scalar: JSONRepresentable {
  package var jsonValue: JSON { figures.jsonValue }
}
