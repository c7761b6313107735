import PopoverGeometry

extension PlacementRule {
  /// How far a former answer counts.
  static let memory = [
    PlacementRule("asking again with the answer gives the same answer") { scene, layout in
      // What is left off is decided anew, and each time the nearest side may be another one.
      if scene.droppable != .none, scene.policy.effectiveScore.contains(.nearness) { return nil }
      var repeated = scene.following(layout).layout()
      repeated.rule = layout.rule
      return repeated == layout
    },
    PlacementRule(
      "chosen afresh, the path does not matter",
      of: { $0.policy.stability = .rechoose },
      holds: { scene, layout in
        var fresh = scene
        (fresh.currentArrowDirection, fresh.currentFrame) = (nil, nil)
        var led = scene
        led.currentArrowDirection = scene.currentArrowDirection ?? .left
        led.currentFrame = scene.container
        return fresh.layout() == layout && led.layout() == layout
      }),
    PlacementRule(
      "without a former answer nothing can be stayed with",
      of: { scene in (scene.currentArrowDirection, scene.currentFrame) = (nil, nil) },
      holds: { scene, layout in
        var afresh = scene
        afresh.policy.stability = .rechoose
        return scene.policy.stability == .leastMovement ? nil : afresh.layout() == layout
      }),
    PlacementRule(
      "the current side is kept while it fits",
      of: { scene in
        Premise.fitsFirst(&scene)
        scene.policy.stability = .whileItFits
      },
      holds: { scene, layout in
        guard let current = scene.currentArrowDirection, scene.hasCurrent,
          scene.candidate(current).fits
        else { return nil }
        return layout.arrowDirection == current && layout.rule == .currentFits
      }),
    PlacementRule(
      "a dead band keeps the side while it falls short by less, and leaves it for a better one",
      of: { scene in
        Premise.plain(&scene)
        scene.policy.score = .firstFit
        scene.policy.stability = .deadBand(3)
      },
      holds: { scene, layout in
        guard let current = scene.currentArrowDirection, scene.hasCurrent else { return nil }
        func spare(_ direction: ArrowDirection) -> Double {
          scene.candidate(direction).fits
            ? -scene.candidate(direction).shortage(direction.axis) : -1
        }
        let preferred = scene.permittedArrowDirections.prefix { $0 != current }
        if let better = preferred.first(where: { spare($0) >= 3 }) {
          return layout.arrowDirection == better
        }
        return scene.candidate(current).fits ? layout.arrowDirection == current : nil
      }),
    PlacementRule(
      "walking to and fro inside a dead band changes the side at most once",
      of: meetDeadBand,
      holds: { scene, layout in
        guard let walk = walk(from: scene.following(layout)) else { return nil }
        let sides = walk.map(\.arrowDirection)
        return zip(sides, sides.dropFirst()).count { $0 != $1 } <= 1
      }),
  ]

  /// A band of at least one point that the content may shrink by, and figures that change steadily.
  @Sendable private static func meetDeadBand(_ scene: inout PopoverPresentation) {
    Premise.plain(&scene)
    scene.policy.score = Int(scene.sourceRect.width).isMultiple(of: 2) ? .firstFit : .mostRoom
    scene.maximumContentSize = nil
    var band = 4.0
    if case .deadBand(let given) = scene.policy.stability { band = max(1, given) }
    scene.policy.stability = .deadBand(band)
    scene.preferredContentSize = Size { max(band, scene.preferredContentSize[$0]) }
    scene.minimumContentSize = Size {
      min(scene.minimumContentSize[$0], scene.preferredContentSize[$0] - band)
    }
  }

  /// The answers while the anchor walks to and fro along one axis, by less than the dead band; `nil` if it comes to where
  /// the side shown until then does not keep the minimum.
  private static func walk(from scene: PopoverPresentation) -> [PopoverLayout]? {
    guard case .deadBand(let band) = scene.policy.stability else { return nil }
    let axis: Axis = Int(scene.sourceRect.x).isMultiple(of: 2) ? .horizontal : .vertical
    let sign = Int(scene.sourceRect.y).isMultiple(of: 2) ? 1.0 : -1
    let farthest = band - (scene.grid == .cells ? 1 : 0.25)
    let halfway = scene.grid.rounded(farthest / 2)
    var asked = scene
    var answers: [PopoverLayout] = []
    for distance in [0, halfway, farthest, halfway, 0, farthest, 0] {
      asked.sourceRect[axis].start = scene.sourceRect[axis].start + sign * distance
      guard let current = asked.currentArrowDirection, asked.only(current).layout().isBeside else {
        return nil
      }
      answers.append(asked.layout())
      asked = asked.following(answers[answers.count - 1])
    }
    return answers
  }
}
