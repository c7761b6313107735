import PlacementEngines
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
    let side = row.side.map { "\($0)" } ?? "over it"
    return [row.name, side, place, answer.name, index == 0 ? "" : words(for: row)]
  }

  private func words(for row: Row) -> String {
    guard let difference = difference(row) else { return "" }
    let phrases = FrameDifference(difference).phrases
    let said = phrases + faults(of: row)
    return said.isEmpty ? "none" : said.joined(separator: ", ")
  }

  /// What is wrong with an answer by itself.
  private func faults(of row: Row) -> [String] {
    guard let frame = row.answer?.frame else { return [] }
    return [
      frame.overlaps(scene.anchor) ? "covers the anchor" : nil,
      frame.clamped(to: scene.container) != frame ? "sticks out" : nil,
    ].compactMap { $0 }
  }
}
