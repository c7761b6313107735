import CellCanvas

/// The hints at the bottom of the screen: keys, each with a word.
struct HintLines: Equatable, Sendable {
  struct Hint: Equatable, Sendable {
    var keys: GlyphText
    var words: GlyphText
    var isVital: Bool

    var width: Int { keys.width + 1 + words.width }
  }

  private(set) var lines: [[Hint]]

  private static let gap = 2
  /// The smallest width for hints in full words.
  private static let minimumWideWidth = 60

  /// The hints of a key map, in its order. Where `rows` lines have no room for all, they are left out from the end,
  /// the vital ones last.
  init(_ keyMap: KeyMap, width: Int, rows: Int) {
    var hints = keyMap.groups.compactMap { group -> Hint? in
      let narrow = width < HintLines.minimumWideWidth ? group.hint?.narrow : nil
      return (narrow ?? group.hint?.words).map {
        Hint(
          keys: GlyphText(group.shortLabel), words: GlyphText($0),
          isVital: group.hint?.isVital == true)
      }
    }
    lines = HintLines.wrapped(hints, width: width)
    while lines.count > rows, !hints.isEmpty {
      hints.remove(at: hints.lastIndex { !$0.isVital } ?? hints.count - 1)
      lines = HintLines.wrapped(hints, width: width)
    }
  }

  private static func wrapped(_ hints: [Hint], width: Int) -> [[Hint]] {
    var lines: [[Hint]] = [[]]
    var room = width
    for hint in hints {
      if room < hint.width, lines.last != [] {
        lines.append([])
        room = width
      }
      lines[lines.count - 1].append(hint)
      room -= hint.width + gap
    }
    return lines
  }

  /// Draws the lines below the status line.
  func draw(in room: CellRect, keys: Style, words: Style, on canvas: inout Canvas) {
    canvas.fill(room, with: Cell(style: words))
    for (line, y) in zip(lines, room.rows) {
      var x = room.x + 1
      for hint in line {
        canvas.draw(hint.keys, at: CellPoint(x: x, y: y), style: keys)
        canvas.draw(hint.words, at: CellPoint(x: x + hint.keys.width + 1, y: y), style: words)
        x += hint.width + HintLines.gap
      }
    }
  }
}
