import ClassicBackgrounds
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// A popover's parts as a mode lays them out, beside those of the safe mode.
package struct ChromeReport: Equatable, Sendable {
  package var mode: BackgroundViewMode
  package var question: BackgroundViewQuestion
  /// The parts in the view's own coordinates, its top left corner at zero.
  package var chrome: PopoverChrome
  package var safe: PopoverChrome
  /// Everything that the original lays out; the safe mode has no original.
  package var facts: [ChromeFact]

  package init(_ question: BackgroundViewQuestion, as mode: BackgroundViewMode) {
    self.mode = mode
    self.question = question
    safe = question.chrome(.safe).notNegative
    chrome = mode == .safe ? safe : question.chrome(mode)
    facts = mode.answer(question)?.facts ?? []
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

extension ChromeReport {
  /// The parts beside those of the safe mode, a star at differences, and then the original's own.
  package var table: String {
    let title = ["", mode.rawValue] + (mode == .safe ? [] : ["safe", "difference"])
    let parts = TextTable(rows: [title] + rows.map(cells)).text
    guard mode != .safe else { return parts }
    let own = facts.filter { fact in !rows.contains { $0.part == fact } }
    let original = TextTable(rows: own.map { [$0.words, $0.figure.words] }).text
    return parts + (own.isEmpty ? "" : "\n" + original) + "\n" + mode.note + "\n"
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
    let isOut = rect.clamped(to: Rect(size: question.bounds)) != rect
    return
      (FrameDifference(of: rect, from: safe).phrases(question.grid)
      + (isArrow && isOut ? ["leaves the view"] : [])).joined(separator: ", ")
  }
}

extension ChromeReport {
  /// The question, the parts, the parts of the safe mode, the names of those that differ, and under
  /// `original` everything that the original lays out.
  package func json() throws -> String {
    try JSON.answer([
      "as": mode.rawValue, "question": question.facts.object, "parts": rows.map(\.part).object,
      "safe": rows.map { ChromeFact($0.part.key, $0.safe) }.object,
      "differs": rows.filter(\.differs).map(\.part.key),
      "original": mode == .safe ? nil : facts.object,
    ])
  }
}

extension BackgroundViewQuestion {
  /// The question in the keys of recorded ones.
  fileprivate var facts: [ChromeFact] {
    let arrow = metrics.arrow(direction ?? .up)
    return [
      ChromeFact("bounds", .size(bounds)), ChromeFact("arrowDirection", .name(direction.name)),
      ChromeFact("arrowOffset", .number(arrowOffset)), ChromeFact("arrowBase", .number(arrow.base)),
      ChromeFact("arrowHeight", .number(arrow.height)),
      ChromeFact("capInsets", .insets(metrics.capInsets)),
      ChromeFact("contentInsets", .insets(metrics.contentViewInsets)),
      ChromeFact("grid", .name(grid == .cells ? "cells" : "points")),
    ]
  }
}

extension ChromeFigure {
  /// The figure as it is read: `58,0 44x16`, `12,12,12,12`, `yes`.
  var words: String {
    switch self {
    case .rect(let rect): Self.list([rect.x, rect.y]) + " " + Words.size(rect.size)
    case .size(let size): Words.size(size)
    case .insets(let insets): Self.list(insets.figures)
    case .radii(let radii):
      "top left \(Words.figure(radii.topLeft)), top right \(Words.figure(radii.topRight)), "
        + "bottom right \(Words.figure(radii.bottomRight)), "
        + "bottom left \(Words.figure(radii.bottomLeft))"
    case .number(let number): Words.figure(number)
    case .name(let name): name
    case .flag(let flag): flag ? "yes" : "no"
    case .none: "none"
    }
  }

  private static func list(_ figures: [Double]) -> String {
    figures.map(Words.figure).joined(separator: ",")
  }
}

extension ChromeFact {
  /// The name as it is read: `arrow base from` for `arrowBaseFrom`.
  var words: String {
    key.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

extension ChromeFigure: JSONRepresentable {
  /// The figure as geometry writes it.
  public var jsonValue: JSON {
    switch self {
    case .rect(let rect): rect.jsonValue
    case .size(let size): size.jsonValue
    case .insets(let insets): insets.jsonValue
    case .radii(let radii):
      [
        "topLeft": radii.topLeft, "topRight": radii.topRight, "bottomRight": radii.bottomRight,
        "bottomLeft": radii.bottomLeft,
      ]
    case .number(let number): number.jsonValue
    case .name(let name): name.jsonValue
    case .flag(let flag): flag.jsonValue
    case .none: .null
    }
  }
}

extension [ChromeFact] {
  var object: JSON { .object(map { JSON.Member(key: $0.key, value: $0.figure.jsonValue) }) }
}

extension BackgroundViewMode {
  /// - Throws: ``UnknownChoice`` if no mode has the name.
  package static func named(_ name: String) throws(UnknownChoice) -> BackgroundViewMode {
    if let mode = BackgroundViewMode(name: name) { return mode }
    throw UnknownChoice("mode", name, known: allCases.map(\.rawValue))
  }
}
