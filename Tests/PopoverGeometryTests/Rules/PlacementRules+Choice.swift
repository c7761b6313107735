import PopoverGeometry

extension PlacementRule {
  /// Which side is chosen.
  static let choice = [
    PlacementRule(
      "if a permitted side holds the popover whole, it is shown whole and covers nothing",
      of: Premise.fitsFirst,
      holds: { scene, layout in
        guard !scene.fitting.isEmpty else { return nil }
        if layout.rule == .currentWithinDeadBand { return scene.policy.stability != .whileItFits }
        return layout.isWhole && !layout.overlapsAnchor && layout.frame.isInside(scene.area)
      }),
    PlacementRule(
      "the preferred side is left only if it fails",
      of: { $0.policy.score = .firstFit },
      holds: { scene, layout in
        guard let first = scene.triedDirections.first, scene.candidate(first).fits else {
          return nil
        }
        switch scene.policy.stability {
        case .rechoose, .whileItFits: return layout.arrowDirection == first
        case .deadBand where first == scene.permittedArrowDirections.first:
          return layout.arrowDirection == first
        default: return nil
        }
      }),
    PlacementRule(
      "what fits flush fits, and one more does not", of: Premise.plain,
      holds: { scene, _ in
        guard let direction = scene.permittedArrowDirections.first else { return nil }
        let candidate = scene.candidate(direction)
        guard candidate.remaining.width >= 0, candidate.remaining.height >= 0 else { return nil }
        var flush = scene
        flush.maximumContentSize = nil
        flush.preferredContentSize = candidate.remaining
        guard flush.candidate(direction).fits else { return false }
        return Axis.allCases.allSatisfy { axis in
          var larger = flush
          larger.preferredContentSize[axis] += scene.grid == .cells ? 1 : 0.25
          return !larger.candidate(direction).fits
        }
      }),
    PlacementRule(
      "when nothing fits, the side is chosen that shows the most",
      of: { scene in
        Premise.plain(&scene)
        scene.policy.score = .firstFit
      },
      holds: { scene, layout in
        let stability = scene.policy.stability
        guard layout.rule == .largestAfterShrinking, stability.isWithoutBand,
          stability != .leastMovement
        else { return nil }
        let largest = scene.permittedArrowDirections.map { scene.candidate($0).usableContent.area }
        return layout.content.size.area >= (largest.max() ?? 0) - tolerance
      }),
    PlacementRule(
      "most room is the most of the sides that fit",
      of: { scene in
        scene.policy.score = .mostRoom
        scene.policy.stability = .rechoose
      },
      holds: { scene, layout in
        guard layout.rule == .mostRoom, let chosen = layout.arrowDirection else { return nil }
        func spare(_ direction: ArrowDirection) -> Double {
          let weight = direction.axis == .vertical ? scene.policy.aspect : 1
          let candidate = scene.candidate(direction)
          return (candidate.room[direction.axis] - candidate.required[direction.axis]) * weight
        }
        return scene.fitting.allSatisfy { spare($0) <= spare(chosen) + tolerance }
      }),
    PlacementRule(
      "least movement is the least of the sides that fit",
      of: { scene in
        Premise.plain(&scene)
        scene.policy.score = .firstFit
        scene.policy.stability = .leastMovement
        if scene.currentFrame == nil { scene.currentFrame = scene.sourceRect.offset(x: 4, y: -2) }
      },
      holds: { scene, layout in
        guard layout.rule == .leastMovement, let former = scene.currentFrame else { return nil }
        func way(_ frame: Rect) -> Double {
          abs(frame[.horizontal].mid - former[.horizontal].mid)
            + abs(frame[.vertical].mid - former[.vertical].mid) * scene.policy.aspect
        }
        return scene.fitting.allSatisfy {
          way(layout.frame) <= way(scene.only($0).layout().frame) + tolerance
        }
      }),
    PlacementRule(
      "shrinking first takes the first side that keeps the minimum",
      of: { scene in
        Premise.plain(&scene)
        scene.policy.score = .shrinkFirst
        if scene.policy.stability == .leastMovement { scene.policy.stability = .whileItFits }
      },
      holds: { scene, layout in
        let first = scene.triedDirections.first { direction in
          let remaining = scene.candidate(direction).remaining
          return Axis.allCases.allSatisfy { remaining[$0] >= scene.neededContent[$0] }
        }
        guard let first else { return !layout.isBeside }
        return layout.arrowDirection == first
      }),
  ]
}

extension Stability {
  /// Whether the former answer does not bend the comparison of sides that do not fit.
  var isWithoutBand: Bool { if case .deadBand = self { false } else { true } }
}
