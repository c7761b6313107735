import CellCanvas
import PopoverGeometry

extension Theme {
  /// Draws a popover whose parts are laid out in `chrome`: its shadow, fill, border, arrow, title, footer and
  /// lines of text.
  ///
  /// The drawing is clipped to the canvas and to the frame, and lines are clipped to the content; only the
  /// shadow lies outside the frame. Cells beside the arrow stay as they are.
  ///
  /// - Parameters:
  ///   - chrome: where the parts lie.
  ///   - direction: the direction for which `chrome` was laid out.
  ///   - title: on or below the upper edge.
  ///   - footer: on or above the lower edge.
  ///   - lines: the text of the content.
  ///   - presence: the strength of the shadow, from 0 to 1.
  ///   - depth: the colours that the terminal can show.
  ///   - canvas: what is drawn on.
  /// - Returns: the content without the rows of the title and the footer.
  @discardableResult
  public func draw(
    _ chrome: PopoverChrome, direction: ArrowDirection?, title: String = "", footer: String = "",
    lines: [GlyphText] = [], presence: Double = 1, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    let drawing = drawing(of: chrome, direction, depth: depth)
    if let shadow {
      drawing.draw(shadow, of: palette, presence: presence, depth: depth, on: &canvas)
    }
    let ground = darkensPage ? drawing.ground(on: canvas) : []
    drawing.draw(on: &canvas)
    drawing.show(ground, for: style(.page, depth: depth).background, on: &canvas)
    let (labels, room) = drawing.labels(title: text(title), footer: text(footer))
    drawing.draw(labels, on: &canvas)
    for (y, line) in zip(room.rows, lines) {
      canvas.draw(
        line, at: CellPoint(x: room.x, y: y), style: drawing.ink.style(.text, row: y), clip: room)
    }
    return room
  }

  /// Draws a popover in the frame of a layout.
  @discardableResult
  public func draw(
    _ layout: PopoverLayout, title: String = "", footer: String = "", lines: [GlyphText] = [],
    depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    draw(
      layout.chrome, direction: layout.arrowDirection, title: title, footer: footer, lines: lines,
      depth: depth, on: &canvas)
  }

  private func drawing(
    of chrome: PopoverChrome, _ direction: ArrowDirection?, depth: ColorDepth
  ) -> PopoverDrawing {
    PopoverDrawing(
      self.chrome, layout: chrome, direction: direction, frame: chrome.frame(direction),
      steps: palette.steps(depth: depth))
  }

  /// The content without the rows of the title and the footer, as ``draw(_:title:footer:lines:depth:on:)`` returns it.
  package func room(
    in chrome: PopoverChrome, direction: ArrowDirection?, title: String = "", footer: String = ""
  ) -> CellRect {
    drawing(of: chrome, direction, depth: .none)
      .labels(title: text(title), footer: text(footer)).room
  }
}

extension Theme {
  /// The styles for drawing on a popover with these parts.
  public func ink(on chrome: PopoverChrome, depth: ColorDepth) -> ThemeInk {
    ThemeInk(steps: palette.steps(depth: depth), rows: CellRect(chrome.background).rows)
  }

  /// Whether the page below an arrow may be darker than the page is.
  private var darkensPage: Bool { backdrop != nil || shadow != nil }
}

extension Theme {
  /// The chrome in the kind and the appearance in use, as a background at a colour depth.
  public func background(depth: ColorDepth) -> ThemeBackground {
    ThemeBackground(chrome, steps: palette.steps(depth: depth))
  }

  /// The violations of the contract of backgrounds by the chrome in use, on the page and on the backdrop.
  public var contractViolations: [ContractViolation] {
    let page = [ThemeRole.page, .backdrop].map { style($0, depth: .trueColor).background }
    return BackgroundContract.violations(of: background(depth: .trueColor), on: page)
  }
}

extension PopoverDrawing {
  fileprivate typealias Ground = (place: CellPoint, background: Color)

  /// What is seen below the arrow and beside it.
  fileprivate func ground(on canvas: Canvas) -> [Ground] {
    frame.intersection(canvas.drawn).without(background).flatMap { strip in
      strip.cells.map { ($0, canvas[$0].style.background) }
    }
  }

  /// Restores the backgrounds below the arrow in cells with the background of the page.
  fileprivate func show(_ ground: [Ground], for page: Color, on canvas: inout Canvas) {
    for (place, background) in ground where canvas[place].style.background == page {
      canvas.restyle(CellRect(x: place.x, y: place.y, width: 1, height: 1)) {
        $0.background = background
      }
    }
  }
}

extension PopoverChrome {
  /// The background and the whole strip in which the arrow stands.
  package func frame(_ direction: ArrowDirection?) -> CellRect {
    let background = CellRect(background)
    guard let direction else { return background }
    return background.extended(by: CellRect(arrow).size[direction.axis], towards: direction)
  }
}

