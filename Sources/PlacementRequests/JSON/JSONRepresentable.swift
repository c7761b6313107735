import PopoverGeometry

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
