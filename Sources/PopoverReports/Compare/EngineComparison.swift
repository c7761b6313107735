import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// What several engines say to one scene.
package struct EngineComparison: Equatable, Sendable {
  /// One engine's answer; `nil` where it has none that is defined.
  package struct Row: Equatable, Sendable {
    package var name: String
    package var answer: EngineAnswer?
    /// The side on which the popup lies; `nil` over the anchor. The engine may report another.
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

  /// What was answered already, by whom.
  package init(_ scene: EngineScene, answers: [(engine: String, frame: Rect?)]) {
    self.scene = scene
    rows = answers.map { name, frame in
      Row(
        name: name, answer: frame.map { EngineAnswer(frame: $0) },
        side: frame.flatMap { scene.side(of: $0) })
    }
  }

  /// How an answer differs from the first; `nil` where one of them is not defined.
  func difference(_ row: Row) -> FrameDifference? {
    guard let first = rows.first?.answer?.frame, let frame = row.answer?.frame else { return nil }
    return FrameDifference(of: frame, from: first)
  }
}

extension EngineComparison {
  /// The answers as a table, each with its difference from the first.
  package var table: String {
    let title = [
      "engine", "side", "frame", "says", "difference from \(rows.first?.name ?? "none")",
    ]
    return TextTable(rows: [title] + rows.enumerated().map(cells)).text
  }

  private func cells(_ index: Int, _ row: Row) -> [String] {
    guard let answer = row.answer else { return [row.name, "", "", "", "no defined answer"] }
    let frame = answer.frame
    let place = "\(Words.figure(frame.x)),\(Words.figure(frame.y)) \(Words.size(frame.size))"
    let side = row.side?.name ?? "over the anchor"
    return [row.name, side, place, answer.name, index == 0 ? "" : words(for: row)]
  }

  private func words(for row: Row) -> String {
    guard let difference = difference(row) else { return "" }
    let said = difference.phrases() + faults(of: row)
    return said.isEmpty ? "none" : said.joined(separator: ", ")
  }

  /// What is wrong with an answer by itself.
  private func faults(of row: Row) -> [String] {
    guard let frame = row.answer?.frame else { return [] }
    return [
      frame.overlaps(scene.anchor) ? "covers the anchor" : nil,
      frame.clamped(to: scene.container) != frame ? "leaves the container" : nil,
    ].compactMap { $0 }
  }
}

extension EngineComparison {
  /// The scene and its answers as one JSON object, rectangles as `[x, y, width, height]`.
  package func json() throws -> String {
    try JSON.line([
      "anchor": scene.anchor, "container": scene.container, "popup": scene.popupSize,
      "gap": scene.gap, "answers": rows.map(jsonValue),
    ])
  }

  /// `says` has the engine's own words, `difference` the figures that differ from the first's.
  private func jsonValue(_ row: Row) -> JSON {
    [
      "engine": row.name, "frame": row.answer?.frame, "side": row.side?.name,
      "says": row.answer?.name, "difference": difference(row)?.figures,
    ]
  }
}
