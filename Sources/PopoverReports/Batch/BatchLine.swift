import Foundation

/// One line of a batch and its answer, both JSON objects.
package struct BatchLine: Sendable {
  /// The answer in one line, without a line feed at its end.
  package var answer: Data
  /// Whether the line could not be answered.
  package var isFault: Bool

  /// Answers one request; an error names the line's number, which counts from 1.
  package init(answering line: Data, number: Int) {
    do {
      let reply = try Self.decoder.decode(Reply.self, from: line)
      self.init(answer: try Self.encoder.encode(reply.object), isFault: false)
    } catch {
      let id = (try? Self.decoder.decode(Identified.self, from: line))?.id
      self.init(refusing: number, id: id ?? RequestID.none, BatchFault(error).reason)
    }
  }

  /// Refuses a line that is longer than `limit`, the longest that is read, in bytes.
  package init(tooLong number: Int, limit: Int) {
    self.init(refusing: number, id: .none, "longer than \(limit) bytes; one request is one line")
  }

  private init(refusing number: Int, id: RequestID, _ reason: String) {
    let fault: JSON = ["id": id, "error": "line \(number): \(reason)"]
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
private struct Reply: Decodable {
  let object: JSON

  init(from decoder: any Decoder) throws {
    let line = try BatchFields(from: decoder)
    let id = try line.value("id", or: RequestID.none)
    let engine = try BatchEngine.named(line.optional("engine"))
    let key = line.contains("in") || engine.name != "poplab" ? "out" : "expect"
    let answer = try engine.answer(line: line)
    object = ["id": id, key: answer.words, "placement": answer.placement]
  }
}

private struct Identified: Decodable {
  var id: RequestID?
}

/// What a request is known by: any JSON value, given back as it came.
private struct RequestID: Codable, JSONRepresentable {
  static let none = RequestID(value: nil as Bool?)

  private let value: any Codable & Sendable

  private init(value: any Codable & Sendable) { self.value = value }

  private static let scalars: [any (Codable & Sendable).Type] = [
    String.self, Int64.self, UInt64.self, Double.self, Bool.self, [RequestID].self,
  ]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = Self.scalars.lazy.compactMap({ try? container.decode($0) }).first {
      self.init(value: value)
    } else {
      self.init(value: try container.decode([String: RequestID].self))
    }
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
