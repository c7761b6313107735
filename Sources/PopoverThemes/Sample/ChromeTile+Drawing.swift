import CellCanvas

extension ChromeTile {
  static let title = "Title"
  static let footer = "Footer"

  /// The tile as the theme draws it on a terminal of this depth.
  public func canvas(depth: ColorDepth) -> Canvas {
    let page = Cell(style: theme.style(.page, depth: depth))
    var canvas = Canvas(size: size, filledWith: page)
    let name = CellRect(x: 0, y: 0, width: size.width, height: 1)
    canvas.draw(form.name, at: CellPoint(x: 1, y: 0), style: page.style, clip: name)
    theme.drawBackdrop(on: &canvas, except: [name, anchor], depth: depth)
    drawAnchor(depth: depth, on: &canvas)
    drawPopover(depth: depth, on: &canvas)
    return canvas
  }

  private func drawAnchor(depth: ColorDepth, on canvas: inout Canvas) {
    let style = theme.style(.anchor, depth: depth)
    canvas.fill(anchor, with: Cell(style: style))
    canvas.draw("anchor", at: anchor.origin, style: style, clip: anchor)
  }

  private func drawPopover(depth: ColorDepth, on canvas: inout Canvas) {
    let room = theme.draw(
      chrome, direction: direction, title: Self.title, footer: Self.footer, depth: depth,
      on: &canvas)
    let ink = theme.ink(on: chrome, depth: depth)
    for (y, role) in zip(room.rows, lines) {
      let style = ink.style(role, row: y)
      let line = CellRect(x: room.x, y: y, width: room.width, height: 1)
      if role == .selection { canvas.fill(line, with: Cell(style: style)) }
      canvas.draw(role.name, at: line.origin, style: style, clip: line)
    }
  }
}
