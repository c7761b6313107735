import Foundation
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

extension [ArenaReport] {
  /// The reports as a table with a line for each engine: per cent of scenes, and what the walks show.
  package var table: String {
    TextTable(
      columns: [.left] + ArenaReport.titles.dropFirst().map { _ in .right },
      rows: [ArenaReport.titles] + map(\.cells)
    ).text
  }
}

extension ArenaReport {
  fileprivate static let titles =
    ["engine"] + ArenaFigure.allCases.map(\.title) + ["changes", "mean move", "largest jump"]

  fileprivate var cells: [String] {
    [name] + ArenaFigure.allCases.map { String(format: "%.1f", self[$0]) } + [
      String(format: "%.1f", walk.changesPerThousand), String(format: "%.2f", walk.meanMove),
      String(format: "%.1f", walk.largestJump),
    ]
  }
}

extension Arena {
  /// Reports as one JSON object. What the table says in words is a key each; shares are in per cent.
  package func json(_ reports: [ArenaReport]) throws -> String {
    try JSON.object(["gap": gap.jsonValue, "engines": reports.jsonValue]).line
  }
}

extension ArenaReport: JSONRepresentable {
  var jsonValue: JSON {
    let percent = ArenaFigure.allCases.map { ($0.name, self[$0]) }
    return [
      "engine": name.jsonValue, "scenes": scenes.jsonValue, "tightScenes": tightScenes.jsonValue,
      "undefined": undefined.jsonValue,
      "percent": Dictionary(uniqueKeysWithValues: percent).jsonValue,
      "steps": walk.steps.jsonValue,
      "sideChangesPerThousand": walk.changesPerThousand.jsonValue,
      "meanMove": walk.meanMove.jsonValue, "largestJump": walk.largestJump.jsonValue,
    ]
  }
}
