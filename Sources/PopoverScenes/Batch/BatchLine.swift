import Foundation

/// One line of a batch and its answer, both JSON objects.
public struct BatchLine: Sendable {
  /// The answer in one line, without a line feed at its end.
  public var answer: Data
  /// Whether the line could not be answered.
  public var isFault: Bool

  /// Answers one request.
  ///
  /// - Parameter number: the line's number from 1, which an error names.
  public init(answering line: Data, number: Int) {
    do {
      answer = try Self.answer(line)
      isFault = false
    } catch {
      let id = (try? JSONDecoder().decode(Identified.self, from: line))?.id
      let fault = FaultReply(id: id ?? .none, error: "line \(number): \(BatchFault(error).reason)")
      answer = (try? Self.encoder.encode(fault)) ?? Data(#"{"error":"line \#(number)"}"#.utf8)
      isFault = true
    }
  }

  private static func answer(_ line: Data) throws -> Data {
    let request = try decoder.decode(Request<PlacementBatch.Input>.self, from: line)
    let reply = try PlacementBatch.answer(request.input)
    return try encoder.encode(Reply(id: request.id, expect: reply))
  }

  private static let decoder = JSONDecoder()

  /// Sorted, so that the same answer is the same bytes everywhere.
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}

private struct Identified: Decodable {
  var id: RequestID?
}

private struct Request<Input: Decodable>: Decodable {
  var id: RequestID
  var input: Input

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: AnyKey.self)
    for key in keys.allKeys where !PlacementRequest.knownKeys.contains(key.stringValue) {
      throw BatchFault(unknownKey: key.stringValue)
    }
    id = try keys.decodeIfPresent(RequestID.self, forKey: AnyKey(stringValue: "id")) ?? .none
    input = try Input(from: decoder)
  }
}

private struct Reply<Answer: Encodable>: Encodable {
  var id: RequestID
  var expect: Answer
}

private struct FaultReply: Encodable {
  var id: RequestID
  var error: String
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// What a request is known by: text, a number, or nothing.
enum RequestID: Codable, Equatable, Sendable {
  case text(String)
  case number(Double)
  case none

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if value.decodeNil() {
      self = .none
    } else {
      throw BatchFault("'id' is neither text nor a number")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    case .none: try value.encodeNil()
    }
  }
}
