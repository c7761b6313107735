import PopoverGeometry

/// A popover's parts as a mode lays them out, beside those of the safe mode.
package struct ChromeReport: Equatable, Sendable {
  package var mode: BackgroundViewMode
  package var question: BackgroundViewQuestion
  /// The parts in the view's own coordinates, its top left corner at zero.
  package var chrome: PopoverChrome
  package var safe: PopoverChrome
  /// All that the original has laid out; the safe mode has no original.
  package var facts: [ChromeFact]

  package init(_ question: BackgroundViewQuestion, as mode: BackgroundViewMode) {
    self.mode = mode
    self.question = question
    safe = question.chrome(.safe).notNegative
    chrome = mode == .safe ? safe : question.chrome(mode)
    facts = mode.facts(question)
  }

  /// A part as both have it.
  struct Row: Equatable {
    var part: ChromeFact
    var safe: ChromeFigure

    var differs: Bool { part.figure != safe }
  }

  var rows: [Row] {
    zip(chrome.parts, safe.parts).map { Row(part: $0, safe: $1.figure) }
  }
}

extension BackgroundViewMode {
  /// What the original of this mode has laid out, in the words of its recorded answers.
  package func facts(_ question: BackgroundViewQuestion) -> [ChromeFact] {
    let facts = (view(question) as? any FactualBackgroundView)?.facts ?? []
    guard self == .gt2012 else { return facts }
    let literal = GTBackgroundView(question, clamp: .shift, reading: .literal)
    return facts + [ChromeFact("literalBackground", .rect(literal.background))]
  }
}

extension BackgroundViewQuestion {
  fileprivate func chrome(_ mode: BackgroundViewMode) -> PopoverChrome {
    mode.chrome(
      frame: Rect(size: bounds), direction: direction, arrowOffset: arrowOffset, metrics: metrics,
      grid: grid)
  }
}

extension PopoverChrome {
  /// What has no room in the view is empty; an original's arithmetic goes on below zero.
  fileprivate var notNegative: PopoverChrome {
    PopoverChrome(
      background: background.notNegative, content: content.notNegative, arrow: arrow,
      arrowOffset: arrowOffset)
  }

  fileprivate var parts: [ChromeFact] {
    [
      ChromeFact("background", .rect(background)), ChromeFact("arrow", .rect(arrow)),
      ChromeFact("content", .rect(content)), ChromeFact("effectiveOffset", .number(arrowOffset)),
    ]
  }
}

extension Rect {
  fileprivate var notNegative: Rect {
    Rect { axis in Span(start: self[axis].start, length: max(0, self[axis].length)) }
  }
}
