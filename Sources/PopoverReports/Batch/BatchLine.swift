import Foundation

/// One line of a batch and its answer, both JSON objects.
package struct BatchLine: Sendable {
  /// The answer in one line, without a line feed at its end.
  package var answer: Data
  /// Whether the line could not be answered.
  package var isFault: Bool

  /// Answers one request.
  ///
  /// - Parameter number: the line's number from 1, which an error names.
  package init(answering line: Data, number: Int) {
    do {
      let reply = try Self.decoder.decode(Reply.self, from: line)
      self.init(answer: try Self.encoder.encode(reply), isFault: false)
    } catch {
      let id = (try? Self.decoder.decode(Identified.self, from: line))?.id
      self.init(refusing: number, id: id ?? .none, BatchFault(error).reason)
    }
  }

  /// Refuses a line that is longer than any that is read.
  ///
  /// - Parameter limit: the longest line that is read, in bytes.
  package init(tooLong number: Int, limit: Int) {
    self.init(
      refusing: number, id: .none, "longer than \(limit) bytes; one request is one line")
  }

  private init(refusing number: Int, id: RequestID, _ reason: String) {
    let fault = FaultReply(id: id, error: "line \(number): \(reason)")
    let answer = try? Self.encoder.encode(fault)
    self.init(answer: answer ?? Data(#"{"error":"line \#(number)"}"#.utf8), isFault: true)
  }

  private init(answer: Data, isFault: Bool) { (self.answer, self.isFault) = (answer, isFault) }

  private static let decoder = JSONDecoder()

  /// Sorted, so that the same answer is the same bytes everywhere.
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}

/// The reply to a line, made while the line is read.
private struct Reply: Codable {
  var id: RequestID
  /// The key under which the answer stands.
  var key: BatchKey
  var answer: any Encodable

  init(from decoder: any Decoder) throws {
    let line = try BatchFields(from: decoder)
    id = try line.value("id", or: .none)
    let engine = try BatchEngine.named(line.optional("engine"))
    key = line.contains("in") || engine.name != "poplab" ? "out" : "expect"
    answer = try engine.answer(line: line)
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: BatchKey.self)
    try line.encode(id, forKey: "id")
    try line.encode(answer, forKey: key)
  }
}

private struct Identified: Decodable {
  var id: RequestID?
}

private struct FaultReply: Encodable {
  var id: RequestID
  var error: String
}

/// What a request is known by: any JSON value, given back as it came.
private indirect enum RequestID: Codable {
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
