import PopoverGeometry

extension PopoverPresentation {
  /// The question and why it is answered as it is, as tables for a bug report; ends in a line feed.
  package func markdown(of explanation: PlacementExplanation) -> String {
    let text = [
      TextTable(rows: [["question", "value"]] + questionRows).markdown,
      sentence(for: explanation.layout) + ".", "", explanation.table.markdown,
      explanation.reasons.map { "* \($0)\n" }.joined(),
    ]
    return text.joined(separator: "\n")
  }

  private var questionRows: [[String]] {
    let edges = [("margins", popoverLayoutMargins), ("reserved", reserved)]
      .filter { $0.1 != .zero }.map { [$0.0, Self.list($0.1.figures)] }
    return [
      ["container", Words.size(container.size)],
      ["anchor", Self.list([sourceRect.x, sourceRect.y, sourceRect.width, sourceRect.height])],
      ["content", Words.size(limitedContentSize)],
      ["permitted", Words.list(permittedArrowDirections.map { Side($0).name }, "then")],
      ["gap", Words.figure(policy.gap)], ["alignment", "\(policy.alignment)"],
      ["stability", policy.stability.name],
    ] + edges + keepOut.map { ["keep out", Self.list([$0.x, $0.y, $0.width, $0.height])] }
  }

  private static func list(_ figures: [Double]) -> String {
    figures.map(Words.figure).joined(separator: ",")
  }
}

extension TextTable {
  /// The rows as a table in Markdown, the first as its head, each ended by a line feed.
  fileprivate var markdown: String {
    guard let head = rows.first else { return "" }
    let rule = head.indices.map { column in
      columns.indices.contains(column) && columns[column] == .right ? "---:" : "---"
    }
    return ([head, rule] + rows.dropFirst()).map { row in
      let cells = (0..<head.count).map { $0 < row.count ? row[$0] : "" }
      return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }.joined()
  }
}
