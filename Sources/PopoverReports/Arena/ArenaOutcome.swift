import PlacementEngines
import PopoverGeometry

/// One answer, judged.
struct ArenaOutcome {
  var answer: EngineAnswer
  /// The side that the engine tells, or else the one that one sees.
  var side: Side?
  private var facts: ArenaFacts

  init(_ answer: EngineAnswer, to facts: ArenaFacts) {
    self.answer = answer
    self.facts = facts
    side = answer.side ?? facts.scene.side(of: answer.frame)
  }

  /// Whether no side holds the whole popup.
  var isTight: Bool { facts.fitting.isEmpty }

  func shows(_ figure: ArenaFigure) -> Bool {
    let (frame, scene) = (answer.frame, facts.scene)
    switch figure {
    case .overflow: return isOut
    case .covers: return frame.overlaps(scene.anchor)
    case .missed:
      return !isTight && (isOut || isShrunk || frame.overlaps(scene.anchor))
    case .leavesPreferred:
      guard let preferred = scene.sides.first else { return false }
      return facts.fitting.contains(preferred) && side != preferred
    case .shrunk: return isShrunk
    case .fractional:
      return [frame.x, frame.y, frame.width, frame.height].contains { $0 != $0.rounded() }
    case .largestUsable:
      return isTight && scene.usableArea(of: frame) >= facts.largestUsable
    }
  }

  private var isOut: Bool { answer.frame.clamped(to: facts.scene.container) != answer.frame }

  private var isShrunk: Bool {
    Axis.allCases.contains { answer.frame.size[$0] < facts.scene.popupSize[$0] }
  }
}
