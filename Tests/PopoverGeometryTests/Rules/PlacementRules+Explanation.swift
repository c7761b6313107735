import PopoverGeometry

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
      "the deciding term tells the winner from every other side",
      told: { trial in
        let explanation = trial.explanation
        guard let best = explanation.best, let term = explanation.decidingTerm else { return nil }
        let terms = explanation.candidates[best].scores.map(\.term)
        guard let last = terms.firstIndex(of: term) else { return false }
        let winner = explanation.candidates[best].scores[...last].map(\.value)
        let others = explanation.candidates.indices.filter { $0 != best }
        return others.allSatisfy { other in
          let scores = explanation.candidates[other].scores
          return scores[...last].map(\.value) != winner
            || scores.map(\.value).elementsEqual(
              explanation.candidates[best].scores.map(\.value))
        }
      }),
    PlacementRule(
      "the rule that settled it is true",
      told: { trial in
        let (scene, layout) = (trial.scene, trial.layout)
        let winner = trial.explanation.winner?.candidate
        switch layout.rule {
        case .currentFits:
          return winner?.fits == true && layout.arrowDirection == scene.currentArrowDirection
        case .currentHeld:
          return winner?.fits == false && layout.arrowDirection == scene.currentArrowDirection
        case .firstFit, .mostRoom, .leastMovement: return winner?.fits == true
        case .wrapped: return winner?.fits == false && winner?.isComplete == true
        case .largestAfterShrinking, .keepsMinimum:
          return winner?.isComplete == false && layout.arrowDirection != nil
        case .overlap: return scene.canOverlapSourceViewRect && layout.arrowDirection != nil
        case .noRoom: return !scene.canOverlapSourceViewRect && layout.arrowDirection == nil
        case .noneOffered: return scene.permittedArrowDirections.isEmpty
        }
      }),
  ]
}

extension PlacementExplanation {
  /// The side with the best score.
  var winner: CandidateExplanation? { best.map { candidates[$0] } }
}
