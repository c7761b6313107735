import CellCanvas
import PopoverScenes
import PopoverThemes

extension Lab {
  /// The lines at the bottom: what was decided or said, and the keys that matter most or the command
  /// that is typed.
  func drawLines(on canvas: inout Canvas) {
    drawStatus(on: &canvas)
    drawHints(on: &canvas)
    if let prompt { draw(prompt, on: &canvas) } else { drawCount(on: &canvas) }
  }

  private func drawStatus(on canvas: inout Canvas) {
    let isSaid = prompt == nil && (fault != nil || notice != nil)
    draw(
      prompt?.hint(among: knownWords) ?? fault ?? noticeWords ?? usualWords,
      in: line(room.height), style: style(isSaid ? .notice : .status), on: &canvas)
  }

  /// What is said while there is nothing else to say.
  private var usualWords: String {
    switch focus {
    case .sheet: sheetWords
    case .browser, .search: themeWords
    case .palette: palette?.selected.map { "\($0.usage): \($0.help)" } ?? "No command is like this"
    case .scene, .prompt: decision(after: "")
    }
  }

  private func draw(
    _ words: String, in room: CellRect, style: Style, on canvas: inout Canvas
  ) {
    canvas.fill(room, with: Cell(style: style))
    // Names and paths are among the words.
    let text = GlyphText(words.shownSafely).shortened(to: room.width - 2)
    canvas.draw(text, at: CellPoint(x: room.x + 1, y: room.y), style: style)
  }

  /// What is wrong with the file of the theme in use; it stands there until that is mended.
  private var fault: String? {
    themes.current.fault?.lineOfKept(path: themes.current.path ?? "", width: size.width - 2)
  }

  /// What the last key did.
  private var noticeWords: String? {
    switch notice {
    case .refusal(let words), .done(let words): words
    case .change(let change): focus == .scene ? decision(after: change + ": ") : change
    case nil: nil
    }
  }

  private func decision(after prefix: String) -> String {
    guard let placed = placedPopover else { return prefix + "The scene has no popover" }
    let sentences = SentenceLength.allCases.map { length in
      let sentence = placed.sentence(length: length)
      return prefix
        + (prefix.isEmpty ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst())
    }
    return sentences.first { GlyphText($0).width <= size.width - 2 } ?? sentences.last ?? prefix
  }

  private func line(_ y: Int) -> CellRect { CellRect(x: 0, y: y, width: size.width, height: 1) }

  /// The keys that matter; what the last key did, while the line for that says something else.
  private func drawHints(on canvas: inout Canvas) {
    let hints = hints
    for (index, y) in (room.height + 1..<size.height).enumerated() {
      canvas.fill(line(y), with: Cell(style: style(.hint)))
      hints.draw(
        index, at: CellPoint(x: 1, y: y), keys: style(.key), words: style(.hint), on: &canvas)
    }
    if fault != nil, let noticeWords {
      draw(noticeWords, in: line(size.height - 1), style: style(.notice), on: &canvas)
    }
  }

  private func draw(_ prompt: Prompt, on canvas: inout Canvas) {
    var room = line(size.height - 1)
    canvas.fill(room, with: Cell(style: style(.key)))
    room.x += 1
    room.width -= 1
    TextLineView(line: prompt.line, prefix: ":").draw(in: room, style: style(.key), on: &canvas)
  }

  /// The count typed so far, at the right end of the last line.
  private func drawCount(on canvas: inout Canvas) {
    guard let count else { return }
    let text = GlyphText("\(count)")
    canvas.draw(
      text, at: CellPoint(x: size.width - 1 - text.width, y: size.height - 1), style: style(.key))
  }
}
