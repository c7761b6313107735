import Foundation
import PopoverGeometry

extension Arena {
  /// Reports as one JSON object. What the table says in words is a key each; shares are in per cent.
  package func json(_ reports: [ArenaReport]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let sheet = Sheet(gap: gap, engines: reports.map(EngineSheet.init))
    return String(decoding: try encoder.encode(sheet), as: UTF8.self)
  }

  private struct Sheet: Encodable {
    var gap: Double
    var engines: [EngineSheet]
  }

  private struct EngineSheet: Encodable {
    var engine: String
    var scenes: Int
    var tightScenes: Int
    var undefined: Int
    var percent: [String: Double]
    var steps: Int
    var sideChangesPerThousand: Double
    var meanMove: Double
    var largestJump: Double

    init(_ report: ArenaReport) {
      engine = report.name
      (scenes, tightScenes, undefined) = (report.scenes, report.tightScenes, report.undefined)
      percent = Dictionary(
        uniqueKeysWithValues: ArenaFigure.allCases.map { ($0.name, report[$0]) })
      steps = report.walk.steps
      sideChangesPerThousand = report.walk.changesPerThousand
      (meanMove, largestJump) = (report.walk.meanMove, report.walk.largestJump)
    }
  }
}
