/// How much is said.
public enum SentenceLength: Sendable, CaseIterable {
  /// With what is unusual, and why other sides were not taken.
  case full
  /// The same in somewhat fewer words.
  case short
  /// For narrow screens: the reason first, figures for words.
  case brief
}

extension PopoverPresentation {
  /// Decides, and says what was decided, and why not otherwise: `sentence(for: layout())`.
  public func sentence(length: SentenceLength = .full) -> String {
    sentence(for: layout(), length: length)
  }

  /// What was decided, and why not otherwise, in one sentence without a full stop.
  ///
  /// Distances are said in rows and columns where places are cells, and in points everywhere else. It says
  /// where the popover lies, where its arrow points and stands, what is unusual, and what
  /// the most interesting other side lacks: the first choice if that was left, else the opposite.
  public func sentence(for layout: PopoverLayout, length: SentenceLength = .full) -> String {
    clauses(for: layout, length: length).joined()
  }

  /// The clauses of that sentence, each behind the sign that parts it from the one before: any number of the last
  /// ones can be left out.
  package func clauses(for layout: PopoverLayout, length: SentenceLength) -> [String] {
    var sentence = Sentence()
    sayPlace(layout, length, in: &sentence)
    if length != .brief { sayUnusual(layout, length, in: &sentence) }
    sentence.startPart()
    sayOtherSide(layout, length, in: &sentence)
    sentence.startPart()
    if length == .brief { sayUnusual(layout, length, in: &sentence) }
    return sentence.capitalizedClauses
  }

  private func sayPlace(
    _ layout: PopoverLayout, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    sentence.startClause(length == .full ? "Popover " : "")
    if layout.arrowDirection == nil { return sentence.say(arrowlessPlace(layout)) }
    guard let side = layout.side else { return sentence.say(layout.placePhrase) }
    sentence.say(length == .brief ? side.name : side.phrase)
  }

  /// Without an arrow it goes to the middle, if it was not put elsewhere.
  private func arrowlessPlace(_ layout: PopoverLayout) -> String {
    if layout.rule != .given { return "\(middle(for: layout.frame)), no arrow" }
    return layout.overlapsAnchor ? "over the anchor, no arrow" : "without an arrow"
  }

  /// Where a popover without an arrow lies: what is kept out may be in the middle.
  package func middle(for frame: Rect) -> String {
    let isThere = Axis.allCases.allSatisfy {
      let distance = abs(frame[$0].mid - area[$0].mid)
      return grid.exact(distance) <= grid.halfStep || frame[$0].length > area[$0].length
    }
    return isThere ? "in the middle" : "near the middle"
  }
}

extension PopoverPresentation {
  /// What was done to the content to make it smaller; its size follows.
  package func shrinkPhrase(for layout: PopoverLayout) -> String {
    showsAll(in: layout.content.size) ? "wrapped to" : "cut to"
  }
}

extension PopoverLayout {
  /// Where a popover with an arrow lies: `below the anchor`, or `over the anchor`.
  package var placePhrase: String {
    side?.phrase ?? (overlapsAnchor ? "over the anchor" : "at the anchor")
  }
}

extension PopoverPresentation {
  /// The arrow, and what is not as it was asked for. On narrow screens, where the last clauses are left out, the arrow comes
  /// last: it is seen.
  private func sayUnusual(
    _ layout: PopoverLayout, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    if length != .brief { sayArrow(layout, length, in: &sentence) }
    sayLosses(layout, length, in: &sentence)
    if length == .brief { sayArrow(layout, length, in: &sentence) }
  }

  private func sayLosses(
    _ layout: PopoverLayout, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    if layout.isShrunk {
      sentence.startClause("content \(shrinkPhrase(for: layout)) ")
      let size = layout.content.size
      sentence.say(length == .full ? Words.size(size) : Words.size(size, in: grid))
      if length == .full {
        sentence.say(" of ")
        sentence.say(Words.size(limitedContentSize, in: grid))
      }
    }
    if !layout.dropped.isEmpty {
      sentence.startClause("without its ")
      sentence.say(Words.list(layout.dropped.names))
    }
    // Where it points at its anchor, or was put upon it, that is said already.
    if layout.arrowDirection == nil, layout.rule != .given, layout.overlapsAnchor {
      sentence.startClause(length == .full ? "it covers its anchor" : "covers its anchor")
    }
    if !layout.isAnchorVisible { sentence.startClause("the anchor is outside the free area") }
    // That is a keep-out rectangle or an earlier popover; another engine knows of neither.
    if layout.rule != .given, layout.coversKeepOut {
      sentence.startClause(
        length == .full ? "it covers what it should keep clear of" : "covers what it should not")
    }
  }

