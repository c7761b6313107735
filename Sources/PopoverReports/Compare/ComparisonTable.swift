import PlacementEngines
import PlacementRequests
import PopoverGeometry
import PopoverScenes

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
    let known = rows.first.map(faults) ?? []
    let said = difference.phrases() + faults(of: row).filter { !known.contains($0) }
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
    try JSON.answer([
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

extension FrameDifference {
  /// What differs, a phrase each: `3 columns right`, `2 rows shorter`; none if nothing does.
  package func phrases(_ grid: Grid = .cells) -> [String] {
    Words.moves(x: figures.x, y: figures.y, in: grid)
      + Words.growth(width: figures.width, height: figures.height, in: grid)
  }
}