extension Theme {
  /// Darkens the canvas except for the `spared` rectangles, if the theme has a backdrop. It is drawn before
  /// the popover.
  ///
  /// - Parameters:
  ///   - canvas: what is darkened.
  ///   - spared: what stays as it is.
  ///   - presence: the strength of the backdrop, from 0 to 1.
  ///   - depth: the colours that the terminal can show.
  public func drawBackdrop(
    on canvas: inout Canvas, except spared: [CellRect] = [], presence: Double = 1,
    depth: ColorDepth
  ) {
    guard let dim = backdrop, presence > 0 else { return }
    var shade = Shade(role: .backdrop, of: palette, dim: dim, presence: presence, depth: depth)
    let darkened = spared.reduce([canvas.bounds]) { rects, hole in
      rects.flatMap { $0.without(hole) }
    }
    for rect in darkened {
      canvas.restyle(rect) { $0 = shade.shaded($0) }
    }
  }

  /// The number of rows of the content that a title and a footer take where they do not lie in the border.
  public func rowsTaken(title: String = "", footer: String = "") -> Int {
    let labels = [(title, chrome.title), (footer, chrome.footer)]
    guard labels.contains(where: { !$0.0.isEmpty && !isInBorder($0.1) }) else { return 0 }
    let content = Size(width: 16, height: 4)
    let frame = Rect(size: metrics.frameSize(content: content, direction: nil))
    let chrome = PopoverChrome(frame: frame, direction: nil, arrowOffset: 0, metrics: metrics)
    let room = room(in: chrome, direction: nil, title: title, footer: footer)
    return Int(content.height) - room.height
  }

  /// Whether a title or a footer lies in a row of the border.
  private func isInBorder(_ label: ThemeLabel) -> Bool {
    switch label.position {
    case .top: metrics.contentViewInsets.top > 0
    case .bottom: metrics.contentViewInsets.bottom > 0
    case .inside: false
    }
  }
}

/// The effect of a shadow or a backdrop on styles: the colours of the role replace those of the cells; where
/// it has none, the cells become darker, or dim where only the terminal knows their colours.
struct Shade {
  private let own: Style?
  private let attributes: Attributes
  private let dim: Int
  private let depth: ColorDepth
  /// Mixes the shaded styles with the plain ones while the shade comes or goes.
  private var mixing: StyleMixing?
  /// The style shaded last, as neighboring cells mostly have the same one.
  private var last: (style: Style, shaded: Style)?

  /// `dim` is how much darker colours become, in percent; `presence` the share of the full shade, 0 to 1.
  init(
    role: ThemeRole, of palette: ThemePalette, dim: Int, presence: Double, depth: ColorDepth
  ) {
    let style = palette.style(role, depth: depth)
    own = palette.hasColors(role) && depth != .none ? style : nil
    attributes = style.attributes
    self.dim = dim
    self.depth = depth
    mixing = presence == 1 ? nil : StyleMixing(share: presence, depth: depth)
  }

  mutating func shaded(_ style: Style) -> Style {
    if let last, last.style == style { return last.shaded }
    let full = own ?? darkened(style)
    let shaded = mixing?.style(from: style, to: full) ?? full
    last = (style, shaded)
    return shaded
  }

  private func darkened(_ style: Style) -> Style {
    var shaded = style
    shaded.attributes.formUnion(attributes.subtracting(.dim))
    guard depth != .none, let front = style.foreground.darker(dim, depth),
      let back = style.background.darker(dim, depth)
    else {
      shaded.attributes.insert(.dim)
      return shaded
    }
    (shaded.foreground, shaded.background) = (front, back)
    return shaded
  }
}

extension Color {
  /// The colour made darker by a percentage; `nil` where only the terminal knows it.
  func darker(_ dim: Int, _ depth: ColorDepth) -> Color? {
    guard let rgbValue else { return nil }
    let left = UInt32(100 - min(max(0, dim), 100))
    let channels = [16, 8, 0].map { ((rgbValue >> $0 & 0xFF) * left / 100) << $0 }
    return Color.rgb(channels.reduce(0, |)).reduced(to: depth)
  }
}

extension PopoverDrawing {
  /// Draws the background's shadow, up to the arrow's side; an arrow's would only fall on the anchor.
  func draw(
    _ shadow: ThemeShadow, of palette: ThemePalette, presence: Double, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    guard !background.isEmpty, presence > 0 else { return }
    var shade = Shade(
      role: .shadow, of: palette, dim: shadow.dim, presence: presence, depth: depth)
    let columns = shadow.side == .right ? shadow.size.width : -shadow.size.width
    let fallen = background.offset(x: columns, y: shadow.size.height)
    for rect in fallen.without(background) {
      let visible = rect.intersection(shadowRoom)
      if let glyph = shadow.glyph {
        // A glyph cannot fade: it appears halfway.
        guard presence >= 0.5 else { continue }
        canvas.fill(visible, with: Cell(glyph, style: palette.style(.shadow, depth: depth)))
      } else {
        canvas.restyle(visible) { $0 = shade.shaded($0) }
      }
    }
  }

  /// Everything except beyond the arrow's side of the frame.
  private var shadowRoom: CellRect {
    let far = 1 << 30
    var room = CellRect(columns: -far..<far, rows: -far..<far)
    guard let direction else { return room }
    let frame = frame[direction.axis]
    room[direction.axis] = Interval(
      direction.popoverFollowsAnchor ? frame.start..<far : -far..<frame.end)
    return room
  }
}
