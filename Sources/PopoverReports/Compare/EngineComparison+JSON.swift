import Foundation
import PlacementEngines
import PopoverGeometry

extension EngineComparison {
  /// The scene and its answers as one JSON object, rectangles as `[x, y, width, height]`.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(Sheet(self)), as: UTF8.self)
  }

  private struct Sheet: Encodable {
    var anchor: [Double]
    var container: [Double]
    var popup: [Double]
    var gap: Double
    var answers: [AnswerSheet]

    init(_ comparison: EngineComparison) {
      let scene = comparison.scene
      (anchor, container) = (scene.anchor.figures, scene.container.figures)
      popup = [scene.popupSize.width, scene.popupSize.height]
      gap = scene.gap
      answers = comparison.rows.map { AnswerSheet($0, difference: comparison.difference($0)) }
    }
  }

  private struct AnswerSheet: Encodable {
    var engine: String
    var frame: [Double]?
    var side: String?
    /// The engine's own words for it.
    var says: String?
    /// How the frame differs from that of the first engine, figure by figure.
    var difference: [Double]?

    init(_ row: Row, difference: Rect?) {
      engine = row.name
      frame = row.answer?.frame.figures
      side = row.side.map { "\($0)" }
      says = row.answer?.name
      self.difference = difference?.figures
    }
  }
}
