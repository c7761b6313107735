import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The status line below the scene: a fault, a message, or the state of the mode.
struct StatusLine {
  let lab: LabContext

  init(_ lab: LabContext) { self.lab = lab }

  private var width: Int { lab.size.width - 2 }

  /// The longest sentence of the decision that fits, or the shortest one.
  func decision(after change: String? = nil) -> GlyphText {
    let placed = lab.placedPopover
    var words = GlyphText()
    for length in SentenceLength.allCases {
      words = placed?.words(length: length) ?? GlyphText("The scene has no popover")
      if let change {
        var changed = text(change + ": ")
        changed.append(words.uncapitalized)
        words = changed
      }
      if words.width <= width { break }
    }
    return words
  }

  /// The text for words that may contain names and paths; it is sanitized.
  func text(_ words: String) -> GlyphText { lab.theme.text(words.shownSafely) }

  private var notice: GlyphText? {
    if case .offer = lab.notice { return nil }
    guard case .change(let change) = lab.notice else { return lab.notice.map { text($0.words) } }
    return lab.open.last?.isExploring == true ? decision(after: change) : text(change)
  }

  /// What is wrong with the file of the theme in use; it is shown until the file is corrected.
  private var fault: String? {
    lab.themes.current.fault?.lineOfLastReading(
      path: lab.themes.current.path ?? lab.themes.current.label, width: width)
  }

  /// Draws the line, and what does not fit into it on the lines below.
  ///
  /// - Parameter status: the state of the mode, for when there is no message.
  func draw(_ status: GlyphText, on canvas: inout Canvas) {
    if lab.open.last == .prompt {
      drawNotice(or: status, on: &canvas)
    } else if let fault {
      draw(text(fault), in: line(0), .notice, on: &canvas)
      if let notice { draw(notice, in: lastLine, .notice, on: &canvas) }
    } else if let (first, rest) = longNotice {
      draw(first, in: line(0), .notice, on: &canvas)
      draw(rest, in: line(1), .notice, on: &canvas)
    } else {
      drawNotice(or: status, on: &canvas)
    }
  }

  private func drawNotice(or status: GlyphText, on canvas: inout Canvas) {
    draw(notice ?? status, in: line(0), notice == nil ? .status : .notice, on: &canvas)
  }

  /// Whether the line of the screen is one of the hints, and no message and no typed line is over it.
  func showsHints(inRow y: Int) -> Bool {
    let isLast = y == lab.size.height - 1
    if lab.open.last == .prompt { return true }
    if fault != nil { return notice == nil || !isLast }
    return longNotice == nil || y > lab.screen.room.height + 1
  }

  /// The message in two lines, if one is too short for it. It replaces the hints, as its end says what to do.
  private var longNotice: (first: GlyphText, rest: GlyphText)? {
    guard let notice = lab.notice else { return nil }
    switch notice {
    case .change, .offer: return nil
    case .done, .refusal: break
    }
    let lines = GlyphText.lines(
      of: notice.words.shownSafely, width: width, ambiguous: lab.theme.ambiguousWidth)
    guard let first = lines.first, lines.count > 1 else { return nil }
    let rest = lines.dropFirst().reduce(into: GlyphText()) { rest, line in
      if rest.width > 0 { rest.append(.space) }
      rest.append(line)
    }
    return (first, rest)
  }

  /// Draws an offer in lines of its own, at the edge of the scene where they hide less of it.
  func drawOffer(on canvas: inout Canvas) {
    guard case .offer(let words) = lab.notice else { return }
    let room = lab.screen.room
    let lines = GlyphText.lines(of: words.shownSafely, width: room.width - 2)
    let items = lines.prefix(max(1, room.height / 3)).map { LegendItem(words: $0.text) }
    let shown = [lab.placement.anchors.flatMap(\.rects), lab.shown.covered]
    Legend(lines: items).draw(
      in: room, beside: shown.map { $0.map(lab.screenRect) }, style: lab.style(.notice), on: &canvas
    )
  }

  private func line(_ offset: Int) -> CellRect {
    CellRect(size: lab.size).row(lab.screen.room.height + offset)
  }

  private var lastLine: CellRect { CellRect(size: lab.size).row(lab.size.height - 1) }

  private func draw(
    _ words: GlyphText, in room: CellRect, _ role: ThemeRole, on canvas: inout Canvas
  ) {
    let style = lab.style(role)
    canvas.fill(room, with: Cell(style: style))
    canvas.draw(
      words.shortened(to: width), at: CellPoint(x: room.x + 1, y: room.y), style: style)
  }
}
