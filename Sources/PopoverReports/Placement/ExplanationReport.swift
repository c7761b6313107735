import PopoverGeometry
import PopoverScenes

extension PopoverPresentation {
  /// Why the popover goes where it goes: the sentence, every side with its figures in a table, and
  /// what decided. It ends with a line feed.
  package func report(of explanation: PlacementExplanation) -> String {
    let lines =
      [sentence(for: explanation.layout), ""] + explanation.table.lines + [""]
      + [
        "Edges: room left, or cells out. Shows: the content that would be seen there.",
        "Scores: more is better, and the first that differs decides.",
        "",
      ] + explanation.decidedLines
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PlacementExplanation {
  /// What decided, in as many lines as there is to say: the rule, the deciding term with its figures, and
  /// what was left off.
  package var decidedLines: [String] {
    var lines = ["decided by: \(layout.rule.name) (\(layout.rule.phrase))"]
    if let standing { lines.append("deciding term: \(standing)") }
    if !layout.dropped.isEmpty {
      lines.append("left off: \(Words.list(layout.dropped.names))")
    }
    return lines
  }

  fileprivate var table: TextTable {
    let terms = (candidates + notPermitted).first?.scores.map(\.term) ?? []
    let header = ["", "side", "whole", "top", "left", "bottom", "right", "shows"]
    let body = candidates.map { row($0, scores: $0.scores.map { Words.figure($0.value) }) }
    let others = notPermitted.map { side in
      row(side, scores: terms.map { _ in "-" } + ["not permitted"])
    }
    let right = Array(repeating: TextTable.Column.right, count: 5 + terms.count)
    return TextTable(
      columns: [.left, .left, .left] + right + [.left],
      rows: [header + terms.map(\.name)] + body + others)
  }

  private func row(_ side: CandidateExplanation, scores: [String]) -> [String] {
    let direction = side.candidate.direction
    return [direction == layout.arrowDirection ? ">" : "", side.sideName, side.state]
      + side.edges.map { Words.overflow($0.cells) }
      + [Words.size(side.candidate.usableContent)] + scores
  }

  /// The deciding term with the figures of those that were level until then.
  private var standing: String? {
    guard let best, let decidingTerm,
      let place = candidates[best].scores.firstIndex(where: { $0.term == decidingTerm })
    else { return nil }
    let level = candidates[best].scores[..<place]
    let rivals = candidates.filter { $0.scores[..<place] == level }
    let figures = ([candidates[best]] + rivals.filter { $0 != candidates[best] }).map {
      "\(Side($0.candidate.direction)) \(Words.figure($0.scores[place].value))"
    }
    return "\(decidingTerm.name) (\(figures.joined(separator: ", ")))"
  }
}

extension CandidateExplanation {
  /// Inside at all edges and still not fitting, it meets what is kept out.
  fileprivate var state: String {
    if candidate.fits { return "fits" }
    return failingEdges.isEmpty ? "blocked" : "no"
  }
}

extension Words {
  /// `6 out` of an edge, or the room that is left at it.
  fileprivate static func overflow(_ cells: Double) -> String {
    cells > 0 ? "\(figure(cells)) out" : figure(-cells)
  }
}

extension PopoverPresentation {
  /// The explanation as one JSON object: `version` tells its form, `candidates` are the permitted
  /// sides in the order in which they were tried and after them the others.
  package func json(of explanation: PlacementExplanation) throws -> String {
    try JSONText.text(
      of: ExplanationReport(explanation, sentence: sentence(for: explanation.layout)))
  }
}

private struct ExplanationReport: Encodable {
  var version = 1
  var sentence: String
  var rule: String
  var reason: String
  var best: String
  var decidingTerm: Nullable<String>
  var candidates: [CandidateReport]
  var layout: LayoutReport

  init(_ explanation: PlacementExplanation, sentence: String) {
    self.sentence = sentence
    rule = explanation.layout.rule.name
    reason = explanation.layout.rule.phrase
    best = explanation.best.map { explanation.candidates[$0].candidate.direction }.name
    decidingTerm = Nullable(explanation.decidingTerm?.name)
    candidates =
      explanation.candidates.map { CandidateReport($0, isPermitted: true) }
      + explanation.notPermitted.map { CandidateReport($0, isPermitted: false) }
    layout = LayoutReport(explanation.layout)
  }
}

private struct CandidateReport: Encodable {
  struct Overflow: Encodable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    init(_ overflow: EdgeOverflow) {
      (top, left) = (overflow.top.unsigned, overflow.left.unsigned)
      (bottom, right) = (overflow.bottom.unsigned, overflow.right.unsigned)
    }
  }

  struct Score: Encodable {
    var term: String
    var value: Double

    init(_ score: TermScore) { (term, value) = (score.term.name, score.value.unsigned) }
  }

  var arrowDirection: String
  var side: String
  var permitted: Bool
  var fits: Bool
  var complete: Bool
  var room: [Double]
  var required: [Double]
  var remaining: [Double]
  var usableContent: [Double]
  var frame: [Double]
  var overflow: Overflow
  var scores: [Score]

  init(_ explanation: CandidateExplanation, isPermitted: Bool) {
    let candidate = explanation.candidate
    arrowDirection = candidate.direction.name
    side = "\(Side(candidate.direction))"
    permitted = isPermitted
    fits = candidate.fits
    complete = candidate.isComplete
    room = candidate.room.figures
    required = candidate.required.figures
    remaining = candidate.remaining.figures
    usableContent = candidate.usableContent.figures
    frame = explanation.wholeFrame.figures
    overflow = Overflow(explanation.overflow)
    scores = explanation.scores.map(Score.init)
  }
}

extension Double {
  /// Zero without a sign, which JSON would show.
  fileprivate var unsigned: Double { self == 0 ? 0 : self }
}

extension Size {
  fileprivate var figures: [Double] { [width, height] }
}
