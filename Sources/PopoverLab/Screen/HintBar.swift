import CellCanvas

/// The lines for keys at the bottom of the screen, drawn.
struct HintBar: Equatable, Sendable {
  /// All that they depend on.
  struct Question: Equatable, Sendable {
    var keyMap: KeyMap
    /// As wide as the screen.
    var size: CellSize
    /// How many lines the hints may fill.
    var rows: Int
    /// The styles of keys and of the words beside them.
    var keys: Style
    var words: Style
  }

  let question: Question
  let hints: HintLines
  let canvas: Canvas

  init(_ question: Question) {
    self.question = question
    var canvas = Canvas(size: question.size, filledWith: Cell(style: question.words))
    hints = HintLines(question.keyMap, width: question.size.width - 2, rows: question.rows)
    for y in canvas.bounds.rows {
      hints.draw(
        y, at: CellPoint(x: 1, y: y), keys: question.keys, words: question.words, on: &canvas)
    }
    self.canvas = canvas
  }
}

extension Lab {
  var hintQuestion: HintBar.Question {
    HintBar.Question(
      keyMap: focus.isTyping ? focus.keys : keys,
      size: CellSize(width: size.width, height: size.height - room.height - 1),
      rows: mostHintRows, keys: style(.key), words: style(.hint))
  }
}
