import CellCanvas

extension Canvas {
  init(pageOf size: CellSize, style: Style) {
    self.init(size: size, filledWith: Cell(style: style))
    let margin = size.width < 40 ? 1 : 2
    let lines = paragraphs.flatMap {
      GlyphText.lines(of: $0, width: size.width - 2 * margin) + [GlyphText()]
    }
    for y in 0..<size.height where !lines.isEmpty {
      draw(lines[y % lines.count], at: CellPoint(x: margin, y: y), style: style)
    }
  }
}

private let paragraphs = [
  """
  A popover hangs beside the thing it speaks of. It must not cover that thing, it must not leave \
  the screen, and its arrow must say what it belongs to. Those three wishes are easy to state and \
  hard to keep together, least of all in a corner.
  """,
  """
  First it looks for a side on which it fits whole. The sides are tried in the order in which \
  they are permitted, and flush fits: a single cell less does not. Where no side is long enough, \
  the popover goes where the most of it can be shown, and shrinks.
  """,
  """
  Then it lies down along the anchor, its middle on the middle of the anchor, and moves no \
  farther than needed to stay inside. What it moves to the left, the arrow goes to the right: \
  the offset of the arrow is counted from the middle of the edge, and it stops before a corner.
  """,
  """
  When the keyboard rises from below, or the window grows, or the text becomes longer, all of it \
  is worked out anew. Nothing is remembered that would have to be forgotten again.
  """,
]
