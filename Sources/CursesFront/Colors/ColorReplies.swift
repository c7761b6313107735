/// What a terminal sends after it was asked for its colours: answers, and what is typed meanwhile. The bytes may
/// arrive in pieces of any length.
package struct ColorReplies: Equatable {
  package private(set) var colors = TerminalColors()
  /// Whether it has said who it is, which was asked last: no colour follows.
  package private(set) var isComplete = false
  /// The bytes that are no answers, in order: keys.
  package private(set) var typed: [UInt8] = []
  /// The beginning of something that is not complete, without the middle of what is too long for an answer.
  package private(set) var waiting: [UInt8] = []

  /// More than anybody types: what comes behind it stays in the terminal.
  private static let mostTyped = 1 << 16
  /// The bytes of an answer between its marks; a longer one is none.
  private static let longestAnswer = 1 << 10
  /// The same for the numbers by which a terminal says who it is.
  private static let longestIdentity = 1 << 8

  /// Nothing has come yet.
  package init() {}

  /// Whether no more is to be read of the terminal.
  package var areEnough: Bool { isComplete || typed.count >= Self.mostTyped }

  package mutating func take(_ bytes: some Sequence<UInt8>) {
    waiting += bytes
    var rest = waiting[...]
    while let length = read(rest) { rest = rest.dropFirst(length) }
    waiting = Array(rest)
    forgetMiddle()
  }

  /// A text that goes on and on is still one whose end is waited for: what comes before the end is not typed.
  private mutating func forgetMiddle() {
    guard waiting.count > Self.longestAnswer, waiting[1] == UInt8(ascii: "]") else { return }
    let text = waiting.dropFirst(2).prefix { $0 >= 0x20 }
    waiting.removeSubrange(text.dropFirst(Self.longestAnswer + 1).indices)
  }

  /// Reads one thing at the start, and returns its length; `nil` if it is not complete.
  private mutating func read(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == Byte.escape else { return keep(first) }
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "]"): return readString(bytes)
    case UInt8(ascii: "["): return readIdentity(bytes)
    default: return keep(first)
    }
  }

  private mutating func keep(_ byte: UInt8) -> Int {
    typed.append(byte)
    return 1
  }

  /// Reads `ESC ]` and a text up to a bell or ST; any other control character ends it too.
  private mutating func readString(_ bytes: ArraySlice<UInt8>) -> Int? {
    let text = bytes.dropFirst(2).prefix { $0 >= 0x20 }
    guard let end = bytes[text.endIndex...].first else { return nil }
    let length = text.count + 2
    let endsWell = bytes[text.endIndex...].starts(with: [Byte.escape, UInt8(ascii: "\\")])
    if end == Byte.escape, !endsWell, bytes.count == length + 1 { return nil }
    guard endsWell || end == Byte.bell else { return length }
    if text.count <= Self.longestAnswer {
      colors.take(answer: String(decoding: text, as: UTF8.self))
    }
    return length + (endsWell ? 2 : 1)
  }

  /// Reads `ESC [ ?`, numbers and `c`, by which the terminal says who it is. Anything else is typed.
  private mutating func readIdentity(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let mark = bytes.dropFirst(2).first else { return nil }
    guard mark == UInt8(ascii: "?") else { return keep(Byte.escape) }
    let numbers = bytes.dropFirst(3).prefix { (0x30...0x3B).contains($0) }
    guard numbers.count <= Self.longestIdentity else { return keep(Byte.escape) }
    guard let last = bytes[numbers.endIndex...].first else { return nil }
    guard last == UInt8(ascii: "c") else { return keep(Byte.escape) }
    isComplete = true
    return numbers.count + 4
  }
}
