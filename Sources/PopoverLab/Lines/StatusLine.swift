import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The status line below the scene: a fault, a message, or the state of the mode.
enum StatusLine {
  /// The longest sentence of the decision that fits, or the shortest one without its last clauses.
  static func decision(after change: String? = nil, in lab: LabContext) -> GlyphText {
    var clauses: [String] = []
    var words: GlyphText { text(clauses.joined(), in: lab) }
    var isTooLong: Bool { words.width > lab.screen.statusWidth }
    for length in SentenceLength.allCases {
      clauses = lab.decision(after: change, length: length)
      if !isTooLong { return words }
    }
    while isTooLong, clauses.count > 1 { clauses.removeLast() }
    return words
  }

  /// The text for words that may contain names and paths; it is sanitized.
  static func text(_ words: String, in lab: LabContext) -> GlyphText {
    lab.theme.text(words.shownSafely)
  }

  private static func notice(in lab: LabContext) -> GlyphText? {
    if case .offer = lab.notice { return nil }
    guard case .change(let change) = lab.notice else {
      return lab.notice.map { text($0.words, in: lab) }
    }
    return lab.top.has(.isExploring)
      ? decision(after: change, in: lab) : text(change, in: lab)
  }

  /// What is wrong with the file of the theme in use, or of the scheme; it is shown until the file is corrected.
  static func fault(in lab: LabContext) -> String? {
    let width = lab.screen.statusWidth
    return lab.themes.current.faultLine(width: width) ?? lab.themes.faultOfScheme(width: width)
  }

  /// Draws the line, and what does not fit into it on the lines below.
  ///
  /// - Parameter status: the state of the mode, for when there is no message.
  static func draw(
    _ status: @autoclosure () -> GlyphText, in lab: LabContext, on canvas: inout Canvas
  ) {
    let notice = notice(in: lab)
    func draw(_ words: GlyphText, row: Int, _ role: ThemeRole) {
      self.draw(words, row: row, lab.style(role), on: &canvas)
    }
    let row = lab.screen.room.height
    if !lab.top.has(.usesStatusLine), let fault = fault(in: lab) {
      draw(text(fault, in: lab), row: row, .notice)
      if let notice { draw(notice, row: lab.size.height - 1, .notice) }
    } else if !lab.top.has(.usesStatusLine), let long = longNotice(in: lab) {
      for (line, y) in zip(long.lines, long.rows) { draw(line, row: y, .notice) }
    } else {
      draw(notice ?? status(), row: row, notice == nil ? .status : .notice)
    }
  }

  /// Whether the line of the screen is one of the hints, and no message and no typed line is over it.
  static func showsHints(inRow y: Int, of lab: LabContext) -> Bool {
    let isLast = y == lab.size.height - 1
    if lab.top.has(.usesStatusLine) { return true }
    if fault(in: lab) != nil { return notice(in: lab) == nil || !isLast }
    return longNotice(in: lab).map { y >= $0.rows.upperBound } ?? true
  }

  /// The message in several lines, if one is too short for it. It replaces the hints, as its end says what to do, and
  /// covers the last rows of the scene if these do not suffice.
  private static func longNotice(
    in lab: LabContext
  ) -> (lines: [GlyphText], rows: Range<Int>)? {
    guard let notice = lab.notice else { return nil }
    switch notice {
    case .change, .offer: return nil
    case .done, .refusal: break
    }
    let room = lab.screen.room
    // What lies over the scene would cover it there.
    let isCovered = lab.open.baseIndex < lab.open.count - 1
    let lines = lines(
      of: notice.words, atMost: lab.size.height - room.height + (isCovered ? 0 : room.height / 2),
      width: lab.screen.statusWidth, in: lab)
    guard lines.count > 1 else { return nil }
    let top = min(room.height, lab.size.height - lines.count)
    return (lines, top..<top + lines.count)
  }

  /// Words in so many lines; the last one says that there is more.
  private static func lines(
    of words: String, atMost count: Int, width: Int, in lab: LabContext
  ) -> [GlyphText] {
    let lines = GlyphText.lines(
      of: words.shownSafely, width: width, ambiguous: lab.theme.ambiguousWidth)
    guard lines.count > count else { return lines }
    let rest = lines[(count - 1)...].map(\.text).joined(separator: " ")
    return lines.prefix(count - 1) + [lab.theme.text(rest).shortened(to: width)]
  }

  /// Draws an offer in lines of its own, at the edge of the scene where they hide less of it.
  static func drawOffer(of lab: LabContext, on canvas: inout Canvas) {
    guard case .offer(let words) = lab.notice else { return }
    let room = lab.screen.room
    let lines = lines(
      of: words, atMost: max(1, room.height / 3), width: room.width - 2, in: lab)
    let items = lines.map { LegendItem(words: $0) }
    let shown = [lab.placement.anchors.flatMap(\.rects), lab.shown.covered]
    Legend(lines: items).draw(
      in: room, beside: shown.map { $0.map(lab.screenRect) }, style: lab.style(.notice), on: &canvas
    )
  }

  private static func draw(
    _ words: GlyphText, row y: Int, _ style: Style, on canvas: inout Canvas
  ) {
    let line = canvas.bounds.row(y)
    canvas.fill(line, with: Cell(style: style))
    canvas.draw(
      words.shortened(to: line.width - 2), at: CellPoint(x: line.x + 1, y: line.y), style: style)
  }
}
