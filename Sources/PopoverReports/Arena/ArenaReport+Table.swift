import Foundation

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
