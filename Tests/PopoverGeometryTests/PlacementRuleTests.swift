import PopoverGeometry
import TestSupport
import Testing

/// Holds every rule against every scene; a broken one is told with its seed and with the smallest scene
/// that still breaks it.
@Suite("Rules of placement")
struct PlacementRuleTests {
  private static let grids = [Grid.cells, .points]

  @Test(arguments: grids) func everyAnswerObeys(grid: Grid) {
    hold(PlacementRule.all.filter { $0.premise == nil }, against: RandomScenes.on(grid), grid)
  }

  @Test(arguments: PlacementRule.all.filter { $0.premise != nil }, grids)
  func theAnswersItSpeaksOfObey(rule: PlacementRule, grid: Grid) {
    hold([rule], against: RandomScenes.on(grid).prefix(RandomScenes.countOfAPremise), grid)
  }

  /// Holds rules that share their scenes against all of them, each until it breaks.
  private func hold(
    _ rules: [PlacementRule], against scenes: some Collection<PopoverPresentation>, _ grid: Grid
  ) {
    var spokenOf = Array(repeating: 0, count: rules.count)
    var broken: Set<Int> = []
    for (seed, scene) in scenes.enumerated() {
      let trial = Trial(rules[0].meeting(scene))
      for (index, rule) in rules.enumerated() where !broken.contains(index) {
        guard let isObeyed = rule.holds(trial) else { continue }
        spokenOf[index] += 1
        if isObeyed { continue }
        broken.insert(index)
        Issue.record("\(rule.name), in \(grid), seed \(seed): \(counterexample(rule, scene))")
      }
    }
    for (rule, count) in zip(rules, spokenOf) {
      #expect(count >= scenes.count / 100, "\(rule.name) speaks of \(count) scenes only")
    }
  }

  private func counterexample(_ rule: PlacementRule, _ scene: PopoverPresentation) -> String {
    let shrinker = SceneShrinker { rule.holds(Trial(rule.meeting($0))) == false }
    let smallest = rule.meeting(shrinker.smallest(scene))
    return "\(smallest)\nanswers \(smallest.layout())"
  }

  @Test func everyRuleHasANameOfItsOwn() {
    #expect(Set(PlacementRule.all.map(\.name)).count == PlacementRule.all.count)
  }

  @Test func aBrokenRuleIsToldByItsSmallestScene() {
    let rule = PlacementRule("no container is wider than 20") { scene, _ in
      scene.container.width <= 20
    }
    let shrinker = SceneShrinker { rule.holds(Trial($0)) == false }
    let scene = RandomScenes.cells.first { rule.holds(Trial($0)) == false }
    let smallest = scene.map(shrinker.smallest)
    #expect(smallest?.container == Rect(x: 0, y: 0, width: 21, height: 0))
    #expect(smallest?.policy == .standard)
    #expect(smallest?.preferredContentSize == .zero)
  }
}

extension PlacementRule {
  /// All rules; those without a premise are checked on the same answers.
  static let all: [PlacementRule] = [
    frame, keepOut, parts, options, choice, explanation, change, symmetry, memory,
  ].flatMap(\.self)
}
