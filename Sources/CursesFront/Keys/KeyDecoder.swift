import PopoverLab

/// Turns the bytes that a terminal sends into keys, pasted text and events of the mouse.
///
/// Bytes may arrive in pieces of any length: what is not complete waits for the rest. Everything else
/// is dropped: focus reports, answers to queries, unknown sequences, and bytes that are not UTF-8.
package struct KeyDecoder: Equatable, Sendable {
  /// What the bytes are: between two marks they are not keys.
  private enum Content {
    case keys
    case paste
    case controlString
  }

  private var content = Content.keys
  private var tail: [UInt8] = []
  private var pasted: [UInt8] = []
  /// More than a line takes; the rest of a longer paste is dropped.
  private static let longestPaste = 1 << 13

  /// A decoder without waiting bytes.
  package init() {}

  /// The events that are complete with these bytes, in order.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
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

  /// Whether the waiting bytes may be a key by themselves, such as a lone Escape: if nothing follows
  /// within a few hundredths of a second, ``flush()`` returns it.
  package var isUndecided: Bool {
    guard content != .paste, let last = tail.last, tail.count <= 3 else { return false }
    return tail.dropLast().allSatisfy { $0 == Byte.escape } && last < 0x80
  }

  /// The keys of the waiting bytes if they are undecided; call it when nothing has followed them.
  package mutating func flush() -> [Key] {
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

  /// Reads a control string, which ends with a bell or ST. Any other control character ends it too, so
  /// that an answer that is cut short cannot swallow all later keys.
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

/// The bytes with a special meaning in the input of a terminal.
enum Byte {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F
  static let pasteEnd = Array("\u{1B}[201~".utf8)
}
