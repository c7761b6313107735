import CellCanvas
import PopoverThemes

/// Draws what a lab shows. The page behind everything is kept, as it changes only with the size
/// and the theme.
public struct LabPainter: Sendable {
  private var page: Page?

  public init() {}

  /// The whole screen of `lab`.
  public mutating func frame(of lab: Lab) -> Canvas {
    let frame = lab.isUsable ? explorer(lab) : lab.tooSmall
    return lab.isASCII ? frame.inASCII : frame
  }

  /// The page, the keyboard, the anchor and the popover on it, and what is said below.
  private mutating func explorer(_ lab: Lab) -> Canvas {
    var canvas = pageCanvas(lab)
    lab.drawKeyboard(on: &canvas)
    lab.drawAnchor(on: &canvas)
    lab.drawPopover(on: &canvas)
    lab.drawLines(on: &canvas)
    lab.drawHelp(on: &canvas)
    return canvas
  }

  private mutating func pageCanvas(_ lab: Lab) -> Canvas {
    let style = lab.style(.page)
    if let page, page.isFor(lab.size, style) { return page.canvas }
    let fresh = Page(size: lab.size, style: style)
    page = fresh
    return fresh.canvas
  }
}

extension Lab {
  /// The whole screen as it is now.
  public var frame: Canvas {
    var painter = LabPainter()
    return painter.frame(of: self)
  }

  /// Whether nothing but ASCII may be shown: by the screen, or by a theme that is made of it.
  var isASCII: Bool { look.isASCII || theme.isASCII }

  func style(_ role: ThemeRole) -> Style { theme.style(role, depth: look.depth) }

  /// What is said on a screen on which nothing else can be shown.
  var tooSmall: Canvas {
    var canvas = Canvas(size: size)
    let text = "poplab needs \(Lab.leastSize.words), this screen is \(size.words); q leaves"
    for (y, line) in GlyphText.lines(of: text, width: size.width).enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }
}
