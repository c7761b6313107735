import CellCanvas
import PopoverGeometry
import Testing

/// The code in the article is the code of these tests, and it works.
@Suite("The tutorial")
struct SpeechBubbleTests {
  @Test func itsBlocksOfCodeAreTheFileAndLinesOfTheseTests() throws {
    let file = try TutorialArticle.lines(of: "SpeechBubble.swift")
    let code = try TutorialArticle().code
    #expect(Array(code.dropLast(2).joined()) == file)
    #expect(file.count < 60)

    let tests = try TutorialArticle.lines(of: "SpeechBubbleTests.swift").unindented
    for block in code.suffix(2) { #expect(tests.contains(block.unindented)) }
  }

  /// Each step of the interactive tutorial has one more block than the previous one.
  @Test(arguments: 1...4) func theStepsAreTheBlocks(step: Int) throws {
    let file = try TutorialArticle.lines(of: TutorialArticle.step(step))
    let code = Array(try TutorialArticle().code.prefix(step).joined())
    #expect(file == (step < 4 ? code + ["}"] : code))
  }

  @Test func theBubbleKeepsTheContract() throws {
    let bubble = try #require(SpeechBubble())
    for violation in BackgroundContract.violations(of: bubble) {
      print(violation)
    }
    #expect(BackgroundContract.violations(of: bubble) == [])
  }

  @Test func aFaultInWords() throws {
    let bad = BadBackground.all.first { $0.testDescription == "has its arrow in the middle" }
    let background = try #require(bad).background
    let words = BackgroundContract.violations(of: background).map(\.description)
    #expect(try TutorialArticle().pictures[1].joined(separator: " ") == words.joined())
  }

  @Test func aBubbleBelowAWord() throws {
    let bubble = try #require(SpeechBubble())
    var canvas = Canvas(size: CellSize(width: 36, height: 5))
    canvas.draw(
      "Would you like some tea or coffee?", at: CellPoint(x: 0, y: 0), style: .plain)
    var presented = PresentedBackground(bubble)
    let layout = PopoverPresentation(
      sourceRect: Rect(x: 20, y: 0, width: 3, height: 1),
      container: Rect(canvas.bounds),
      preferredContentSize: Size(width: 14, height: 1),
      metrics: presented.metrics
    ).layout()
    presented.draw(layout, on: &canvas)
    canvas.draw("With a biscuit", at: CellRect(layout.content).origin, style: .plain)
    let picture = try TutorialArticle().pictures[0]
    #expect(picture == TutorialArticle.lines(canvas.picture), "\(canvas.picture)")
    #expect(try TutorialArticle.lettering(of: "speech-bubble.svg") == picture)
  }

  @Test func aBubbleInEveryDirection() throws {
    var presented = PresentedBackground(try #require(SpeechBubble()))
    var canvas = Canvas(size: CellSize(width: 67, height: 7))
    for (index, direction) in [ArrowDirection.up, .down, .left, .right, nil].enumerated() {
      presented.arrowDirection = direction
      presented.arrowOffset = -1
      presented.draw(in: CellRect(x: index * 14, y: 0, width: 11, height: 7), on: &canvas)
    }
    let picture = try TutorialArticle().pictures[2]
    #expect(picture == TutorialArticle.lines(canvas.picture), "\(canvas.picture)")
  }
}
