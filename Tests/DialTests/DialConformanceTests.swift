import TestSupport
import Testing

@Suite("Recorded answers of the dial")
struct DialConformanceTests {
  @Test func allAreMet() throws {
    let vectors = try DialVector.all()
    #expect(!vectors.isEmpty)
    for vector in vectors {
      for words in try vector.disagreements() { Issue.record("\(words)") }
    }
  }

  @Test func everyKindIsInTheSample() throws {
    guard Vectors.areOwn else { return }
    let kinds = Set(try DialVector.all().map(\.kind))
    #expect(
      kinds == [
        "label", "tick", "floor", "snap", "scroll", "heading", "endPoint", "inertia",
      ])
  }
}
