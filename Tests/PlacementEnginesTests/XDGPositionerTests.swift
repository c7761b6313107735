import Foundation
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import TestSupport
import Testing

@Suite struct XDGPositionerTests {
  @Test func theFourAgreeWhereTheConsensusIsTagged() throws {
    let four: [XDGImplementation] = [.wlroots, .smithay, .mutter, .literal]
    let torn = try XDGVector.all().filter { vector in
      let (positioner, constraint) = (vector.question.positioner, vector.question.constraint)
      let answers = Set(four.map { positioner.placement(in: constraint, as: $0)?.rect })
      return vector.tags.contains("consensus") != (answers.count == 1)
    }
    #expect(torn.isEmpty, "\(torn.count) torn: \(torn.prefix(5).map(\.id))")
  }

  @Test func withoutAdjustmentThePopupStaysWhereItHangs() throws {
    let misses = try XDGVector.all().compactMap { vector -> String? in
      var question = vector.question
      question.positioner.adjustment = []
      return miss(vector.id, question.answer, expected: vector.raw)
    }
    #expect(misses.isEmpty, "\(misses.count) misses: \(misses.prefix(5))")
  }

  @Test func theLiteralReadingFlipsAsRecorded() throws {
    let misses = try XDGVector.all().compactMap { vector -> String? in
      let placement = vector.question.positioner.placement(
        in: vector.question.constraint, as: .literal)
      let flipped = try #require(placement).applied
      let answer = [flipped.contains(.flipX), flipped.contains(.flipY)]
      return miss(vector.id, answer, expected: vector.flippedLiteral)
    }
    #expect(misses.isEmpty, "\(misses.count) misses: \(misses.prefix(5))")
  }

  private func miss<Answer: Equatable>(
    _ id: String, _ answer: Answer, expected: Answer
  ) -> String? {
    answer == expected ? nil : "\(id): \(answer), expected \(expected)"
  }
}

/// One line of `xdg-positioner.jsonl`.
struct XDGVector {
  var id: String
  var question: XDGPositionerQuestion
  var raw: Rect?
  var flippedLiteral: [Bool]
  var tags: [String]

  private struct Record: Decodable {
    var id: String
    var raw: Rect?
    var flippedLiteral: [Bool]
    var tags: [String]
  }

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }()

  init(_ line: Data) throws {
    let record = try Self.decoder.decode(Record.self, from: line)
    (id, raw, tags) = (record.id, record.raw, record.tags)
    flippedLiteral = record.flippedLiteral
    question = try XDGPositionerQuestion(RequestFields(reading: Array(line)).request(at: "in"))
  }

  static func all() throws -> [XDGVector] {
    try Vectors.lines(of: "xdg-positioner.jsonl").map(XDGVector.init)
  }
}
