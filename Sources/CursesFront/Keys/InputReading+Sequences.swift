import PopoverLab

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

  /// Reads a key with Alt, for which some terminals send one more Escape before the sequence; otherwise
  /// the first Escape is the key.
  private static func afterTwoEscapes(_ rest: ArraySlice<UInt8>) -> InputReading? {
    guard let third = rest.dropFirst().first else { return nil }
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
      return InputReading(length: 1, key: Key(.escape))
    }
    return sequence(in: rest)?.lengthened(by: 1).altered
  }

  /// Reads what follows `ESC [`.
  private static func controlSequence(in bytes: ArraySlice<UInt8>) -> InputReading? {
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "M") { return mouseReport(in: bytes) }
    if first == UInt8(ascii: "[") { return linuxFunction(in: bytes) }
    let parameters = bytes.prefix { (0x30...0x3F).contains($0) }
    let intermediates = bytes[parameters.endIndex...].prefix { (0x20...0x2F).contains($0) }
    let sequence = ControlSequence(parameters: parameters, intermediates: intermediates)
    if let key = sequence.rxvtKey {
      return InputReading(length: parameters.count + 1, key: key)
    }
    guard let last = bytes[intermediates.endIndex...].first else { return nil }
    let length = parameters.count + intermediates.count
    guard (0x40...0x7E).contains(last) else { return InputReading(length: length) }
    let report = MouseReport(parameters: parameters, last: last)
    return InputReading(
      length: length + 1, key: sequence.key(endingWith: last), mouse: report?.event,
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
