import PopoverGeometry

/// A value of JSON (RFC 8259). It is read and written without a decoder that asks each type for its keys, which
/// takes most of the time of a line, and can be carried by any decoder and encoder all the same.
public indirect enum JSON: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A number that a `Double` does not give back as it was written: `9007199254740993`, `1.50`. It is written as it stands,
  /// and must have the form that RFC 8259 gives numbers.
  case digits(String)
  /// A text.
  case text(String)
  /// A list.
  case list([JSON])
  /// An object. Where a key stands twice, the last one counts.
  case object([Member])

  /// A key of an object and its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// What stands at it.
    public var value: JSON

    /// A key and its value.
    public init(key: String, value: JSON) { (self.key, self.value) = (key, value) }
  }

  /// The figure of a number, `nil` for what is none: the nearest one where the digits are more than a `Double` has.
  public var figure: Double? {
    switch self {
    case .number(let figure): figure
    case .digits(let digits): Double(digits)
    default: nil
    }
  }

  /// The value at a key of an object; `nil` where there is none.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

extension JSON: Equatable {
  /// Whether both say the same, however they write it: `1.50` is `1.5`, and the order of keys does not count. Numbers
  /// that differ in a digit beyond those of a `Double` differ, also where a decoder has dropped such digits of one.
  public static func == (one: JSON, other: JSON) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.flag(let one), .flag(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.digits(let one), .digits(let other)) where one == other: true
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.object(let one), .object(let other)): byKey(one) == byKey(other)
    default: one.decimal != nil && one.decimal == other.decimal
    }
  }

  private var decimal: DecimalDigits? {
    switch self {
    case .number(let figure): DecimalDigits("\(figure)")
    case .digits(let digits): DecimalDigits(digits)
    default: nil
    }
  }

  private static func byKey(_ members: [Member]) -> [String: JSON] {
    Dictionary(members.map { ($0.key, $0.value) }) { $1 }
  }
}

/// A number by its digits, whatever zeros and exponent it is written with.
private struct DecimalDigits: Equatable {
  /// The digits between the zeros at both ends; none for zero.
  private var digits: ArraySlice<UInt8>
  /// The power of ten that the last digit counts.
  private var exponent: Int
  private var isNegative: Bool

  /// `nil` for what is no number, or has an exponent of more than 32 bits.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    isNegative = halves[0].hasPrefix("-")
    let whole = isNegative ? halves[0].dropFirst() : halves[0]
    let fraction = halves.count > 1 ? halves[1] : ""
    let all = Array((whole + fraction).utf8)
    let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
    guard !all.isEmpty, all.allSatisfy({ (zero...nine).contains($0) }) else { return nil }
    let first = all.firstIndex { $0 != zero } ?? all.endIndex
    let end = all.lastIndex { $0 != zero }.map { $0 + 1 } ?? all.endIndex
    digits = all[first..<end]
    if digits.isEmpty {
      (exponent, isNegative) = (0, false)
    } else {
      guard let power = parts.count > 1 ? Int32(parts[1]) : 0 else { return nil }
      exponent = Int(power) - fraction.utf8.count + all.endIndex - end
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
  /// An object without the keys that have no value. The ``JSONRepresentable/jsonValue`` of what has none is `null`,
  /// with which the key is there.
  public init(dictionaryLiteral elements: (String, (any JSONRepresentable)?)...) {
    self = .object(
      elements.compactMap { key, value in
        value.map { Member(key: key, value: $0.jsonValue) }
      })
  }

  /// A whole number.
  public init(integerLiteral number: Int) { self = number.jsonValue }
}

/// A type that is written as one value in JSON.
public protocol JSONRepresentable {
  /// The value in JSON.
  var jsonValue: JSON { get }
}

extension JSON: JSONRepresentable {
  /// Itself.
  public var jsonValue: JSON { self }
}

extension Bool: JSONRepresentable {
  /// `true` or `false`.
  public var jsonValue: JSON { .flag(self) }
}

extension Int: JSONRepresentable {
  /// The number with all of its digits.
  public var jsonValue: JSON { .digits(String(self)) }
}

extension Double: JSONRepresentable {
  /// The number.
  public var jsonValue: JSON { .number(self) }
}

extension String: JSONRepresentable {
  /// The text.
  public var jsonValue: JSON { .text(self) }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  /// A list of the elements.
  public var jsonValue: JSON {
    // A closure: a key path of a generic type is made anew each time, which takes longer than all else here.
    .list(map { $0.jsonValue })
  }
}

extension Dictionary: JSONRepresentable where Key == String, Value: JSONRepresentable {
  /// An object of the keys.
  public var jsonValue: JSON { .object(map { JSON.Member(key: $0, value: $1.jsonValue) }) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  /// The value; `null` where there is none.
  public var jsonValue: JSON { self?.jsonValue ?? .null }
}

extension Position: JSONRepresentable where Scalar: JSONRepresentable {
  /// `[x, y]`.
  public var jsonValue: JSON { .list([x.jsonValue, y.jsonValue]) }
}

extension Extent: JSONRepresentable where Scalar: JSONRepresentable {
  /// `[width, height]`.
  public var jsonValue: JSON { .list([width.jsonValue, height.jsonValue]) }
}

extension Rectangle: JSONRepresentable where Scalar: JSONRepresentable {
  /// `[x, y, width, height]`.
  public var jsonValue: JSON { figures.jsonValue }
}

extension EdgeInsets: JSONRepresentable where Scalar: JSONRepresentable {
  /// `[top, left, bottom, right]`.
  public var jsonValue: JSON { figures.jsonValue }
}
