import PopoverGeometry
import Testing

/// Policies of one's own: a score for each side.
@Suite struct OwnScoreTests {
  /// In the upper left of a screen: 80x15 are below, 80x8 above, 20x24 on the left and 52x24 on the right.
  private static let question = PopoverPresentation(
    sourceRect: Rect(x: 20, y: 8, width: 8, height: 1),
    container: Rect(x: 0, y: 0, width: 80, height: 24),
    preferredContentSize: Size(width: 10, height: 4))

  /// A score and the direction that it chooses.
  struct Policy: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var direction: ArrowDirection
    var score: @Sendable (PlacementCandidate) -> Double
  }

  static let policies = [
    Policy(testDescription: "the widest", direction: .up) { $0.room.width },
    Policy(testDescription: "the narrowest", direction: .right) { -$0.room.width },
    Policy(testDescription: "the most room", direction: .left) { $0.room.area },
    Policy(testDescription: "the least that holds it", direction: .right) {
      $0.fits ? -$0.room.area : -.infinity
    },
    Policy(testDescription: "all the same", direction: .up) { _ in 0 },
    Policy(testDescription: "no number", direction: .left) { $0.direction == .left ? 0 : .nan },
  ]

  @Test(arguments: policies) func theSideWithTheMostIsTaken(policy: Policy) {
    let own = Self.question.preferringSides(by: policy.score)
    #expect(own.layout().arrowDirection == policy.direction)
    #expect(own.explanation().layout == own.layout())
  }

  @Test func aSideThatIsNotPermittedIsNotAskedFor() {
    var question = Self.question
    question.permittedArrowDirections = [.left, .right]
    var asked: [ArrowDirection] = []
    let own = question.preferringSides {
      asked.append($0.direction)
      return $0.direction == .right ? 1 : 0
    }
    #expect(asked == [.left, .right])
    #expect(own.permittedArrowDirections == [.right, .left])
  }

  @Test func theFormerAnswerDoesNotCount() {
    var question = Self.question
    question.currentArrowDirection = .down
    #expect(question.layout().arrowDirection == .down)
    #expect(question.preferringSides { _ in 0 }.layout().arrowDirection == .up)
  }

  @Test func aSideBelowTheMinimumIsNotTaken() {
    var question = Self.question
    question.preferredContentSize.height = 30
    question.minimumContentSize = Size(width: 1, height: 30)
    let layout = question.preferringSides { $0.room.height }.layout()
    #expect(layout.arrowDirection == nil)
    #expect(layout.rule == .noRoom)
  }
}
