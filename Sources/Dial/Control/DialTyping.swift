/// Digits that are typed one after another to go to the item of that label.
struct DialTyping: Equatable, Sendable {
  private(set) var digits = ""
  private var age = 0.0

  var isOver: Bool { digits.isEmpty || age >= DialBehavior.typingTime }

  /// When it will be over, in seconds; `nil` if it is.
  var wantedTime: Double? { digits.isEmpty ? nil : max(0, DialBehavior.typingTime - age) }

  mutating func pass(_ seconds: Double) { age += seconds }

  /// Takes a digit and tells the item that is meant by now: the one that is labelled so, zeros before it
  /// not counted; where no label is a number, the one of that place, as scene files count them from 0. A
  /// digit with which nothing goes on begins anew.
  mutating func type(_ digit: Character, labels: [String]) -> Int? {
    let isGoingOn = !isOver && Self.isMeant(digits + String(digit), labels)
    digits = (isGoingOn ? digits : "") + String(digit)
    age = 0
    return Self.item(digits, labels)
  }

  static func item(_ digits: String, _ labels: [String]) -> Int? {
    labels.firstIndex(of: digits)
      ?? typed(labels).firstIndex { $0.withoutZeros == digits.withoutZeros }
  }

  /// What digits can name the items by.
  private static func typed(_ labels: [String]) -> [String] {
    labels.contains(where: \.isNumber) ? labels : labels.indices.map { "\($0)" }
  }

  private static func isMeant(_ digits: String, _ labels: [String]) -> Bool {
    item(digits, labels) != nil || typed(labels).contains { $0.hasPrefix(digits) }
  }
}

extension String {
  fileprivate var isNumber: Bool {
    !isEmpty && unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
  }

  /// A number without the zeros before it; anything else as it is.
  fileprivate var withoutZeros: Substring {
    guard isNumber else { return self[...] }
    let number = drop { $0 == "0" }
    return number.isEmpty ? "0" : number
  }
}
