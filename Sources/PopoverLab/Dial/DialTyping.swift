/// Digits that are typed one after another to go to the item of that label.
struct DialTyping: Equatable, Sendable {
  private(set) var digits = ""
  private var age = 0.0

  var isOver: Bool { digits.isEmpty || age >= DialConduct.typingTime }

  /// When it will be over, in seconds; `nil` if it is.
  var wantedTime: Double? { digits.isEmpty ? nil : max(0, DialConduct.typingTime - age) }

  mutating func pass(_ seconds: Double) { age += seconds }

  /// Takes a digit and tells the item that is meant by now: the one that is labelled so, zeros before it
  /// not counted. A digit with which no label goes on begins anew.
  mutating func type(_ digit: Character, labels: [String]) -> Int? {
    let isGoingOn = !isOver && Self.isMeant(digits + String(digit), labels)
    digits = (isGoingOn ? digits : "") + String(digit)
    age = 0
    return Self.item(digits, labels)
  }

  static func item(_ digits: String, _ labels: [String]) -> Int? {
    labels.firstIndex(of: digits)
      ?? labels.firstIndex { $0.withoutZeros == digits.withoutZeros }
  }

  private static func isMeant(_ digits: String, _ labels: [String]) -> Bool {
    item(digits, labels) != nil || labels.contains { $0.hasPrefix(digits) }
  }
}

extension String {
  /// A number without the zeros before it; anything else as it is.
  fileprivate var withoutZeros: Substring {
    guard !isEmpty, allSatisfy(\.isASCII), allSatisfy(\.isNumber) else { return self[...] }
    let number = drop { $0 == "0" }
    return number.isEmpty ? "0" : number
  }
}
