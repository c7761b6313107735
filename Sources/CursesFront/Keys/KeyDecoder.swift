import PopoverLab

/// Turns the bytes that a terminal sends into keys, pasted text and events of the mouse. Bytes may
/// arrive in pieces of any length: what is not complete waits for the rest, though not for ever. Everything
/// else is dropped: focus reports, answers to queries, unknown sequences, and bytes that are not UTF-8.
package struct KeyDecoder: Equatable, Sendable {
  /// What the bytes are: between two marks they are not keys.
  enum Content {
    case keys
    case paste
    /// Text without marks, and more of it at once than anybody types: a paste in a terminal that does not mark pastes.
    case unmarkedPaste
    case controlString
    /// The rest of a sequence that is longer than any.
    case overlongSequence
  }

  private var content = Content.keys
  private var tail: [UInt8] = []
  private var pasted: [UInt8] = []
  /// The bytes of the paste so far, those that are dropped too.
  private var pastedLength = 0
  /// Whether nothing has come for a while in the middle of a paste: it may go on, or its end may never come.
  private var isPaused = false
  /// More than a line takes; the rest of a longer paste is dropped.
  private static let longestPaste = 1 << 13
  /// More than a person pastes on purpose: a control-C in what follows is the key.
  package static let pasteLimit = 1 << 20
  /// A block of at least so many bytes is more than a person types. A text without marks whose first block is shorter
  /// is taken for keys, as nothing tells it from them.
  static let unmarkedPasteSize = 512

  /// A decoder without waiting bytes.
  package init() {}

  /// The events that are complete with bytes that have come at once. A control-C that comes alone is the key even in
  /// a paste, and a long text is a paste even without marks. After a pause in a paste, a letter or another key that comes
  /// alone is typed, as the end of the paste may never come.
  package mutating func decode(block: some Collection<UInt8>) -> [TerminalEvent] {
    // Nothing has come, and a pause goes on.
    if block.isEmpty { return [] }
    if content.isPaste, block.elementsEqual([Byte.interrupt]) { return interruptPaste() }
    if isPaused { resume(with: block) }
    let isLong = block.count >= Self.unmarkedPasteSize
    if isLong, content == .keys, tail.isEmpty, !block.contains(Byte.escape) {
      content = .unmarkedPaste
    }
    return decode(block)
  }

  private mutating func resume(with block: some Collection<UInt8>) {
    isPaused = false
    // The mark at the end of a paste may come in pieces, too.
    let rest = tail + block
    let isEnd = rest.starts(with: Byte.pasteEnd) || Byte.pasteEnd.starts(with: rest)
    let isAlone = InputReading.character(in: block)?.length == block.count
    let isKey = block.first == Byte.escape || isAlone
    if isKey, !isEnd || block.elementsEqual([Byte.escape]) { self = KeyDecoder() }
  }

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
    defer { (pasted, pastedLength) = ([], 0) }
    return pasted.isEmpty ? [] : [.pasted(String(decoding: pasted, as: UTF8.self))]
  }

  /// Gives up a paste for the key that always works.
  private mutating func interruptPaste() -> [TerminalEvent] {
    self = KeyDecoder()
    return [.key(.control("c"))]
  }

  /// How long to wait for the rest of what has come, before ``flush()`` gives it up; `nil` if nothing is unfinished.
  ///
  /// - Parameter escapeDelay: the time for what may be a key by itself.
  package func timeout(escapeDelay: Duration) -> Duration? {
    switch content {
    case .paste where isPaused: nil
    case .unmarkedPaste: isPaused ? .seconds(1) : .milliseconds(50)
    case .keys where tail.isEmpty: nil
    case .keys, .controlString: isUndecided ? escapeDelay : .seconds(1)
    case .paste, .overlongSequence: .seconds(1)
    }
  }

  /// Whether the waiting bytes may be a key by themselves, such as a lone Escape.
  package var isUndecided: Bool {
    guard !content.isPaste, let last = tail.last, tail.count <= 3 else { return false }
    return tail.dropLast().allSatisfy { $0 == Byte.escape } && last < 0x80
  }

  /// What the waiting bytes are without a rest: keys, or a paste as far as it has come; call it when nothing has
  /// followed them for the time of ``timeout(escapeDelay:)``. The rest of a paste may come later all the same, from
  /// a slow line or after a computer has slept: what is longer than one key is not taken for keys.
  package mutating func flush() -> [TerminalEvent] {
    if content.isPaste, !isPaused {
      isPaused = true
      return takePaste()
    }
    let events = isUndecided ? undecidedKeys.map(TerminalEvent.key) : takePaste()
    self = KeyDecoder()
    return events
  }

  private var undecidedKeys: [Key] {
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
    case .unmarkedPaste: return readUnmarkedPaste(bytes)
    case .overlongSequence: return readOverlongSequence(bytes)
    case .controlString: return readControlString(bytes)
    case .keys where first == Byte.escape: return readSequence(bytes)
    case .keys: return .character(in: bytes)
    }
  }

  private mutating func readSequence(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    let reading = InputReading.sequence(in: bytes)
    if let opened = reading?.opens { content = opened }
    return reading
  }

  private mutating func readPaste(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    let isTooLong = pastedLength > Self.pasteLimit
    let text = bytes.prefix { $0 != Byte.escape && !(isTooLong && $0 == Byte.interrupt) }
    guard text.isEmpty else { return keep(text) }
    if bytes.first == Byte.interrupt {
      // The rest up to the mark is no keys either.
      pasted = []
      return InputReading(length: 1, key: .control("c"))
    }
    let common = zip(bytes, Byte.pasteEnd).prefix { $0 == $1 }.count
    if common == bytes.count, common < Byte.pasteEnd.count { return nil }
    guard common == Byte.pasteEnd.count else { return keep(bytes.prefix(common)) }
    content = .keys
    return InputReading(length: common, endsPaste: true)
  }

  /// Reads text without marks; what begins with Escape is a key again.
  private mutating func readUnmarkedPaste(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    let text = bytes.prefix { $0 != Byte.escape && $0 != Byte.interrupt }
    guard text.isEmpty else { return keep(text) }
    if bytes.first == Byte.interrupt {
      self = KeyDecoder()
      return InputReading(length: 1, key: .control("c"))
    }
    content = .keys
    return InputReading(length: 0, endsPaste: true)
  }

  private mutating func keep(_ text: ArraySlice<UInt8>) -> InputReading {
    pasted += text.prefix(max(0, KeyDecoder.longestPaste - pastedLength))
    pastedLength += text.count
    return InputReading(length: text.count)
  }

  /// Drops what is left of a sequence, up to the byte that ends it, or to a control character, which does not belong
  /// to it.
  private mutating func readOverlongSequence(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    let rest = bytes.prefix { (0x20...0x3F).contains($0) }
    guard rest.isEmpty else { return InputReading(length: rest.count) }
    content = .keys
    let isEnd = bytes.first.map { (0x40...0x7E).contains($0) } ?? false
    return isEnd ? InputReading(length: 1) : read(bytes)
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
  /// Control-C.
  static let interrupt: UInt8 = 0x03
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F
  static let pasteEnd = Array("\u{1B}[201~".utf8)
}

