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

  /// - Parameter footer: without one, a sample where the text is one too.
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
