import Foundation
import PlacementEngines
import PopoverGeometry
import TestSupport
import Testing

/// A recorded answer of a popover controller: what it was asked, of what kind, and what it answered.
private struct RecordedAnswer {
  var id: String
  var kind: String
  var question: JSONValue
  var expected: [String: JSONValue]

  init(_ line: Data) throws {
    question = try JSONValue(parsing: line)
    id = question.text("id") ?? ""
    kind = "\(question.text("system") ?? "") \(question.text("kind") ?? "")"
    expected = try #require(question["expect"]?.members)
  }

  static func all() throws -> [RecordedAnswer] {
    try Vectors.lines(of: "popover-controllers.jsonl").map(RecordedAnswer.init)
  }
}

@Suite("Recorded answers of popover controllers")
struct PopoverControllerConformanceTests {
  @Test func allAreMet() throws {
    let recorded = try RecordedAnswer.all()
    #expect(!recorded.isEmpty)
    for row in recorded {
      let answering = try #require(popoverControllers[row.kind], "\(row.id)")
      let answer = try answering(row.question)
      for (key, value) in row.expected {
        #expect(
          (answer[key] ?? .null).agrees(with: value),
          "\(row.id) \(key): \(answer[key] ?? .null), expected \(value)")
      }
    }
  }

  @Test func everyKindIsInTheSample() throws {
    guard Vectors.areOwn else { return }
    #expect(Set(try RecordedAnswer.all().map(\.kind)) == Set(popoverControllers.keys))
  }
}
