import CellCanvas
import Dial
import PopoverGeometry
import PopoverThemes

/// Draws the content of a popover row by row over the style that is there.
struct ContentPage {
  let theme: Theme
  let depth: ColorDepth
  let writing: WritingDirection
  /// Where all of the content would lie.
  let room: CellRect
  /// The room that the chrome leaves, which is smaller on the way to being there.
  let window: CellRect
  /// The figures that are shown where the geometry is.
  let layout: PopoverLayout

  /// Draws as much as the window shows.
  func draw(_ content: StageContent, on canvas: inout Canvas) {
    if window == room { return drawWhole(content, on: &canvas) }
    var whole = canvas
    drawWhole(content, on: &whole)
    canvas.draw(
      whole, at: CellPoint(x: 0, y: 0), clip: window.intersection(room))
  }

  private func drawWhole(_ content: StageContent, on canvas: inout Canvas) {
    switch content {
    case .text(let text):
      let lines = GlyphText.shownLines(
        of: text, width: room.width, ambiguous: theme.ambiguousWidth, most: room.height)
      draw(lines, writing: writing, on: &canvas)
    case .menu(let menu):
      for (y, index) in zip(room.rows, menu.items.indices) {
        draw(menu.items[index], isSelected: menu.selected == index + 1, row: y, on: &canvas)
      }
    case .dial(let dial): draw(theme.styled(dial, depth: depth), on: &canvas)
    case .geometry:
      draw(layout.geometryLines(width: room.width), writing: .leftToRight, on: &canvas)
    case .styled(let text):
      for (y, line) in zip(room.rows, text.lines) {
        let line = line.shown(theme.ambiguousWidth)
        let place = CellPoint(x: start(of: line.width, writing), y: y)
        canvas.draw(line, at: place, over: base(y, canvas), clip: room)
      }
    }
  }

  private func draw(
    _ lines: [GlyphText], writing: WritingDirection, on canvas: inout Canvas
  ) {
    for (y, line) in zip(room.rows, lines) {
      let place = CellPoint(x: start(of: line.width, writing), y: y)
      canvas.draw(line, at: place, style: base(y, canvas), clip: room)
    }
  }

  /// The style of text in a row, as it stands on the canvas.
  private func base(_ y: Int, _ canvas: Canvas) -> Style {
    canvas[CellPoint(x: max(room.x, window.x), y: y)].style
  }

  /// Where a line begins: writing from right to left begins at the right.
  private func start(of width: Int, _ writing: WritingDirection) -> Int {
    writing == .leftToRight ? room.x : room.x + max(0, room.width - width)
  }

  private func draw(
    _ item: MenuItem, isSelected: Bool, row y: Int, on canvas: inout Canvas
  ) {
    let row = CellRect(x: room.x, y: y, width: room.width, height: 1)
    let base = base(y, canvas)
    let style = isSelected ? own(.selection, base) : item.isDisabled ? own(.dim, base) : base
    canvas.fill(row, with: Cell(item.isSeparator ? Glyph("─") : .space, style: style))
    let shortcut = theme.text(item.shortcut)
    let taken = shortcut.width == 0 ? 0 : shortcut.width + StageContent.shortcutGap
    let label = theme.text(item.label).shortened(to: max(0, room.width - taken))
    let end = room.x + room.width
    let isForward = writing == .leftToRight
    canvas.draw(
      shortcut, at: CellPoint(x: isForward ? end - shortcut.width : room.x, y: y),
      style: style, clip: row)
    canvas.draw(
      label, at: CellPoint(x: isForward ? room.x : end - label.width, y: y), style: style,
      clip: row)
  }

  /// The style of a role; where it only has the background of text, that of the row shows.
  private func own(_ role: ThemeRole, _ base: Style) -> Style {
    var style = theme.style(role, depth: depth)
    if style.background == theme.style(.text, depth: depth).background {
      style.background = base.background
    }
    return style
  }
}

extension ContentPage {
  /// Draws a dial as large as there is room on the screen, with the colours that there are.
  func draw(_ picture: CellDial, on canvas: inout Canvas) {
    let frame = room.intersection(canvas.bounds)
    picture.fitted(in: frame.size).draw(in: frame, on: &canvas)
    if depth != .trueColor { canvas.restyle(frame) { $0 = $0.reduced(to: depth) } }
  }
}

extension PopoverLayout {
  /// The figures of the answer, one a line, in two columns where there is room.
  fileprivate func geometryLines(width: Int) -> [GlyphText] {
    let names = PopoverLayout.figureNames
    let values = figures
    let indent = (names.map(\.width).max() ?? 0) + 2
    let isWide = values.allSatisfy { indent + $0.width <= width }
    return names.indices.map { index in
      let gap = isWide ? indent - names[index].width : 1
      var line = GlyphText(capacity: names[index].width + gap + values[index].width)
      line.append(names[index])
      line.append(blanks: gap)
      line.append(values[index])
      return line.shortened(to: width)
    }
  }

  private static let figureNames = [
    "arrowDirection", "arrowOffset", "frame", "background", "content", "arrow",
  ].map { GlyphText($0) }

  /// In the order of their names.
  private var figures: [GlyphText] {
    [
      GlyphText(arrowDirection.map { "." + $0.name } ?? "none"),
      GlyphText(Words.figure(arrowOffset)),
      GlyphText(CellRect(frame)), GlyphText(CellRect(background)), GlyphText(CellRect(content)),
      GlyphText(CellRect(arrow)),
    ]
  }
}

extension GlyphText {
  /// A place and a size: `12,3 20x4`.
  fileprivate init(_ cells: CellRect) {
    self.init(capacity: 16)
    append(number: cells.x)
    append(",")
    append(number: cells.y)
    append(" ")
    append(number: cells.width)
    append("x")
    append(number: cells.height)
  }
}

extension SceneDial {
  /// The dial at its value; `nil` if it has no item.
  public var picture: CellDial? {
    DialScale(count: count).map { scale in
      CellDial(
        DialRotation(scale, angle: scale.angle(showing: value)),
        labels: labels.map { GlyphText($0) }, background: face.background)
    }
  }
}

extension SceneDial.Face {
  fileprivate var background: DialBackground {
    switch self {
    case .none: .none
    case .scale: .scale
    case .wheel: .colorWheel
    }
  }
}
