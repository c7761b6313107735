import PopoverGeometry

/// One answer, and what is counted of it.
struct ArenaOutcome {
  var answer: EngineAnswer
  /// The side on which the popup lies; `nil` if it covers the anchor.
  var side: Side?
  private var facts: ArenaFacts

  init(_ answer: EngineAnswer, to facts: ArenaFacts) {
    self.answer = answer
    self.facts = facts
    side = facts.scene.side(of: answer)
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

/// Facts of a scene that do not depend on an engine's answer.
struct ArenaFacts {
  var scene: EngineScene
  /// The sides on which the whole popup fits beside the anchor.
  var fitting: [Side]
  /// The largest part of the popup that fits on one side, in square cells.
  var largestUsable: Double

  init(_ scene: EngineScene) {
    self.scene = scene
    let usable = scene.sides.map { scene.usableSize(on: $0) }
    fitting = zip(scene.sides, usable).filter { $0.1 == scene.popupSize }.map(\.0)
    largestUsable = usable.map(\.area).max() ?? 0
  }
}

extension EngineScene {
  /// As much of the popup as fits beside the anchor on `side`, beyond the gap.
  fileprivate func usableSize(on side: Side) -> Size {
    let (anchor, whole) = (anchor[side.axis], container[side.axis])
    var room = container.size
    room[side.axis] = (side.isNear ? anchor.start - whole.start : whole.end - anchor.end) - gap
    return Size { min(popupSize[$0], max(0, room[$0])) }
  }

  /// The area of a popup that can be used: the part in sight, and nothing if it covers the anchor.
  func usableArea(of frame: Rect) -> Double {
    frame.overlaps(anchor) ? 0 : frame.clamped(to: container).size.area
  }
}
