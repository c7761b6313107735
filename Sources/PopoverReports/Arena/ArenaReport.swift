import PlacementEngines
import PopoverGeometry

/// How one engine has done in the arena.
package struct ArenaReport: Equatable, Sendable {
  package var name: String
  /// The answers that were counted.
  package private(set) var scenes = 0
  /// Scenes in which no side holds the whole popup.
  package private(set) var tightScenes = 0
  /// Scenes to which there is no defined answer.
  package private(set) var undefined = 0
  package private(set) var walk = WalkReport()
  private var counts: [Int] = Array(repeating: 0, count: ArenaFigure.allCases.count)

  init(name: String) { self.name = name }

  /// A figure in per cent: of the scenes, or of those that are tight.
  package subscript(figure: ArenaFigure) -> Double {
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
