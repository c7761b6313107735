import ClassicBackgrounds
import Foundation
import PopoverGeometry
import TestSupport
import Testing

/// A recorded answer of a background view, and the mode that should give it.
private struct RecordedView {
  var id: String
  var mode: BackgroundViewMode
  var isLiteral: Bool
  var question: BackgroundViewQuestion
  var expected: [String: JSONValue]

  init(_ line: Data) throws {
    let vector = try JSONValue(parsing: line)
    id = vector.text("id") ?? ""
    let system = try #require(vector.text("system"))
    let year = vector.text("clamp") == "minmax" ? " 2013" : " 2012"
    mode = try #require(BackgroundViewMode(name: system == "GT" ? system + year : system))
    isLiteral = vector.text("kind") == "literal"
    let bounds = try #require(vector.figures("bounds"))
    let direction = try #require(vector.text("arrowDirection"))
    question = BackgroundViewQuestion(
      bounds: Size(list: bounds), direction: ArrowDirection(name: direction),
      arrowOffset: try #require(vector.figures("arrowOffset")?.first),
      metrics: vector.metrics(over: mode.metrics))
    expected = try #require(vector["expect"]?.members)
  }

  static func all() throws -> [RecordedView] {
    try Vectors.lines(of: "background-views.jsonl").map(RecordedView.init)
  }

  /// What the mode lays out, by the names of recorded answers.
  func facts() throws -> [String: JSONValue] {
    var facts = try #require(mode.answer(question)).facts
    if isLiteral, let background = facts.first(where: { $0.key == "literalBackground" }) {
      facts = facts.map {
        var fact = $0
        if fact.key == "background" { fact.figure = background.figure }
        return fact
      }
    }
    return try facts.reduce(into: [:]) { values, fact in
      values[fact.key] = try JSONValue(parsing: JSONEncoder().encode(fact.figure))
    }
  }
}

extension JSONValue {
  /// The sizes that the line names, and the original's own for the others.
  fileprivate func metrics(over usual: PopoverMetrics) -> PopoverMetrics {
    let radius = figures("cornerRadius").map { Insets(all: $0[0]) }
    let caps = figures("capInsets").map(Insets.init(list:)) ?? radius
    return PopoverMetrics(
      arrowBase: figures("arrowBase")?.first ?? usual.verticalArrow.base,
      arrowHeight: figures("arrowHeight")?.first ?? usual.verticalArrow.height,
      contentViewInsets: figures("contentInsets").map(Insets.init(list:))
        ?? usual.contentViewInsets,
      capInsets: caps ?? usual.capInsets)
  }
}

@Suite("Recorded answers of background views")
struct BackgroundViewConformanceTests {
  @Test func allAreMet() throws {
    let recorded = try RecordedView.all()
    #expect(!recorded.isEmpty)
    for view in recorded {
      let facts = try view.facts()
      for (key, value) in view.expected {
        let own = facts[key]
        #expect(
          own.map(value.agrees(with:)) == true, "\(view.id) \(key): \(String(describing: own))")
      }
    }
  }

  @Test func everyModeHasAnAnswerInTheSample() throws {
    guard Vectors.areOwn else { return }
    let modes = Set(try RecordedView.all().map(\.mode))
    #expect(modes == Set(BackgroundViewMode.allCases).subtracting([.safe]))
  }
}
