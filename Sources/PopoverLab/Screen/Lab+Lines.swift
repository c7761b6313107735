import CellCanvas
import PopoverScenes
import PopoverThemes

extension Lab {
  /// The two lines at the bottom: what was decided or said, and the keys that matter most.
  func drawLines(on canvas: inout Canvas) {
    let status = style(notice == nil ? .status : .notice)
    canvas.fill(line(size.height - 2), with: Cell(style: status))
    canvas.draw(
      GlyphText(said).shortened(to: size.width - 2), at: CellPoint(x: 1, y: size.height - 2),
      style: status)
    drawHints(on: &canvas)
    drawCount(on: &canvas)
  }

  /// What the last key did, and the decision in as many words as fit.
  private var said: String {
    switch notice {
    case .refusal(let reason): reason
    case .change(let change): decision(after: change + ": ")
    case nil: decision(after: "")
    }
  }

  private func decision(after prefix: String) -> String {
    let layout = presentation.layout()
    let sentences = SentenceLength.allCases.map { length in
      let sentence = presentation.sentence(for: layout, length: length)
      return prefix
        + (prefix.isEmpty ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst())
    }
    return sentences.first { GlyphText($0).width <= size.width - 2 } ?? sentences.last ?? prefix
  }

  private func line(_ y: Int) -> CellRect { CellRect(x: 0, y: y, width: size.width, height: 1) }

  /// The keys that matter most with a word for each; those that have no room are left out.
  private func drawHints(on canvas: inout Canvas) {
    let y = size.height - 1
    canvas.fill(line(y), with: Cell(style: style(.hint)))
    var x = 1
    for hint in hints(width: size.width - 2) {
      canvas.draw(hint.keys, at: CellPoint(x: x, y: y), style: style(.key))
      canvas.draw(hint.words, at: CellPoint(x: x + hint.keys.width + 1, y: y), style: style(.hint))
      x += hint.width + 2
    }
  }

  /// The count typed so far, at the right end of the last line.
  private func drawCount(on canvas: inout Canvas) {
    guard let count else { return }
    let text = GlyphText("\(count)")
    canvas.draw(
      text, at: CellPoint(x: size.width - 1 - text.width, y: size.height - 1), style: style(.key))
  }
}

/// A key and a word for what it does.
private struct Hint {
  var keys: GlyphText
  var words: GlyphText

  var width: Int { keys.width + 1 + words.width }
}

extension Lab {
  /// As many hints as fit, in the order of the table; the last one, how to leave, is always there.
  private func hints(width: Int) -> [Hint] {
    let all = keyMap.groups.compactMap { group in
      group.hint.map { Hint(keys: GlyphText(group.shortLabel), words: GlyphText($0)) }
    }
    guard let last = all.last else { return [] }
    var room = width - last.width
    let first = all.dropLast().prefix { hint in
      room -= hint.width + 2
      return room >= 0
    }
    return first + [last]
  }
}

extension KeyGroup {
  /// The letters alone: `hjkl`, `t`.
  fileprivate var shortLabel: String {
    let letters = bindings.map(\.key).filter { $0.modifiers.isEmpty && $0.label.utf8.count == 1 }
    return letters.map(\.label).joined()
  }
}