/// One thing that is read at the start of the bytes that a terminal has sent.
struct InputReading: Equatable {
  /// The bytes it takes.
  var length: Int
  var key: Key?
  /// The event of the mouse that it reports, if it does.
  var mouse: MouseEvent?
  /// What it begins; a mark of its own ends it.
  var opens: KeyDecoder.Content?
  /// Whether it is the mark at the end of a pasted text.
  var endsPaste = false
}

extension KeyDecoder.Content {
  fileprivate var isPaste: Bool { self == .paste || self == .unmarkedPaste }
}

extension Key {
  func with(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }
}

extension InputReading {
  /// Reads a character of UTF-8 or a control character; `nil` if its last bytes are missing.
  static func character(in bytes: some Collection<UInt8>) -> InputReading? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return InputReading(length: 1, key: ascii(first)) }
    guard let form = forms.first(where: { $0.mask & first == $0.lead }) else {
      return InputReading(length: 1)
    }
    let continuation = bytes.dropFirst().prefix(form.length - 1).prefix { $0 & 0xC0 == 0x80 }
    if continuation.count < form.length - 1 {
      return continuation.count + 1 == bytes.count
        ? nil : InputReading(length: continuation.count + 1)
    }
    let value = continuation.reduce(UInt32(first & ~form.mask)) { $0 << 6 | UInt32($1 & 0x3F) }
    let scalar = value < form.least ? nil : Unicode.Scalar(value)
    return InputReading(length: form.length, key: scalar.map(Key.character))
  }

  /// The first bytes of UTF-8 with the length of the character and its least value: an overlong form is
  /// not valid, and the values below U+00A0 are control characters.
  private static let forms: [(mask: UInt8, lead: UInt8, length: Int, least: UInt32)] = [
    (0xE0, 0xC0, 2, 0xA0), (0xF0, 0xE0, 3, 0x800), (0xF8, 0xF0, 4, 0x1_0000),
  ]

  private static func ascii(_ byte: UInt8) -> Key {
    switch byte {
    case 0x08, Byte.delete: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case Byte.escape: Key(.escape)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Unicode.Scalar(byte | 0x60))
    case 0x1C...0x1F: .control(Unicode.Scalar(byte | 0x40))
    default: .character(Unicode.Scalar(byte))
    }
  }
}
