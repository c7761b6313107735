/// Digits that are typed one after another to name an item.
struct DialTyping: Equatable, Sendable {
  private(set) var digits = ""
  private var age = 0.0

  var isOver: Bool {
    digits.isEmpty || age >= DialBehavior.typingTime - DialBehavior.roundingTime
  }

  /// The seconds until it is over; `nil` if it is.
  var wantedTime: Double? { isOver ? nil : DialBehavior.typingTime - age }

  mutating func pass(_ seconds: Double) { age += seconds }

  /// Adds a digit, and returns the item that the digits name: by its label without leading zeros,
  /// or, if no label is a number, by its index. A digit that continues no name begins a new one.
  mutating func type(_ digit: Character, labels: [String]) -> Int? {
    let longer = digits + String(digit)
    // Without its minus a digit would name another item.
    let isGoingOn = !isOver && (digits.first == "-" || Self.beginsName(longer, labels))
    digits = isGoingOn ? longer : String(digit)
    age = 0
    return Self.item(digits, labels)
  }

  /// What was typed, if no item is called so and none begins so.
  func unknown(among labels: [String]) -> String? {
    Self.beginsName(digits, labels) ? nil : digits
  }

  static func item(_ digits: String, _ labels: [String]) -> Int? {
    labels.firstIndex(of: digits)
      ?? typed(labels).firstIndex { $0.withoutZeros == digits.withoutZeros }
  }

  /// The names of the items that can be typed.
  private static func typed(_ labels: [String]) -> [String] {
    labels.contains(where: \.isNumber) ? labels : labels.indices.map { "\($0)" }
  }

  private static func beginsName(_ digits: String, _ labels: [String]) -> Bool {
    item(digits, labels) != nil || typed(labels).contains { $0.hasPrefix(digits) }
  }
}

extension String {
  /// A number without leading zeros; other text unchanged.
  fileprivate var withoutZeros: String {
    guard isNumber else { return self }
    let sign = prefix { $0 == "-" }
    let number = dropFirst(sign.count).drop { $0 == "0" }
    return "\(sign)\(number.isEmpty ? "0" : number)"
  }
}
