import PopoverLab

/// Turns the bytes that a terminal sends into keys, pasted text, and what is done with the mouse.
///
/// Bytes may arrive in pieces of any length: what is not complete waits for the rest. What is none of
/// these is left out as a whole: focus reports, answers to queries, sequences that nobody knows, and
/// bytes that are not UTF-8.
public struct KeyDecoder: Equatable, Sendable {
  /// What arrives between two marks is no key.
  private enum Content {
    case keys
    case paste
    case controlString
  }

  private var content = Content.keys
  private var tail: [UInt8] = []
  private var pasted: [UInt8] = []
  /// More than a line takes; what is pasted beyond it is left out.
  private static let longestPaste = 1 << 13

  public init() {}

  /// What `bytes` complete, in order.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    tail.append(contentsOf: bytes)
    var events: [TerminalEvent] = []
    var rest = tail[...]
    while let reading = read(rest) {
      if let key = reading.key { events.append(.key(key)) }
      if reading.endsPaste { events += takePaste() }
      if let mouse = reading.mouse { events.append(.mouse(mouse)) }
      rest = rest.dropFirst(reading.length)
    }
    tail = Array(rest)
    return events
  }

  private mutating func takePaste() -> [TerminalEvent] {
    defer { pasted = [] }
    return pasted.isEmpty ? [] : [.pasted(String(decoding: pasted, as: UTF8.self))]
  }

  /// Whether what waits may be a key as it stands, such as a lone Escape: if nothing follows within
  /// a few hundredths of a second, ``flush()`` has it.
  public var isUndecided: Bool {
    guard content != .paste, let last = tail.last, tail.count <= 3 else { return false }
    return tail.dropLast().allSatisfy { $0 == Byte.escape } && last < 0x80
  }

  /// The keys that wait undecided, because nothing has followed them.
  public mutating func flush() -> [Key] {
    guard isUndecided else { return [] }
    content = .keys
    defer { tail = [] }
    var keys = tail.map { _ in Key(.escape) }
    if let last = tail.last, last != Byte.escape {
      keys.removeLast(2)
      keys += [InputReading.character(in: [last])?.key?.with(.alt)].compactMap(\.self)
    }
    return keys
  }

  /// Reads one thing at the start of `bytes`; `nil` if it is not complete.
  private mutating func read(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    guard let first = bytes.first else { return nil }
    switch content {
    case .paste: return readPaste(bytes)
    case .controlString: return readControlString(bytes)
    case .keys where first == Byte.escape: return readSequence(bytes)
    case .keys: return .character(in: bytes)
    }
  }

  private mutating func readSequence(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    let reading = InputReading.sequence(in: bytes)
    switch reading?.opens {
    case .paste: content = .paste
    case .controlString: content = .controlString
    case nil: break
    }
    return reading
  }

  private mutating func readPaste(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    guard bytes.first == Byte.escape else {
      return keep(bytes.prefix { $0 != Byte.escape })
    }
    let common = zip(bytes, Byte.pasteEnd).prefix { $0 == $1 }.count
    if common == bytes.count, common < Byte.pasteEnd.count { return nil }
    guard common == Byte.pasteEnd.count else { return keep(bytes.prefix(common)) }
    content = .keys
    return InputReading(length: common, endsPaste: true)
  }

  private mutating func keep(_ text: ArraySlice<UInt8>) -> InputReading {
    pasted += text.prefix(KeyDecoder.longestPaste - pasted.count)
    return InputReading(length: text.count)
  }

  /// A string ends with a bell or ST; any other control character breaks it off, so that no answer
  /// that is cut short can swallow keys for ever.
  private mutating func readControlString(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    let text = bytes.prefix { $0 >= 0x20 }
    guard text.isEmpty else { return InputReading(length: text.count) }
    if bytes.count == 1, bytes.first == Byte.escape { return nil }
    content = .keys
    if bytes.first == Byte.bell { return InputReading(length: 1) }
    return bytes.starts(with: [Byte.escape, UInt8(ascii: "\\")])
      ? InputReading(length: 2) : read(bytes)
  }
}
