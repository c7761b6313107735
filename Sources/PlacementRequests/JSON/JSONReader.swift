import MessageText

/// What is wrong with a text that should be JSON.
public struct JSONFault: Error, Equatable, Sendable {
  /// The character at which it is wrong, counted from 1.
  public var column: Int
  /// What should stand there: `a value`.
  public var expected: String

  /// What is wrong at a character.
  public init(column: Int, expected: String) { (self.column, self.expected) = (column, expected) }
}

extension JSONFault: CustomStringConvertible {
  /// Where it is wrong, and what should stand there.
  public var description: String { "column \(column) should be \(expected)" }
}

extension JSON {
  /// Reads one value in UTF-8, with nothing but white space around it, and at most 256 levels deep.
  public init(reading bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// Reads values one behind the other, by the grammar of RFC 8259.
private struct JSONReader {
  private let bytes: [UInt8]
  /// Some programs write a mark of the byte order before the first line.
  private let start: Int
  private var place: Int
  private var depth = 0

  /// Lists and objects in one another; more would overflow the stack.
  private static let deepest = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: "\u{FEFF}".utf8) ? "\u{FEFF}".utf8.count : 0
    place = start
  }

  mutating func document() throws(JSONFault) -> JSON {
    let value = try value()
    skipSpace()
    guard place == bytes.count else { throw fault("the end of the line") }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ expected: String) -> JSONFault {
    fault(expected, at: place)
  }

  /// Columns count characters, as those of other files do.
  private func fault(_ expected: String, at place: Int) -> JSONFault {
    JSONFault(
      column: bytes[start..<place].count { $0 & 0xC0 != 0x80 } + 1, expected: expected)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  /// Passes over a byte, if it is the next one after white space.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(JSONFault) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONFault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONFault) in try reader.list() }
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONFault) -> JSON
  ) throws(JSONFault) -> JSON {
    guard depth < Self.deepest else { throw fault("no more than \(Self.deepest) levels") }
    (place, depth) = (place + 1, depth + 1)
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONFault) -> JSON {
    guard bytes[place...].starts(with: word.utf8) else { throw fault("a value") }
    place += word.utf8.count
    return value
  }
}

extension JSONReader {
  private mutating func list() throws(JSONFault) -> JSON {
    var values: [JSON] = []
    if skip("]") { return .list(values) }
    repeat { values.append(try value()) } while skip(",")
    guard skip("]") else { throw fault("',' or ']'") }
    return .list(values)
  }

  private mutating func object() throws(JSONFault) -> JSON {
    var (members, keys): ([JSON.Member], Set<String>) = ([], [])
    if skip("}") { return .object(members) }
    repeat { members.append(try member(besides: &keys)) } while skip(",")
    guard skip("}") else { throw fault("',' or '}'") }
    return .object(members)
  }

  /// - Parameter keys: those that the object has already.
  private mutating func member(besides keys: inout Set<String>) throws(JSONFault) -> JSON.Member {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes") }
    let start = place
    let key = try text()
    guard keys.insert(key).inserted else {
      place = start
      throw fault("another key, as \(quoted(key)) stands twice")
    }
    guard skip(":") else { throw fault("':'") }
    return JSON.Member(key: key, value: try value())
  }
}

extension JSONReader {
  private mutating func number() throws(JSONFault) -> JSON {
    let start = place
    _ = skipSign("-")
    let whole = try digits()
    guard whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0") else {
      place = whole.lowerBound
      throw fault("a number without a zero before it")
    }
    let isWhole = try !fraction()
    if isWhole, place - start < 16 {
      return .number(figure(whole, isNegative: whole.lowerBound > start))
    }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let figure = Double(digits), figure.description == digits else { return .digits(digits) }
    return .number(figure)
  }

  /// Few enough digits for a whole number, without a sign.
  private func figure(_ digits: Range<Int>, isNegative: Bool) -> Double {
    let figure = bytes[digits].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -Double(figure) : Double(figure)
  }

  /// Passes over what stands behind the whole part; tells whether there was anything.
  private mutating func fraction() throws(JSONFault) -> Bool {
    let start = place
    if skipSign(".") { _ = try digits() }
    if skipSign("e") || skipSign("E") {
      _ = skipSign("+") || skipSign("-")
      _ = try digits()
    }
    return place > start
  }

  private mutating func skipSign(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func digits() throws(JSONFault) -> Range<Int> {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw fault("a value") }
    return start..<place
  }
}

extension JSONReader {
  private mutating func text() throws(JSONFault) -> String {
    let start = place + 1
    place = start
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      place += 1
    }
    guard next == UInt8(ascii: "\"") else { return try escapedText(from: start) }
    place += 1
    return try decoded(bytes[start..<(place - 1)], at: start)
  }

  private func decoded(_ content: ArraySlice<UInt8>, at start: Int) throws(JSONFault) -> String {
    let text = String(decoding: content, as: UTF8.self)
    // What was not UTF-8 has been replaced.
    guard text.utf8.elementsEqual(content) else {
      throw fault("text in UTF-8", at: start - 1)
    }
    return text
  }

  private mutating func escapedText(from start: Int) throws(JSONFault) -> String {
    var content = Array(bytes[start..<place])
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("no control character") }
      place += 1
      if byte == UInt8(ascii: "\\") { content += try escaped().utf8 } else { content.append(byte) }
    }
    guard next != nil else { throw fault("a closing quote") }
    place += 1
    return try decoded(content[...], at: start)
  }

  private mutating func escaped() throws(JSONFault) -> String {
    guard let byte = next else { throw fault("a closing quote") }
    if byte == UInt8(ascii: "u") { return try String(codePoint()) }
    guard let character = Self.escapes[byte] else { throw fault("an escape of JSON") }
    place += 1
    return character
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// One scalar from one `uXXXX`, or from the two halves of a pair.
  private mutating func codePoint() throws(JSONFault) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\") else {
      throw fault("the other half of a pair")
    }
    place += 1
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else { throw fault("the other half of a pair") }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// The four digits behind `u`.
  private mutating func unit() throws(JSONFault) -> UInt16 {
    let digits = bytes[place...].dropFirst().prefix(4)
    guard next == UInt8(ascii: "u"), digits.count == 4,
      let unit = UInt16(hexadecimal: String(decoding: digits, as: UTF8.self))
    else { throw fault("'u' and four hexadecimal digits") }
    place += 5
    return unit
  }
}
