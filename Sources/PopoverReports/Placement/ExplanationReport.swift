import PlacementRequests
import PopoverGeometry
import PopoverScenes

extension PopoverPresentation {
  /// Why it goes where it goes: the sentence, a table of all sides, what decided; it ends in a line feed.
  package func report(of explanation: PlacementExplanation) -> String {
    let lines =
      [sentence(for: explanation.layout), ""] + explanation.table.lines + [""]
      + [
        "Edges: room left, or cells out. Shows: the content that would be visible there.",
        "Scores: higher is better, and the first that differs decides.",
        "",
      ] + explanation.reasons
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PlacementExplanation {
  /// A row for each side, those that are not permitted last.
  var table: TextTable {
    let terms = (candidates + notPermitted).first?.scores.map(\.term) ?? []
    let header = ["", "side", "whole", "top", "left", "bottom", "right", "shows"]
    let body = candidates.map { row($0, scores: $0.scores.map(\.value.readableFigure)) }
    let others = notPermitted.map { side in
      row(side, scores: terms.map { _ in "-" } + ["not permitted"])
    }
    let right = Array(repeating: TextTable.Column.right, count: 5 + terms.count)
    let lastHead = others.isEmpty ? [] : [""]
    return TextTable(
      columns: [.left, .left, .left] + right + [.left],
      rows: [header + terms.map(\.name) + lastHead] + body + others)
  }

  private func row(_ side: CandidateExplanation, scores: [String]) -> [String] {
    let direction = side.candidate.direction
    return [direction == layout.directionBeside ? ">" : "", side.sideName, side.state]
      + side.overflow.named.map { Words.outOrLeft($0.distance) }
      + [Words.size(side.candidate.usableContent)] + scores
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
  fileprivate static func outOrLeft(_ cells: Double) -> String {
    cells > 0 ? "\(figure(cells)) out" : figure(-cells)
  }
}

extension PopoverPresentation {
  /// The explanation as one JSON object with the `version` of its form, `candidates` are the permitted
  /// sides in the order in which they were tried and after them the others.
  package func json(of explanation: PlacementExplanation) throws -> String {
    try JSON.answer(jsonValue(of: explanation))
  }

  func jsonValue(of explanation: PlacementExplanation) -> JSON {
    let best = explanation.best.map { explanation.candidates[$0].candidate.direction }
    let candidates =
      explanation.candidates.map { $0.jsonValue(isPermitted: true) }
      + explanation.notPermitted.map { $0.jsonValue(isPermitted: false) }
    let layout = explanation.layout
    return [
      "sentence": sentence(for: layout), "rule": layout.rule.name,
      "reason": layout.rule.phrase, "best": best.name,
      "decidingTerm": (explanation.decidingTerm?.name).jsonValue, "candidates": candidates,
      "layout": layout.jsonValue,
    ]
  }
}

extension CandidateExplanation {
  fileprivate func jsonValue(isPermitted: Bool) -> JSON {
    [
      "arrowDirection": candidate.direction.name, "side": sideName, "permitted": isPermitted,
      "fits": candidate.fits, "complete": candidate.isComplete, "room": candidate.room,
      "required": candidate.required, "remaining": candidate.remaining,
      "usableContent": candidate.usableContent, "frame": wholeFrame,
      "overflow": [
        "top": overflow.top.unsigned, "left": overflow.left.unsigned,
        "bottom": overflow.bottom.unsigned, "right": overflow.right.unsigned,
      ],
      "scores": scores.map { ["term": $0.term.name, "value": $0.value.unsigned] as JSON },
    ]
  }
}

extension Double {
  /// Zero without a sign, which JSON would show.
  fileprivate var unsigned: Double { self == 0 ? 0 : self }
}