  /// A theme whose arrow has no size shows none.
  private func sayArrow(
    _ layout: PopoverLayout, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    guard let direction = layout.arrowDirection, layout.arrow.size.area > 0 else { return }
    if !metrics.hasArrowRoom(in: layout) { return sentence.startClause("no room for its arrow") }
    sentence.startClause("arrow ")
    sentence.say(direction.name)
    sentence.say(", ")
    sayArrowPlace(layout.arrowOffset, edge: direction.axis.crossed, length, in: &sentence)
    sayMiss(layout, edge: direction.axis.crossed, length, in: &sentence)
  }

  /// By how much the arrow misses its anchor. The library's own placement has only one reason: the arrow stays
  /// clear of the corners.
  private func sayMiss(
    _ layout: PopoverLayout, edge: Axis, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    if layout.pointsAtAnchor || !layout.isAnchorVisible { return }
    let distance = Words.distance(abs(layout.arrowResidual), along: edge, in: grid)
    guard length == .full else { return sentence.startClause("misses by \(distance)") }
    sentence.startClause("the arrow misses its anchor by \(distance)")
    if layout.rule != .given { sentence.say(": the corner is in the way") }
  }

  /// Half a cell or pixel off is as near to the middle as an even edge permits.
  private func sayArrowPlace(
    _ offset: Double, edge: Axis, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    if length == .brief {
      sentence.say("offset ")
      return sentence.say(offset.readableFigure)
    }
    guard abs(offset) > max(grid.halfStep, 0.005) else { return sentence.say("in the middle") }
    sentence.say(Words.distance(abs(offset), along: edge, in: grid))
    switch edge {
    case .horizontal: sentence.say(offset < 0 ? " left of " : " right of ")
    case .vertical: sentence.say(offset < 0 ? " above " : " below ")
    }
    sentence.say(length == .full ? "the middle" : "middle")
  }
}

extension PopoverPresentation {
  private func sayOtherSide(
    _ layout: PopoverLayout, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    if layout.rule == .given { return }
    let first = triedDirections.first
    if let chosen = layout.arrowDirection {
      sayVerdict(
        first.flatMap { $0 != chosen ? $0 : nil } ?? chosen.opposite, length, in: &sentence)
    } else if layout.rule == .noneOffered {
      sentence.startClause("no arrow direction is permitted")
    } else if let first {
      sayVerdict(first, length, in: &sentence)
    }
  }

  /// What one side lacks: `above is 2 rows short`.
  private func sayVerdict(
    _ direction: ArrowDirection, _ length: SentenceLength, in sentence: inout Sentence
  ) {
    let name = Side(direction).name
    guard permittedArrowDirections.contains(direction) else {
      // The arrow left, which leads to the right side, may be.
      let side = direction.axis == .horizontal ? "the \(name) side" : name
      return sentence.startClause("\(side) is not permitted")
    }
    sentence.startClause(name)
    let candidate = candidate(direction)
    let missing = [direction.axis, direction.axis.crossed].filter { candidate.shortage($0) > 0 }
    guard let last = missing.last else {
      return sentence.say(
        candidate.fits ? " fits too" : length == .full ? " is blocked" : " blocked")
    }
    sentence.say(length == .full ? " is " : " ")
    for axis in missing {
      if missing.count > 1, axis == last { sentence.say(" and ") }
      sentence.say(Words.distance(candidate.shortage(axis), along: axis, in: grid))
    }
    sentence.say(" short")
  }
}

/// A sentence in the making: clauses with commas between them, in parts with semicolons between.
private struct Sentence {
  private var clauses: [String] = []
  private var isPartNew = false

  /// The clauses, with the first letter of the sentence in upper case.
  var capitalizedClauses: [String] {
    clauses.prefix(1).map { $0.prefix(1).uppercased() + $0.dropFirst() } + clauses.dropFirst()
  }

  /// From now on, clauses belong to the next part.
  mutating func startPart() { isPartNew = true }

  mutating func startClause(_ beginning: String) {
    let sign = clauses.isEmpty ? "" : isPartNew ? "; " : ", "
    isPartNew = false
    clauses.append(sign + beginning)
  }

  mutating func say(_ more: String) { clauses[clauses.count - 1] += more }
}
