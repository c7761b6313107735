import CellCanvas
import PopoverGeometry
import PopoverThemes

/// A page with an anchor and a popover beside it, the same for every theme.
package struct PreviewScene: Equatable, Sendable {
  package var size: CellSize
  package var anchor: CellRect
  /// `nil` is as large as the text.
  package var contentSize: CellSize?
  package var permittedArrowDirections: ArrowDirections
  package var title: String
  /// What the popover says; `nil` is a line for each role that content has.
  package var text: String?
  package var footer: String

  package static let usualSize = CellSize(width: 38, height: 15)

  /// - Parameter footer: `nil` is a sample, if the text is one too.
  package init(
    size: CellSize = PreviewScene.usualSize, anchor: CellRect? = nil,
    contentSize: CellSize? = nil, permittedArrowDirections: ArrowDirections = .any,
    title: String = "Popover", text: String? = nil, footer: String? = nil
  ) {
    self.size = size
    self.anchor = anchor ?? CellRect(x: size.width / 4, y: size.height / 6, width: 6, height: 1)
    self.contentSize = contentSize
    self.permittedArrowDirections = permittedArrowDirections
    self.title = title
    self.text = text
    self.footer = footer ?? (text == nil ? "Footer" : "")
  }

  /// The scene as a theme draws it on a terminal of this depth.
  package func canvas(_ theme: Theme, depth: ColorDepth) -> Canvas {
    var canvas = page(theme, depth)
    theme.drawBackdrop(on: &canvas, except: [anchor, statusLine], depth: depth)
    drawAnchor(theme, depth, on: &canvas)
    drawPopover(theme, depth, on: &canvas)
    drawStatus(theme, depth, on: &canvas)
    return canvas
  }
}

extension PreviewScene {
  private var statusLine: CellRect {
    CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
  }

  private func page(_ theme: Theme, _ depth: ColorDepth) -> Canvas {
    let style = theme.style(.page, depth: depth)
    var canvas = Canvas(size: size, filledWith: Cell(style: style))
    let words = """
      This is the page that lies behind popovers. It is written to be read, and a popover that \
      covers a part of it must not be taken for a part of it. So there is a border, a colour of its \
      own, or a shadow.
      """
    let lines = GlyphText.lines(of: words, width: size.width - 2)
    for y in canvas.bounds.rows where !lines.isEmpty {
      canvas.draw(lines[y % lines.count], at: CellPoint(x: 1, y: y), style: style)
    }
    return canvas
  }

  private func drawAnchor(_ theme: Theme, _ depth: ColorDepth, on canvas: inout Canvas) {
    let style = theme.style(.anchor, depth: depth)
    canvas.fill(anchor, with: Cell(style: style))
    canvas.draw(
      GlyphText("anchor").shortened(to: anchor.width), at: anchor.origin, style: style,
      clip: anchor)
  }

  private func drawStatus(_ theme: Theme, _ depth: ColorDepth, on canvas: inout Canvas) {
    var x = 1
    canvas.fill(statusLine, with: Cell(style: theme.style(.hint, depth: depth)))
    for (words, role) in [("t", ThemeRole.key), ("theme", .hint), ("q", .key), ("quit", .hint)] {
      let place = CellPoint(x: x, y: statusLine.y)
      canvas.draw(words, at: place, style: theme.style(role, depth: depth))
      x += words.utf8.count + (role == .key ? 1 : 2)
    }
  }
}

extension PreviewScene {
  private struct Line {
    var text: GlyphText
    var role: ThemeRole
  }

  private static let samples: [(String, ThemeRole)] = [
    ("Text to be read", .text), ("the line that is chosen", .selection), ("more text", .text),
    ("and what matters less", .dim),
  ]

  func drawPopover(_ theme: Theme, _ depth: ColorDepth, on canvas: inout Canvas) {
    let layout = presentation(theme).layout()
    let room = theme.draw(layout, title: title, footer: footer, depth: depth, on: &canvas)
    let ink = theme.ink(on: layout.chrome, depth: depth)
    for (y, line) in zip(room.rows, lines(theme, width: room.width)) {
      let style = ink.style(line.role, row: y)
      let row = CellRect(x: room.x, y: y, width: room.width, height: 1)
      if line.role == .selection { canvas.fill(row, with: Cell(style: style)) }
      canvas.draw(line.text.shortened(to: room.width), at: row.origin, style: style, clip: row)
    }
  }

  private func presentation(_ theme: Theme) -> PopoverPresentation {
    let container = CellRect(x: 0, y: 0, width: size.width, height: max(1, size.height - 1))
    return PopoverPresentation(
      sourceRect: Rect(anchor), container: Rect(container),
      preferredContentSize: Size(contentSize ?? naturalSize(theme)),
      permittedArrowDirections: permittedArrowDirections, metrics: theme.metrics,
      minimumContentSize: Size(width: 4, height: 1))
  }

