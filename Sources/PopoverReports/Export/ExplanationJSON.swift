import PopoverGeometry

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
