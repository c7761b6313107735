import CellCanvas

extension Canvas {
  /// Canvases from left to right with blank columns between them.
  ///
  /// - Parameter ground: what shows where none of them is.
  init(sideBySide canvases: [Canvas], gap: Int = 0, ground: Cell = .blank) {
    let widths = canvases.map { $0.size.width + gap }
    let height = canvases.map(\.size.height).max() ?? 0
    self.init(
      size: CellSize(width: widths.reduce(-gap, +), height: height), filledWith: ground)
    var x = 0
    for (canvas, width) in zip(canvases, widths) {
      draw(canvas, at: CellPoint(x: x, y: 0))
      x += width
    }
  }

  /// Canvases from top to bottom with blank rows between them.
  init(stacked canvases: [Canvas], gap: Int = 0, ground: Cell = .blank) {
    let heights = canvases.map { $0.size.height + gap }
    let width = canvases.map(\.size.width).max() ?? 0
    self.init(
      size: CellSize(width: width, height: heights.reduce(-gap, +)), filledWith: ground)
    var y = 0
    for (canvas, height) in zip(canvases, heights) {
      draw(canvas, at: CellPoint(x: 0, y: y))
      y += height
    }
  }

  /// Canvases in lines, as words are: each line has as many as fit into `width` columns, at least
  /// one.
  init(flowing canvases: [Canvas], width: Int, gap: CellSize, ground: Cell = .blank) {
    var lines: [[Canvas]] = []
    var room = 0
    for canvas in canvases {
      let taken = canvas.size.width + gap.width
      if lines.isEmpty || taken > room {
        lines.append([])
        room = width + gap.width
      }
      lines[lines.count - 1].append(canvas)
      room -= taken
    }
    self.init(
      stacked: lines.map { Canvas(sideBySide: $0, gap: gap.width, ground: ground) },
      gap: gap.height, ground: ground)
  }

  /// A line of words in the terminal's own colours.
  init(line text: GlyphText, _ attributes: Attributes = []) {
    self.init(size: CellSize(width: text.width, height: 1))
    draw(text, at: CellPoint(x: 0, y: 0), style: Style(attributes: attributes))
  }
}
