import PopoverGeometry
import TestSupport

extension PlacementRule {
  /// What is told about a decision.
  static let explanation = [
    PlacementRule(
      "the reasons, looked at again, give the same winner",
      told: { trial in
        let (explanation, layout) = (trial.explanation, trial.layout)
        guard explanation.bestByScores == explanation.best, explanation.layout == layout else {
          return false
        }
        if [.overlap, .noRoom, .noneOffered].contains(layout.rule) { return true }
        return explanation.winner?.candidate.direction == layout.arrowDirection
      }),
    PlacementRule(
      "every permitted side is weighed once, in the order in which it is tried",
      told: { trial in
        trial.explanation.candidates.map(\.candidate.direction)
          == Array(trial.scene.triedDirections)
      }),
    PlacementRule(
      "equal scores keep the side that was tried earlier",
      told: { trial in
        let explanation = trial.explanation
        guard let best = explanation.best else { return nil }
        let winner = explanation.candidates[best].scores.map(\.value)
        return explanation.candidates[..<best].allSatisfy { earlier in
          let difference = zip(winner, earlier.scores.map(\.value)).first { $0 != $1 }
          return difference.map { $0 > $1 } ?? false
        }
      }),
    PlacementRule(
      "it fits somewhere where one of the sides that are explained fits",
      told: { trial in
        trial.scene.fitsSomewhere == trial.explanation.candidates.contains(where: \.candidate.fits)
      }),
    PlacementRule(
      "a side fits where its whole frame is out at no edge",
      told: { trial in
        guard trial.scene.keepOut.isEmpty else { return nil }
        return trial.explanation.candidates.allSatisfy { side in
          let out = [
            side.overflow.top, side.overflow.left, side.overflow.bottom, side.overflow.right,
          ]
          return side.candidate.fits == out.allSatisfy { $0 <= 0 }
        }
      }),
    PlacementRule(
      "the whole frame of a side that fits is where the popover would lie",
      told: { trial in
        guard trial.layout.isWhole else { return nil }
        return trial.explanation.winner?.wholeFrame == trial.layout.frame
      }),
    PlacementRule(
      "what content that does not wrap scores is the area of it that is shown, to the last digit",
      told: { trial in
        guard trial.scene.wrapping == nil, trial.scene.policy.stability == .rechoose else {
          return nil
        }
        return trial.explanation.candidates.allSatisfy { side in
          let score = side.scores.first { $0.term == .content }
          return score.map { $0.value == side.candidate.usableContent.area } ?? true
        }
      }),
    PlacementRule(
      "the deciding term is the farthest that tells the winner from another side",
      told: { trial in
        let explanation = trial.explanation
        guard let winner = explanation.winner else { return nil }
        let differing = explanation.candidates.compactMap { side in
          zip(side.scores, winner.scores).map { $0 == $1 }.firstIndex(of: false)
        }
        return explanation.decidingTerm == differing.max().map { winner.scores[$0].term }
      }),
    PlacementRule(
      "the rule that settled it is about no term behind the deciding one",
      told: { trial in
        guard let best = trial.explanation.winner, let deciding = trial.explanation.decidingTerm,
          let term = trial.layout.rule.term
        else { return nil }
        let terms = best.scores.map(\.term)
        guard let last = terms.firstIndex(of: deciding) else { return false }
        return terms[...last].contains(term)
      }),
    PlacementRule(
      "the rule that settled it is true",
      told: { trial in
        let (scene, explanation) = (trial.scene, trial.explanation)
        switch trial.layout.rule {
        case .overlap:
          return scene.canOverlapSourceViewRect && trial.layout.arrowDirection != nil
        case .noRoom:
          let mayCover = scene.canOverlapSourceViewRect && scene.keepOut.isEmpty
          return !mayCover && trial.layout.arrowDirection == nil
        case .noneOffered: return scene.permittedArrowDirections.isEmpty
        case .given: return false
        default: return explanation.winner.map { explanation.isTrue(of: $0.candidate, scene) }
        }
      }),
  ]
}

extension PlacementExplanation {
  /// The side with the best score.
  var winner: CandidateExplanation? { best.map { candidates[$0] } }

  /// Whether the rule says of the chosen side what is so, worked out from the weighed sides.
  fileprivate func isTrue(of chosen: PlacementCandidate, _ scene: PopoverPresentation) -> Bool {
    let sides = candidates.map(\.candidate)
    let isCurrent = chosen.direction == scene.currentArrowDirection
    switch layout.rule {
    case .currentFits: return chosen.fits && isCurrent
    case .currentWithinDeadBand: return !chosen.fits && isCurrent
    case .currentShrunk:
      return isCurrent && !sides.contains(where: \.fits) && leads(in: .content, of: candidates)
    case .firstFit: return sides.first(where: \.fits) == chosen
    case .mostRoom:
      return chosen.fits && sides.allSatisfy { !$0.fits || $0.spare(scene) <= chosen.spare(scene) }
    case .leastMovement:
      return chosen.fits && scene.currentFrame != nil
        && leads(in: .nearness, of: candidates.filter(\.candidate.fits))
    case .takesOver: return chosen.fits && !isCurrent && scene.hasCurrent
    case .wrapped: return chosen.isComplete && !sides.contains(where: \.fits)
    case .keepsMinimum:
      return sides.first { scene.neededContent.isInside($0.remaining) } == chosen
    case .largestAfterShrinking, .largestOnShortAxis:
      if sides.contains(where: \.fits) || !leads(in: .content, of: candidates) { return false }
      return scene.wrapping != nil
        || chosen.isLargest(of: sides) == (layout.rule == .largestAfterShrinking)
    default: return true
    }
  }

  /// Whether the best side has the most of a term among others.
  private func leads(in term: ScoreTerm, of sides: [CandidateExplanation]) -> Bool {
    func value(_ side: CandidateExplanation) -> Double? {
      side.scores.first { $0.term == term }?.value
    }
    guard let most = winner.flatMap(value) else { return false }
    return sides.compactMap(value).allSatisfy { $0 <= most }
  }
}

extension DecidingRule {
  /// The score term that it is about, if it is about one alone.
  fileprivate var term: ScoreTerm? {
    switch self {
    case .mostRoom: .room
    case .leastMovement: .nearness
    case .keepsMinimum: .minimum
    case .takesOver: .fits
    case .largestAfterShrinking, .largestOnShortAxis, .currentShrunk: .content
    default: nil
    }
  }
}

extension PlacementCandidate {
  /// What the room leaves along the arrow, weighed.
  fileprivate func spare(_ scene: PopoverPresentation) -> Double {
    let axis = direction.axis
    return (room[axis] - required[axis]) * (axis == .vertical ? scene.policy.aspect : 1)
  }

  fileprivate func isLargest(of sides: [PlacementCandidate]) -> Bool {
    sides.allSatisfy { $0.usableContent.area <= usableContent.area }
  }
}

extension Size {
  fileprivate func isInside(_ other: Size) -> Bool {
    width <= other.width && height <= other.height
  }
}
