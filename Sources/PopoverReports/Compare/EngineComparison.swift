import PlacementEngines
import PopoverGeometry

/// What several engines say to one scene.
package struct EngineComparison: Equatable, Sendable {
  /// One engine's answer; `nil` where it has none that is defined.
  package struct Row: Equatable, Sendable {
    package var name: String
    package var answer: EngineAnswer?
    /// The side that one sees; `nil` over the anchor. What the engine tells may be another.
    package var side: Side?
  }

  package var scene: EngineScene
  package var rows: [Row]

  package init(_ scene: EngineScene, engines: [CatalogEngine]) {
    self.scene = scene
    rows = engines.map { engine in
      let answer = engine.answer(scene)
      return Row(
        name: engine.name, answer: answer,
        side: answer.flatMap { scene.side(of: $0.frame) })
    }
  }

  /// How an answer differs from the first, figure by figure: positive is further right or down, or
  /// larger; `nil` where one of them is not defined.
  package func difference(_ row: Row) -> Rect? {
    guard let first = rows.first?.answer?.frame, let frame = row.answer?.frame else { return nil }
    return Rect(
      x: frame.x - first.x, y: frame.y - first.y, width: frame.width - first.width,
      height: frame.height - first.height)
  }
}
