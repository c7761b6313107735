import CellCanvas
import PopoverThemes

/// The page of a scene on a screen, before anchors and popovers are drawn on it.
public struct HostPage: Equatable, Sendable {
  private let page: ScenePage
  /// The lines of a page with colours; `nil` on any other page.
  private let styled: StyledText?
  private let size: CellSize
  private let style: Style
  private let rows: Range<Int>?
  private let depth: ColorDepth
  private let ambiguous: AmbiguousWidth
  /// The theme that dims it; `nil` if nothing does.
  private let backdrop: Theme?

  /// - Parameters:
  ///   - stage: the scene with a screen and a theme.
  ///   - size: of the screen in cells; `nil` is the screen of the scene.
  ///   - isDimmed: whether it is as below popovers, for a theme with a backdrop.
  ///   - depth: the colours that the terminal can show.
  public init(
    of stage: SceneStage, size: CellSize? = nil, isDimmed: Bool = false, depth: ColorDepth
  ) {
    self.init(of: stage, size: size, rows: nil, isDimmed: isDimmed, depth: depth)
  }

  /// - Parameter rows: the rows that are seen, on which alone anything is drawn; `nil` is all of them.
  package init(
    of stage: SceneStage, size: CellSize?, rows: Range<Int>?, isDimmed: Bool, depth: ColorDepth
  ) {
    (self.rows, self.depth) = (rows, depth)
    ambiguous = stage.theme.ambiguousWidth
    backdrop = isDimmed ? stage.theme : nil
    page = stage.scene.page ?? .shipped(.essay)
    styled = if case .ansi(let source) = page { stage.texts[source] } else { nil }
    self.size = size ?? stage.container().size
    style = stage.theme.style(.page, depth: depth)
  }

  /// The picture of the page; it fills the screen.
  public var canvas: Canvas {
    var text = text
    backdrop?.drawBackdrop(on: &text, depth: depth)
    var canvas = Canvas(size: size, filledWith: Cell(style: style))
    canvas.drawnRows = rows
    // The essay begins anew below its end.
    for y in stride(from: 0, to: size.height, by: max(1, text.size.height)) {
      canvas.draw(text, at: CellPoint(x: 0, y: y))
    }
    return canvas
  }

  /// The essay as high as it is, any other page as high as the screen.
  private var text: Canvas {
    if page == .shipped(.essay) { return essay }
    var canvas = Canvas(size: size, filledWith: Cell(style: style))
    canvas.drawnRows = rows
    switch page {
    case .shipped(let page): draw(page, on: &canvas)
    case .text(let text): draw(LinesOfText(text), ambiguous: ambiguous, on: &canvas)
    case .ansi:
      for (y, line) in (styled?.lines ?? []).prefix(size.height).enumerated() {
        canvas.draw(line.shown(ambiguous), at: CellPoint(x: 0, y: y), over: style)
      }
    }
    return canvas
  }

  private func draw(
    _ lines: some Sequence<Substring>, ambiguous: AmbiguousWidth = .one,
    on canvas: inout Canvas
  ) {
    for (y, line) in lines.prefix(size.height).enumerated() {
      let text = GlyphText(String(line), ambiguous: ambiguous)
      canvas.draw(text, at: CellPoint(x: 0, y: y), style: style)
    }
  }

  private func draw(_ page: ShippedPage, on canvas: inout Canvas) {
    let (lines, marks) = (page.lines, page.marks)
    draw(lines, on: &canvas)
    for (y, line) in lines.prefix(size.height).enumerated() {
      for word in line.words where marks.strong.contains(word) {
        canvas.mark(line.columns(of: word), .bold, row: y)
      }
      canvas.mark(0..<marks.gutter, .dim, row: y)
      if let faint = marks.faintFrom.flatMap(line.columns(from:)) {
        canvas.mark(faint, .dim, row: y)
      }
    }
    for y in marks.bars { canvas.mark(0..<size.width, .reverse, row: y) }
    if let cursor = marks.cursor { canvas.mark(cursor.x..<cursor.x + 1, .reverse, row: cursor.y) }
  }

  private var essay: Canvas {
    let margin = size.width < 40 ? 1 : 2
    let lines = Self.essay.flatMap {
      GlyphText.lines(of: $0, width: size.width - 2 * margin) + [GlyphText()]
    }
    var canvas = Canvas(
      size: CellSize(width: size.width, height: lines.count), filledWith: Cell(style: style))
    for (y, line) in lines.enumerated() {
      canvas.draw(line, at: CellPoint(x: margin, y: y), style: style)
    }
    return canvas
  }
}

extension Canvas {
  /// Adds an attribute to cells of a row.
  fileprivate mutating func mark(_ columns: Range<Int>, _ attribute: Attributes, row: Int) {
    restyle(CellRect(columns: columns, rows: row..<row + 1)) { $0.attributes.insert(attribute) }
  }
}

// The texts have one column for each character.
extension Substring {
  fileprivate var words: [Substring] { split { !$0.isLetter } }

  fileprivate func columns(of word: Substring) -> Range<Int> {
    let start = distance(from: startIndex, to: word.startIndex)
    return start..<start + word.count
  }

  fileprivate func columns(from mark: String) -> Range<Int>? {
    firstRange(of: mark).map { distance(from: startIndex, to: $0.lowerBound)..<count }
  }
}

extension HostPage {
  private static let essay = [
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
}
