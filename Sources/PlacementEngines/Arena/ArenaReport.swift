import PopoverGeometry

/// How one engine has done in the arena.
public struct ArenaReport: Equatable, Sendable {
  /// The name of the engine.
  public var name: String
  /// The answers that were counted.
  public private(set) var scenes = 0
  /// Scenes in which no side holds the whole popup.
  public private(set) var tightScenes = 0
  /// Scenes to which there is no defined answer.
  public private(set) var undefined = 0
  /// How the popup moved while the anchor walked.
  public private(set) var walk = WalkReport()
  private var counts: [Int] = Array(repeating: 0, count: ArenaFigure.allCases.count)

  init(name: String) { self.name = name }

  /// A figure in per cent: of the scenes, or of those that are tight.
  public subscript(figure: ArenaFigure) -> Double {
    let whole = figure.isOfTightScenes ? tightScenes : scenes
    return whole == 0 ? 0 : 100 * Double(counts[figure.rawValue]) / Double(whole)
  }

  /// - Parameter outcome: what the engine said; `nil` where it has no defined answer.
  mutating func count(_ outcome: ArenaOutcome?, after former: ArenaOutcome?) {
    guard let outcome else {
      undefined += 1
      return
    }
    scenes += 1
    tightScenes += outcome.isTight ? 1 : 0
    for figure in ArenaFigure.allCases where outcome.shows(figure) { counts[figure.rawValue] += 1 }
    if let former {
      walk.count(
        from: former.answer.frame, to: outcome.answer.frame,
        isOtherSide: former.side != outcome.side)
    }
  }
}

/// What is counted in the arena.
public enum ArenaFigure: Int, CaseIterable, Sendable {
  /// A part of the popup is outside the container.
  case overflow
  /// The popup lies over the anchor.
  case covers
  /// The whole popup fits on some side, but it is cut, covers the anchor or sticks out.
  case missed
  /// It lies elsewhere than below, though it would fit there.
  case leavesPreferred
  /// It is smaller than it should be.
  case shrunk
  /// A place or a size is no whole cell.
  case fractional
  /// Where no side holds the whole popup, as much of it can be used as on the best side.
  case largestUsable

  /// Whether only scenes count in which no side holds the whole popup.
  public var isOfTightScenes: Bool { self == .largestUsable }
}
