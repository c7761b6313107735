import MessageText

/// A number that JSON cannot write: infinite, or not a number.
public struct UnwritableNumber: Error {}

extension JSON {
  /// The `version` of the form of all answers.
  package static let formVersion = 1

  /// An answer of the program: an object in one line, with the `version` of its form.
  package static func answer(_ object: JSON) throws(UnwritableNumber) -> String {
    guard case .object(let members) = object else { return try object.line }
    return try JSON.object(members + [Member(key: "version", value: formVersion.jsonValue)]).line
  }

  /// The value in one line, the keys of objects sorted, so that the same value is the same bytes everywhere. What
  /// could make a terminal show a text as another one is escaped, as JSON has it for control characters.
  public var line: String {
    get throws(UnwritableNumber) { String(decoding: try bytes, as: UTF8.self) }
  }

  /// The bytes of ``line``.
  public var bytes: [UInt8] {
    get throws(UnwritableNumber) {
      var writer = JSONWriter()
      try writer.write(self)
      return writer.bytes
    }
  }
}

/// Writes values one behind the other.
private struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: JSON) throws(UnwritableNumber) {
    switch value {
    case .null: write("null")
    case .flag(let flag): write(flag ? "true" : "false")
    case .number(let number): try write(number)
    case .digits(let digits): write(digits)
    case .text(let text): bytes.append(quotedAsJSON: text)
    case .list(let list): try write(list)
    case .object(let members): try write(members)
    }
  }

  private mutating func write(_ plain: String) { bytes.append(contentsOf: plain.utf8) }

  /// Whole numbers without a fraction, others as short as they can be read back.
  private mutating func write(_ number: Double) throws(UnwritableNumber) {
    guard number.isFinite else { throw UnwritableNumber() }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      number.sign == .plus || whole != 0
    {
      write(String(whole))
    } else {
      let digits = number.description
      write(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    }
  }

  private mutating func write(_ list: [JSON]) throws(UnwritableNumber) {
    bytes.append(UInt8(ascii: "["))
    for (index, value) in list.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      try write(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: [JSON.Member]) throws(UnwritableNumber) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(quotedAsJSON: member.key)
      bytes.append(UInt8(ascii: ":"))
      try write(member.value)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
