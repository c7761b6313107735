import Foundation
import PlacementEngines
import PopoverGeometry

/// The ground on which engines are measured: a screen of 80x24, an anchor of 4x1 at every cell, and
/// six sizes of popup, wanted below, then above, right and left.
package struct Arena: Equatable, Sendable {
  package static let container = Rect(x: 0, y: 0, width: 80, height: 24)
  package static let anchorSize = Size(width: 4, height: 1)
  package static let sides: [Side] = [.below, .above, .right, .left]
  /// One that goes nearly everywhere, to one that is wider than the screen.
  package static let popupSizes = [
    Size(width: 12, height: 4), Size(width: 30, height: 8), Size(width: 60, height: 14),
    Size(width: 78, height: 10), Size(width: 90, height: 5), Size(width: 20, height: 20),
  ]

  /// How far popups should lie from the anchor, in cells.
  package var gap: Double

  package init(gap: Double = 1) { self.gap = gap }

  /// Measures an engine: the anchor walks along every row to the right and every column downwards, a cell
  /// a step. Each line begins with a new popup, and engines that remember are handed their former answer.
  package func report(of engine: CatalogEngine) -> ArenaReport {
    var report = ArenaReport(name: engine.name)
    for size in Self.popupSizes {
      for line in Self.lines { walk(line, size: size, engine, &report) }
    }
    return report
  }

  private func walk(
    _ line: [Point], size: Size, _ engine: CatalogEngine, _ report: inout ArenaReport
  ) {
    var former: ArenaOutcome?
    for place in line {
      let scene = scene(anchorAt: place, size: size)
      let answer = engine.answer(scene, after: former?.answer)
      let outcome = answer.map { ArenaOutcome($0, to: ArenaFacts(scene)) }
      report.count(outcome, after: former)
      former = outcome
    }
  }

  func scene(anchorAt place: Point, size: Size) -> EngineScene {
    EngineScene(
      anchor: Rect(origin: place, size: Self.anchorSize), container: Self.container,
      popupSize: size, gap: gap, sides: Self.sides)
  }

  /// The places of the anchor, row by row and then column by column.
  static let lines: [[Point]] = {
    let columns = stride(from: 0, through: container.width - anchorSize.width, by: 1)
    let rows = stride(from: 0, through: container.height - anchorSize.height, by: 1)
    return rows.map { y in columns.map { Point(x: $0, y: y) } }
      + columns.map { x in rows.map { Point(x: x, y: $0) } }
  }()
}

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
    try JSON.line(["gap": gap, "engines": reports])
  }
}

extension ArenaReport: JSONRepresentable {
  package var jsonValue: JSON {
    let percent = ArenaFigure.allCases.map { ($0.name, self[$0]) }
    return [
      "engine": name, "scenes": scenes, "tightScenes": tightScenes, "undefined": undefined,
      "percent": Dictionary(uniqueKeysWithValues: percent), "steps": walk.steps,
      "sideChangesPerThousand": walk.changesPerThousand, "meanMove": walk.meanMove,
      "largestJump": walk.largestJump,
    ]
  }
}
