import PopoverLab

/// What stands between `ESC [` and the letter that ends a sequence.
struct ControlSequence: Equatable {
  /// The numbers; a missing one is `nil`. Absent altogether if they are not plain numbers.
  private let numbers: [Int?]?
  private let intermediates: ArraySlice<UInt8>

  init(parameters: ArraySlice<UInt8>, intermediates: ArraySlice<UInt8> = []) {
    self.intermediates = intermediates
    numbers = ControlSequence.numbers(in: parameters)
  }

  private static func numbers(in parameters: ArraySlice<UInt8>) -> [Int?]? {
    if parameters.isEmpty { return [] }
    guard parameters.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }) else {
      return nil
    }
    return parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  func beginsPaste(endingWith last: UInt8) -> Bool {
    last == UInt8(ascii: "~") && numbers == [200] && intermediates.isEmpty
  }

  /// The key of a sequence that ends with `last`, if it is one.
  func key(endingWith last: UInt8) -> Key? {
    guard intermediates.isEmpty, let numbers, numbers.count <= 2 else { return nil }
    if let shift = KeySequences.rxvtModifiers[last] {
      return numbers.count == 1 ? numberedKey?.with(shift) : nil
    }
    guard last != UInt8(ascii: "~") else { return numberedKey }
    guard numbers.isEmpty || numbers.count == 2 && numbers[0] == 1 else { return nil }
    let key = KeySequences.shiftedLetters[last] ?? KeySequences.letters[last].map { Key($0) }
    return key.flatMap { key in modifiers.map { key.with($0) } }
  }

  /// The key of rxvt's form with Shift, which ends with what elsewhere never ends a sequence.
  var rxvtKey: Key? {
    guard intermediates.first == UInt8(ascii: "$"), numbers?.count == 1 else { return nil }
    return numberedKey?.with(.shift)
  }

  private var numberedKey: Key? {
    guard let numbers, let number = numbers.first ?? nil else { return nil }
    guard let code = KeySequences.numbers[number] else { return nil }
    return numbers.count == 1 ? Key(code) : modifiers.map { Key(code, $0) }
  }

  /// xterm's modifiers, the last of the numbers: one more than a sum of 1 shift, 2 alt, 4 control and
  /// 8 meta. None without a number; `nil` if it is no such sum.
  var modifiers: Key.Modifiers? {
    guard let last = numbers?.last else { return numbers.map { _ in [] } }
    guard let last, (1...16).contains(last) else { return nil }
    let bits = UInt8(last - 1)
    return Key.Modifiers(rawValue: bits & 7).union(bits & 8 == 0 ? [] : .alt)
  }
}
