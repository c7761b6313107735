import MessageText
import PopoverGeometry

extension PopoverPresentation {
  /// The question and why it is answered as it is, as tables for a bug report; ends in a line feed. The question stands in
  /// the names and forms of the options, so that it can be asked again.
  ///
  /// - Parameter given: what a presentation does not say itself, such as its text and the theme, by the same names.
  package func markdown(
    of explanation: PlacementExplanation, given: [(option: String, value: String)] = []
  ) -> String {
    let text = [
      TextTable(rows: [["question", "value"]] + questionRows(given)).markdown,
      sentence(for: explanation.layout) + ".", "", explanation.table.markdown,
      explanation.reasons.map { "* \($0)\n" }.joined(),
    ]
    return text.joined(separator: "\n")
  }

  private func questionRows(_ given: [(option: String, value: String)]) -> [[String]] {
    let directions = permittedArrowDirections.map(\.name)
    let scene = [
      ["container", Words.size(container.size)], ["anchor", Self.list(sourceRect)],
      ["content", Words.size(preferredContentSize)],
    ]
    let choice = [
      ["permitted", directions.isEmpty ? "none" : directions.joined(separator: ",")],
      ["gap", Words.figure(policy.gap)], ["align", policy.alignment.rawValue],
      ["stability", policy.stability.name],
    ]
    return scene + textRows(given) + choice + roomRows + unusualRows
  }

  private var roomRows: [[String]] {
    let edges = [("margins", popoverLayoutMargins), ("reserved", reserved)]
      .filter { $0.1 != .zero }.map { [$0.0, Self.list($0.1.figures)] }
    return edges + keepOut.map { ["keep-out", Self.list($0)] }
  }

  /// What was given, and that a text wraps where it is not among it.
  private func textRows(_ given: [(option: String, value: String)]) -> [[String]] {
    let isUnknown = wrapping != nil && !given.contains { $0.option == "text" }
    return (isUnknown ? [["text", "a text that wraps"]] : [])
      + given.map { [$0.option, $0.value.shownSafely] }
  }

  /// What is asked otherwise than usual, by the names of the options.
  private var unusualRows: [[String]] {
    let usual = PopoverPresentation(
      sourceRect: .zero, container: .zero, preferredContentSize: .zero)
    let rows: [(name: String, value: String?, isUsual: Bool)] = [
      ("choose", SideChoice(score: policy.score)?.rawValue, policy.score == usual.policy.score),
      ("current", currentArrowDirection?.name, false),
      ("current-frame", currentFrame.map(Self.list), false),
      ("minimum", Words.size(minimumContentSize), minimumContentSize == usual.minimumContentSize),
      ("maximum", maximumContentSize.map { Words.size($0) }, false),
      ("skid", Words.figure(policy.skid), policy.skid == 0),
      ("rtl", "yes", policy.writingDirection == .leftToRight),
      ("aspect", Words.figure(policy.aspect), policy.aspect == usual.policy.aspect),
      ("can-overlap", "yes", !canOverlapSourceViewRect),
      (
        "insets of the theme", Self.list(metrics.contentViewInsets.figures),
        metrics == usual.metrics
      ),
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
      return "| \(cells.map { $0.escaping(Self.signs) }.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// What Markdown would read as the end of a cell, as HTML, or as marks of its own.
  private static let signs: [Unicode.Scalar: String] = {
    let marks = "\\|*_`[~".unicodeScalars.map { ($0, "\\\($0)") }
    return Dictionary(uniqueKeysWithValues: marks).merging(["<": "&lt;", "&": "&amp;"]) { $1 }
  }()
}
