import PopoverGeometry
import TestSupport
import Testing

/// A scene and what is answered to it.
final class Trial {
  let scene: PopoverPresentation
  let layout: PopoverLayout
  lazy var explanation = scene.explanation()

  init(_ scene: PopoverPresentation) {
    self.scene = scene
    layout = scene.layout()
  }
}

/// Something that holds of every answer, on seeded random scenes.
struct PlacementRule: Sendable, CustomTestStringConvertible {
  typealias Change = @Sendable (inout PopoverPresentation) -> Void

  /// What it says.
  let name: String
  /// Turns any scene into one that the rule speaks of; doing it twice is doing it once. `nil` if it
  /// speaks of every scene as it is.
  let premise: Change?
  /// Whether an answer obeys; `nil` where the rule says nothing of it.
  let holds: @Sendable (Trial) -> Bool?

  init(
    _ name: String, of premise: Change? = nil,
    holds: @escaping @Sendable (PopoverPresentation, PopoverLayout) -> Bool?
  ) {
    self.name = name
    self.premise = premise
    self.holds = { holds($0.scene, $0.layout) }
  }

  /// A rule of what is told about a decision.
  init(_ name: String, told holds: @escaping @Sendable (Trial) -> Bool?) {
    self.name = name
    premise = nil
    self.holds = holds
  }

  var testDescription: String { name }

  /// A scene as the rule speaks of it.
  func meeting(_ scene: PopoverPresentation) -> PopoverPresentation {
    var scene = scene
    premise?(&scene)
    return scene
  }
}

/// The premises that several rules share.
enum Premise {
  /// The standard policy and no options: what the recommended algorithm speaks of.
  @Sendable static func standard(_ scene: inout PopoverPresentation) {
    scene.policy = .standard
    plain(&scene)
    scene.currentFrame = nil
  }

  /// Any policy, but nothing to wrap, to keep out of, or to leave off.
  @Sendable static func plain(_ scene: inout PopoverPresentation) {
    scene.keepOut = []
    scene.wrapping = nil
    scene.droppable = .none
  }

  /// Whatever else the policy says, that a side fits counts most.
  @Sendable static func fitsFirst(_ scene: inout PopoverPresentation) {
    scene.policy.score = ScoreOrder([.fits] + scene.policy.score)
  }
}

/// The scenes that the rules are checked on, made once.
enum RandomScenes {
  static let count = 12_000
  /// As many for a rule with a premise, which has answers of its own to all of them.
  static let countOfAPremise = 4_000
  static let cells = make(.cells)
  static let points = make(.points)

  static func on(_ grid: Grid) -> [PopoverPresentation] { grid == .cells ? cells : points }

  private static func make(_ grid: Grid) -> [PopoverPresentation] {
    (0..<UInt64(count)).map { .random(seed: $0, grid: grid) }
  }
}
