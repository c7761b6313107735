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

  /// Refuses a line that is longer than any that is read.
  ///
  /// - Parameter limit: the longest line that is read, in bytes.
  public init(tooLong number: Int, limit: Int) {
    let error = "line \(number): longer than \(limit) bytes; one request is one line"
    answer = (try? Self.encoder.encode(FaultReply(id: .none, error: error))) ?? Data()
    isFault = true
  }

  private static func answer(_ line: Data) throws -> Data {
    let request = try decoder.decode(BatchRequest.self, from: line)
    return try encoder.encode(
      Reply(id: request.id, key: request.answerKey, answer: try request.answer()))
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

private struct Reply: Encodable {
  var id: RequestID
  var key: BatchKey
  var answer: any Encodable

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: BatchKey.self)
    try line.encode(id, forKey: "id")
    try line.encode(answer, forKey: key)
  }
}

private struct FaultReply: Encodable {
  var id: RequestID
  var error: String
}
