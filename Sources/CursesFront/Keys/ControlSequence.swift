import PopoverLab

/// The parameters of a control sequence: the bytes between `ESC [` and the letter at the end.
struct ControlSequence: Equatable {
  /// The numbers, with `nil` for a missing one; no list at all if there is anything but numbers.
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

  /// The key of rxvt's form with Shift, which ends with `$`; elsewhere that never ends a sequence.
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
  /// 8 meta. Without a number there are none; `nil` if it is no such sum.
  var modifiers: Key.Modifiers? {
    guard let last = numbers?.last else { return numbers.map { _ in [] } }
    guard let last, (1...16).contains(last) else { return nil }
    let bits = UInt8(last - 1)
    return Key.Modifiers(rawValue: bits & 7).union(bits & 8 == 0 ? [] : .alt)
  }
}

/// The keys of sequences, by the byte or the number that identifies each.
enum KeySequences {
  /// After `ESC [` and `ESC O`, with or without modifiers.
  static let letters = ByteTable<Key.Code>([
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ])

  /// After `ESC [`: letters that carry their modifiers.
  static let shiftedLetters = ByteTable<Key>([
    ("Z", Key(.tab, .shift)), ("a", Key(.up, .shift)), ("b", Key(.down, .shift)),
    ("c", Key(.right, .shift)), ("d", Key(.left, .shift)),
  ])

  /// After `ESC O` alone: rxvt's arrows with Control, and the number pad's Enter.
  static let applicationKeys = ByteTable<Key>([
    ("M", Key(.enter)), ("a", Key(.up, .control)), ("b", Key(.down, .control)),
    ("c", Key(.right, .control)), ("d", Key(.left, .control)),
  ])

  /// After `ESC [ [`.
  static let linuxFunctions = ByteTable<Key>([
    ("A", Key(.function(1))), ("B", Key(.function(2))), ("C", Key(.function(3))),
    ("D", Key(.function(4))), ("E", Key(.function(5))),
  ])

  /// Between `ESC [` and `~`.
  static let numbers: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// What rxvt writes instead of `~`.
  static let rxvtModifiers = ByteTable<Key.Modifiers>([
    ("^", .control), ("@", [.control, .shift]),
  ])
}

/// A table of values for some of the bytes of ASCII.
struct ByteTable<Value: Sendable>: Sendable {
  private var values: [Value?]

  init(_ rows: [(Unicode.Scalar, Value)]) {
    values = Array(repeating: nil, count: 0x80)
    for (byte, value) in rows { values[Int(UInt8(ascii: byte))] = value }
  }

  subscript(byte: UInt8) -> Value? { byte < 0x80 ? values[Int(byte)] : nil }
}

extension InputReading {
  /// Reads a sequence that begins with Escape; `nil` if it is not complete, as after the key Escape.
  static func sequence(in bytes: ArraySlice<UInt8>) -> InputReading? {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return nil }
    switch second {
    case UInt8(ascii: "["): return controlSequence(in: rest.dropFirst())?.lengthened(by: 2)
    case UInt8(ascii: "O"): return shiftedFunction(in: rest.dropFirst())?.lengthened(by: 2)
    case Byte.escape: return afterTwoEscapes(rest)
    case _ where stringIntroducers.contains(second):
      return rest.count < 2 ? nil : InputReading(length: 2, opens: .controlString)
    default: return character(in: rest)?.lengthened(by: 1).altered
    }
  }

  /// Operating system, device control, application, privacy and start-of-string strings.
  private static let stringIntroducers = Array("]P_^X".utf8)

  /// Reads a key with Alt after one more Escape of some terminals, or else that Escape as the key.
  private static func afterTwoEscapes(_ rest: ArraySlice<UInt8>) -> InputReading? {
    guard let third = rest.dropFirst().first else { return nil }
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
      return InputReading(length: 1, key: Key(.escape))
    }
    return sequence(in: rest)?.lengthened(by: 1).altered
  }

  /// More bytes than any sequence has that a terminal sends; more of them are not collected.
  private static let longestSequence = 128

  /// Reads what follows `ESC [`.
  private static func controlSequence(in bytes: ArraySlice<UInt8>) -> InputReading? {
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "M") { return mouseReport(in: bytes) }
    if first == UInt8(ascii: "[") { return linuxFunction(in: bytes) }
    // Parameters after intermediate bytes make no sequence that is known, but belong to it all the same.
    let body = bytes.prefix { (0x20...0x3F).contains($0) }
    if body.count > longestSequence {
      return InputReading(length: body.count, opens: .overlongSequence)
    }
    let parameters = body.prefix { $0 >= 0x30 }
    let intermediates = body[parameters.endIndex...]
    let sequence = ControlSequence(parameters: parameters, intermediates: intermediates)
    if let key = sequence.rxvtKey {
      return InputReading(length: parameters.count + 1, key: key)
    }
    guard let last = bytes[body.endIndex...].first else { return nil }
    guard (0x40...0x7E).contains(last) else { return InputReading(length: body.count) }
    let report =
      intermediates.isEmpty ? MouseReport(parameters: parameters, last: last) : nil
    return InputReading(
      length: body.count + 1, key: sequence.key(endingWith: last), mouse: report?.event,
      opens: sequence.beginsPaste(endingWith: last) ? .paste : nil)
  }

  /// Reads `M` and three bytes for the button, the column and the row.
  private static func mouseReport(in bytes: ArraySlice<UInt8>) -> InputReading? {
    let report = bytes.prefix(4).prefix { $0 >= 0x20 }
    if report.count < 4, report.count == bytes.count { return nil }
    return InputReading(
      length: report.count, mouse: MouseReport(bytes: report.dropFirst())?.event)
  }

  /// Reads `[` and a letter: the first function keys of the Linux console.
  private static func linuxFunction(in bytes: ArraySlice<UInt8>) -> InputReading? {
    guard let letter = bytes.dropFirst().first else { return nil }
    return InputReading(length: letter >= 0x20 ? 2 : 1, key: KeySequences.linuxFunctions[letter])
  }

  /// Reads what follows `ESC O`.
  private static func shiftedFunction(in bytes: ArraySlice<UInt8>) -> InputReading? {
    let parameters = bytes.prefix { (0x30...0x3B).contains($0) }
    if parameters.count > longestSequence {
      return InputReading(length: parameters.count, opens: .overlongSequence)
    }
    guard let last = bytes[parameters.endIndex...].first else { return nil }
    guard (0x21...0x7E).contains(last) else { return InputReading(length: parameters.count) }
    let key = KeySequences.applicationKeys[last] ?? KeySequences.letters[last].map { Key($0) }
    let modifiers = ControlSequence(parameters: parameters).modifiers
    return InputReading(
      length: parameters.count + 1, key: key.flatMap { key in modifiers.map { key.with($0) } })
  }

  private func lengthened(by count: Int) -> InputReading {
    var reading = self
    reading.length += count
    return reading
  }

  private var altered: InputReading {
    var reading = self
    reading.key = key?.with(.alt)
    return reading
  }
}
