import AnnotatedYAML
import CellCanvas
import PopoverGeometry
import PopoverScenes

extension Lab {
  /// The lines at the bottom: what was decided or said, and the keys that matter most or the command
  /// that is typed.
  func drawLines(_ hints: HintBar, on canvas: inout Canvas) {
    canvas.draw(hints.canvas, at: CellPoint(x: 0, y: room.height + 1))
    drawStatus(on: &canvas)
    drawNotice(on: &canvas)
    if let prompt { draw(prompt, on: &canvas) } else { drawCount(on: &canvas) }
  }

  private func drawStatus(on canvas: inout Canvas) {
    let isSaid = prompt == nil && (fault != nil || notice != nil)
    let style = style(isSaid ? .notice : .status)
    guard isSaid, fault == nil, let (first, rest) = longNotice else {
      return draw(statusWords, in: line(room.height), style: style, on: &canvas)
    }
    draw(first, in: line(room.height), style: style, on: &canvas)
    draw(rest, in: line(room.height + 1), style: style, on: &canvas)
  }

  /// What the last key did in two lines, if one is too short for it. The keys give way to it, as it ends
  /// with what to do.
  private var longNotice: (first: GlyphText, rest: GlyphText)? {
    let words: String
    switch notice {
    case .refusal(let said), .done(let said): words = said
    case .change, nil: return nil
    }
    let lines = GlyphText.lines(
      of: words.shownSafely, width: size.width - 2, ambiguous: theme.ambiguousWidth)
    guard let first = lines.first, lines.count > 1 else { return nil }
    let rest = lines.dropFirst().reduce(into: GlyphText()) { rest, line in
      if rest.width > 0 { rest.append(.space) }
      rest.append(line)
    }
    return (first, rest)
  }

  private var statusWords: GlyphText {
    if let words = prompt?.hint(among: knownWords) ?? fault { return said(words) }
    return noticeWords ?? usualWords
  }

  /// What is said while there is nothing else to say.
  var usualWords: GlyphText {
    switch focus {
    case .sheet: said(sheetWords)
    case .comparison: said(comparisonWords)
    case .browser, .search: said(themeWords)
    case .palette: said(paletteWords)
    case .motion: said(scrubWords)
    case .scene, .dial, .prompt: decision()
    }
  }

  private var paletteWords: String {
    palette?.selected.map { $0.help.isEmpty ? $0.usage : "\($0.usage): \($0.help)" }
      ?? "Nothing is like this"
  }

  private func draw(
    _ words: GlyphText, in room: CellRect, style: Style, on canvas: inout Canvas
  ) {
    canvas.fill(room, with: Cell(style: style))
    canvas.draw(
      words.shortened(to: room.width - 2), at: CellPoint(x: room.x + 1, y: room.y),
      style: style)
  }

  /// Names and paths are among the words.
  private func said(_ words: String) -> GlyphText { theme.text(words.shownSafely) }

  /// What is wrong with the file of the theme in use; it stands there until that is mended.
  private var fault: String? {
    themes.currentFault?.lineOfKept(
      path: themes.current.path ?? themeLabel, width: size.width - 2)
  }

  /// What the last key did.
  private var noticeWords: GlyphText? {
    switch notice {
    case .refusal(let words), .done(let words): said(words)
    case .change(let change): focus.isExploring ? decision(after: change) : said(change)
    case nil: nil
    }
  }

  /// The first sentence that fits, or the shortest one.
  private func decision(after change: String? = nil) -> GlyphText {
    let placed = placedPopover
    var words = GlyphText()
    for length in SentenceLength.allCases {
      words = placed?.words(length: length) ?? GlyphText("The scene has no popover")
      if let change { words = said(change + ": ").followed(by: words.uncapitalized) }
      if words.width <= size.width - 2 { break }
    }
    return words
  }

  private func line(_ y: Int) -> CellRect { CellRect(x: 0, y: y, width: size.width, height: 1) }

  /// What the last key did, on the line of the keys while the line for that says something else.
  private func drawNotice(on canvas: inout Canvas) {
    if fault != nil, let noticeWords {
      draw(noticeWords, in: line(size.height - 1), style: style(.notice), on: &canvas)
    }
  }

  private func draw(_ prompt: Prompt, on canvas: inout Canvas) {
    canvas.fill(line(size.height - 1), with: Cell(style: style(.key)))
    typing(prompt.line, after: ":").draw(in: promptRoom, style: style(.key), on: &canvas)
  }

  /// Where a command is typed.
  var promptRoom: CellRect {
    CellRect(x: 1, y: size.height - 1, width: size.width - 1, height: 1)
  }

  /// The count typed so far, at the right end of the last line.
  private func drawCount(on canvas: inout Canvas) {
    guard let count else { return }
    let text = GlyphText("\(count)")
    canvas.draw(
      text, at: CellPoint(x: size.width - 1 - text.width, y: size.height - 1), style: style(.key))
  }
}

extension GlyphText {
  fileprivate func followed(by other: GlyphText) -> GlyphText {
    var text = self
    text.append(other)
    return text
  }
}
