extension JSON: Encodable {
  /// Writes the value as the encoder writes such values; digits beyond those of a `Double` are kept where they are
  /// a whole number of 64 bits.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null, .flag, .number, .digits, .text: try encodeAlone(to: encoder)
    case .list(let list): try list.encode(to: encoder)
    case .object(let members): try Self.encode(members, to: encoder)
    }
  }

  private func encodeAlone(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try value.encode(flag)
    case .text(let text): try value.encode(text)
    default:
      if let whole { return try value.encode(whole) }
      if let figure { return try value.encode(figure) }
      try value.encodeNil()
    }
  }

  /// A whole number without loss; a minus before nothing would be lost.
  private var whole: Int? {
    switch self {
    case .digits(let digits): Int(digits)
    case .number(let figure): figure == 0 && figure.sign == .minus ? nil : Int(exactly: figure)
    default: nil
    }
  }

  private static func encode(_ members: [Member], to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: AnyKey.self)
    for member in members { try values.encode(member.value, forKey: AnyKey(member.key)) }
  }
}

extension JSON: Decodable {
  /// Reads any value.
  public init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try values.allKeys.map { key in
          Member(key: key.stringValue, value: try values.decode(JSON.self, forKey: key))
        })
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !list.isAtEnd { values.append(try list.decode(JSON.self)) }
      self = .list(values)
    } else {
      self = try Self.alone(try decoder.singleValueContainer())
    }
  }

  private static func alone(_ value: any SingleValueDecodingContainer) throws -> JSON {
    if value.decodeNil() { return .null }
    if let flag = try? value.decode(Bool.self) { return .flag(flag) }
    if let text = try? value.decode(String.self) { return .text(text) }
    if let figure = try? value.decode(Double.self), abs(figure) < 0x1p53 { return .number(figure) }
    if let whole = try? value.decode(Int.self) { return whole.jsonValue }
    return .number(try value.decode(Double.self))
  }
}

/// A key of any object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