  private func lines(_ theme: Theme, width: Int) -> [Line] {
    guard let text else {
      return Self.samples.map { Line(text: GlyphText($0.0), role: $0.1) }
    }
    return GlyphText.lines(of: text, width: width, ambiguous: theme.ambiguousWidth).map {
      Line(text: $0, role: .text)
    }
  }

  /// As wide as the longest line, at most two thirds of the page, and as high as there are lines; wide
  /// enough for the labels beside the arrow, and high enough for such inside.
  private func naturalSize(_ theme: Theme) -> CellSize {
    let lines = lines(theme, width: max(1, size.width * 2 / 3))
    let labels = [title, footer].map { 2 * theme.text($0).width + 4 }
    let rows = lines.count + theme.rowsTaken(title: title, footer: footer)
    return CellSize(width: (lines.map(\.text.width) + labels).max() ?? 0, height: rows)
  }
}

/// One scene in several themes, side by side.
package struct ThemePreview: Equatable, Sendable {
  package let canvas: Canvas

  private static let gap = CellSize(width: 2, height: 1)

  /// How many scenes of this size go side by side; at least one.
  package static func count(of size: CellSize, inWidth width: Int) -> Int {
    max(1, (width + gap.width) / (size.width + gap.width))
  }

  /// A line of scenes below others: with the gap above it, and as wide as the first line.
  package static func following(_ line: Canvas, width: Int) -> Canvas {
    var canvas = Canvas(size: CellSize(width: width, height: gap.height + line.size.height))
    canvas.draw(line, at: CellPoint(x: 0, y: gap.height))
    return canvas
  }

  /// - Parameter width: the columns that there are; a preview is wider only if a single scene is.
  package init(_ themes: [Theme], of scene: PreviewScene, width: Int, depth: ColorDepth) {
    canvas = Canvas(
      flowing: themes.map { $0.headed(scene.canvas($0, depth: depth)) }, width: width,
      gap: Self.gap)
  }
}

extension Theme {
  /// Its name, with the kind of its chrome and the appearance where there is a choice.
  var heading: String {
    let choices = choices(kind: kind, appearance)
    return choices.isEmpty ? name : "\(name) (\(choices.joined(separator: ", ")))"
  }

  /// The names of a kind and an appearance, each where the theme has several.
  func choices(kind: ChromeKind, _ appearance: Appearance) -> [String] {
    (kinds.count > 1 ? [kind.rawValue] : []) + (appearances.count > 1 ? [appearance.rawValue] : [])
  }

  func headed(_ canvas: Canvas) -> Canvas {
    let words = text(heading).shortened(to: max(1, canvas.size.width))
    var headed = Canvas(
      size: CellSize(
        width: max(words.width, canvas.size.width), height: canvas.size.height + 1))
    headed.draw(words, at: CellPoint(x: 0, y: 0), style: Style(attributes: .bold))
    headed.draw(canvas, at: CellPoint(x: 0, y: 1))
    return headed
  }
}

extension Canvas {
  /// Canvases beside or below one another with blank cells between them; `ground` shows around them.
  init(_ canvases: [Canvas], along axis: Axis, gap: Int = 0, ground: Cell = .blank) {
    var size = CellSize(width: 0, height: 0)
    size[axis] = canvases.reduce(-gap) { $0 + $1.size[axis] + gap }
    size[axis.crossed] = canvases.map { $0.size[axis.crossed] }.max() ?? 0
    self.init(size: size, filledWith: ground)
    var start = 0
    for canvas in canvases {
      draw(canvas, at: CellPoint(axis, along: start, across: 0))
      start += canvas.size[axis] + gap
    }
  }

  /// Canvases in lines, as words are: at least one each, and as many as fit into `width` columns.
  init(flowing canvases: [Canvas], width: Int, gap: CellSize, ground: Cell = .blank) {
    let lines = Self.lines(of: canvases.map(\.size.width), within: width, gap: gap.width)
    self.init(
      lines.map { Canvas(Array(canvases[$0]), along: .horizontal, gap: gap.width, ground: ground) },
      along: .vertical, gap: gap.height, ground: ground)
  }

  /// Which of them stand together in each line, by their widths.
  static func lines(of widths: [Int], within width: Int, gap: Int = 0) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var room = 0
    for (index, own) in widths.enumerated() {
      if lines.isEmpty || own + gap > room {
        lines.append(index..<index)
        room = width + gap
      }
      lines[lines.count - 1] = lines[lines.count - 1].lowerBound..<index + 1
      room -= own + gap
    }
    return lines
  }
}
