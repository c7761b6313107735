extension SceneStage {
  /// What comes of the scene's checks, in their order.
  ///
  /// They are made one after another as if the scene were on the screen all the while, so that what
  /// was shown in one situation counts in the next, as each popover's stability says.
  public func checkResults() -> [CheckResult] {
    var former: ScenePlacement?
    return scene.checks.indices.flatMap { index in
      let placement = placement(after: former, in: scene.checks[index].given)
      former = placement
      return results(of: index, placement)
    }
  }

  private func results(of index: Int, _ placement: ScenePlacement) -> [CheckResult] {
    let check = scene.checks[index]
    let popovers = placement.popovers.filter { check.popover == nil || $0.name == check.popover }
    return popovers.flatMap { placed in
      let popover = CheckedPopover(stage: self, placement: placement, placed: placed)
      return ExpectationRule.all.compactMap { rule in
        rule.verdict(check.expected, popover).map { verdict in
          CheckResult(
            check: index, key: rule.key, popover: placed.name, situation: check.given,
            asked: verdict.asked,
            found: placed.isShown ? verdict.found : "it is not shown: \(placed.whyNotShown)",
            passes: placed.isShown && verdict.passes)
        }
      }
    }
  }
}
