import MessageText
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
      ["anchor", Self.list(sourceRect)],
      ["content", Words.size(preferredContentSize)],
      ["permitted", Words.list(permittedArrowDirections.map { Side($0).name }, "then")],
      ["gap", Words.figure(policy.gap)], ["alignment", "\(policy.alignment)"],
      ["stability", policy.stability.name],
    ] + edges + keepOut.map { ["keep out", Self.list($0)] } + unusualRows
  }

  /// What is asked otherwise than usual, by the names of the options.
  private var unusualRows: [[String]] {
    let usual = PopoverPresentation(
      sourceRect: .zero, container: .zero, preferredContentSize: .zero)
    let rows: [(name: String, value: String?, isUsual: Bool)] = [
      ("choose", SideChoice(score: policy.score)?.rawValue, policy.score == usual.policy.score),
      ("current", currentArrowDirection.map { "arrow \($0)" }, false),
      ("current-frame", currentFrame.map(Self.list), false),
      ("minimum", Words.size(minimumContentSize), minimumContentSize == usual.minimumContentSize),
      ("maximum", maximumContentSize.map { Words.size($0) }, false),
      ("skid", Words.figure(policy.skid), policy.skid == 0),
      ("rtl", "yes", policy.writingDirection == .leftToRight),
      ("aspect", Words.figure(policy.aspect), policy.aspect == usual.policy.aspect),
      ("can-overlap", "yes", !canOverlapSourceViewRect),
      ("insets", Self.list(metrics.contentViewInsets.figures), metrics == usual.metrics),
      ("droppable", droppable.words, droppable == usual.droppable),
    ]
    return rows.filter { !$0.isUsual }.compactMap { row in row.value.map { [row.name, $0] } }
  }

  private static func list(_ rect: Rect) -> String {
    list([rect.x, rect.y, rect.width, rect.height])
  }

  private static func list(_ figures: [Double]) -> String {
    figures.map(Words.figure).joined(separator: ",")
  }
}

extension DroppableInsets {
  fileprivate var words: String {
    [("title", title), ("padding", padding), ("border", border)].filter { $0.1 != .zero }.map(\.0)
      .joined(separator: ",")
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
      return "| \(cells.map { $0.escaping(["|": "\\|"]) }.joined(separator: " | ")) |\n"
    }.joined()
  }
}
