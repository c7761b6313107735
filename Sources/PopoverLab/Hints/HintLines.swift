import CellCanvas
import PopoverGeometry

/// The hints at the bottom of the screen: keys, each with a word.
struct HintLines: Equatable, Sendable {
  struct Hint: Equatable, Sendable {
    var keys: GlyphText
    var words: GlyphText
    var isVital: Bool
    /// What its keys call.
    var calls: [CommandCall]

    var width: Int { keys.width + 1 + words.width }

    /// What a click on one of its columns calls: what the key there does, else the first key.
    func call(at column: Int) -> CommandCall? {
      let names = keys.glyphs.split(separator: .space)
      let before = keys.glyphs.prefix(column).count { $0 == .space }
      let key = names.count == calls.count ? before : column
      let isOneEach = names.count == calls.count || keys.width == calls.count
      return isOneEach && column < keys.width ? calls[key] : calls.first
    }
  }

  private(set) var lines: [[Hint]]

  /// The columns of the longest line.
  var width: Int { lines.map(Self.columns).max() ?? 0 }

  private static func columns(of line: [Hint]) -> Int {
    line.reduce(-HintLines.gap) { $0 + $1.width + HintLines.gap }
  }

  private static let gap = 2
  /// The smallest width for hints in full words.
  private static let minimumWideWidth = 60

  /// The hints of a key map, in its order. Where `rows` lines have no room for all, they are left out from the end,
  /// the vital ones last.
  ///
  /// - Parameter taken: the columns at the end of the last line that something else takes.
  init(_ keyMap: KeyMap, width: Int, rows: Int, taken: Int = 0) {
    var hints = keyMap.groups.compactMap { group -> Hint? in
      let narrow = width < HintLines.minimumWideWidth ? group.hint?.narrow : nil
      return (narrow ?? group.hint?.words).map {
        Hint(
          keys: GlyphText(group.shortLabel), words: GlyphText($0),
          isVital: group.hint?.isVital == true, calls: group.hintCalls)
      }
    }
    lines = HintLines.wrapped(hints, width: width)
    while lines.count > rows || taken > 0 && Self.columns(of: lines.last ?? []) > width - taken,
      !hints.isEmpty
    {
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

  /// What a click on a cell of the screen calls; `nil` where there is no hint, or one without a command.
  func call(at point: CellPoint, in room: CellRect) -> CommandCall? {
    guard room.contains(point), lines.indices.contains(point.y - room.y) else { return nil }
    var x = room.x + 1
    for hint in lines[point.y - room.y] {
      if (x..<x + hint.width).contains(point.x) { return hint.call(at: point.x - x) }
      x += hint.width + HintLines.gap
    }
    return nil
  }

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

/// The hints as they are drawn: what decides how they look.
struct HintPicture: Equatable, Sendable {
  var keyMap: KeyMap
  var size: CellSize
  /// How many lines they may take.
  var rows: Int
  /// The columns at the end of the last line that something else takes.
  var taken: Int
  var keys: Style
  var words: Style

  /// The hints with a blank on both sides.
  var lines: HintLines { HintLines(keyMap, width: size.width - 2, rows: rows, taken: taken) }

  var canvas: Canvas {
    var canvas = Canvas(size: size, filledWith: Cell(style: words))
    lines.draw(in: canvas.bounds, keys: keys, words: words, on: &canvas)
    return canvas
  }
}
