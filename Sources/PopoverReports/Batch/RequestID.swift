/// What a request is known by: any JSON value, given back as it came.
indirect enum RequestID: Codable, Equatable, Sendable {
  case none
  case flag(Bool)
  case whole(Int64)
  case large(UInt64)
  case number(Double)
  case text(String)
  case list([RequestID])
  case object([String: RequestID])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let whole = try? value.decode(Int64.self) {
      self = .whole(whole)
    } else if let large = try? value.decode(UInt64.self) {
      self = .large(large)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let list = try? value.decode([RequestID].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: RequestID].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .none: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .whole(let whole): try value.encode(whole)
    case .large(let large): try value.encode(large)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }
}
