import PopoverGeometry
import PopoverScenes

extension ChromeReport {
  /// The parts beside those of the safe mode, differences with a star, and below them what the original
  /// has laid out.
  package var table: String {
    let title = ["", mode.rawValue] + (mode == .safe ? [] : ["safe", "difference"])
    let parts = TextTable(rows: [title] + rows.map(cells)).text
    guard mode != .safe else { return parts }
    let own = facts.filter { fact in !rows.contains { $0.part == fact } }
    let original = TextTable(rows: own.map { [$0.words, $0.figure.words] }).text
    return parts + (own.isEmpty ? "" : "\n" + original) + "\n" + mode.remark + "\n"
  }

  private func cells(_ row: Row) -> [String] {
    let own = [row.part.words, row.part.figure.words]
    guard mode != .safe else { return own }
    return own + [row.safe.words, row.differs ? "* " + difference(row) : ""]
  }

  private func difference(_ row: Row) -> String {
    switch (row.part.figure, row.safe) {
    case (.rect(let rect), .rect(let safe)): words(rect, safe, isArrow: row.part.key == "arrow")
    case (.number(let number), .number(let safe)): Words.figure(number - safe)
    default: "differs"
    }
  }

  private func words(_ rect: Rect, _ safe: Rect, isArrow: Bool) -> String {
    let phrases = [
      phrase(rect.x - safe.x, .horizontal, more: "right", less: "left"),
      phrase(rect.y - safe.y, .vertical, more: "down", less: "up"),
      phrase(rect.width - safe.width, .horizontal, more: "wider", less: "narrower"),
      phrase(rect.height - safe.height, .vertical, more: "taller", less: "shorter"),
      isArrow && rect.clamped(to: Rect(size: question.bounds)) != rect ? "leaves the view" : nil,
    ]
    return phrases.compactMap { $0 }.joined(separator: ", ")
  }

  private func phrase(_ distance: Double, _ axis: Axis, more: String, less: String) -> String? {
    if distance == 0 { return nil }
    let size = abs(distance)
    let unit = size == 1 ? "point" : "points"
    let amount =
      question.grid == .cells ? Words.cells(size, along: axis) : "\(Words.figure(size)) \(unit)"
    return "\(amount) \(distance > 0 ? more : less)"
  }
}
