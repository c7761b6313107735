import Foundation
import PlacementEngines
import PlacementRequests

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
    try JSON.answer(["gap": gap, "engines": reports])
  }
}

extension ArenaReport: JSONRepresentable {
  /// The engine and its figures, which are per cent of the scenes.
  public var jsonValue: JSON {
    let percent = ArenaFigure.allCases.map { ($0.name, self[$0]) }
    return [
      "engine": name, "scenes": scenes, "tightScenes": tightScenes, "undefined": undefined,
      "percent": Dictionary(uniqueKeysWithValues: percent), "steps": walk.steps,
      "sideChangesPerThousand": walk.changesPerThousand, "meanMove": walk.meanMove,
      "largestJump": walk.largestJump,
    ]
  }
}

extension ArenaFigure {
  /// The name in answers as JSON.
  package var name: String { "\(self)" }

  /// The name over a column.
  fileprivate var title: String {
    switch self {
    case .leavesPreferred: "leaves"
    case .largestUsable: "largest"
    default: name
    }
  }
}
