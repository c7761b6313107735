import CellCanvas
import PopoverGeometry
import PopoverThemes

extension SceneStage {
  /// The whole screen: the page if the scene names one, what is taken from it, anchors and popovers.
  public func picture(of placement: ScenePlacement, depth: ColorDepth = .trueColor) -> Canvas {
    let size = placement.container.size
    var canvas = ground(size, isDimmed: placement.isAnyShown, depth: depth)
    drawOnGround(placement, depth: depth, on: &canvas)
    return theme.legible(canvas)
  }

  /// The page if the scene names one, else a blank screen.
  ///
  /// - Parameter isDimmed: whether it is as below popovers, for a theme with a backdrop.
  func ground(_ size: CellSize, isDimmed: Bool = false, depth: ColorDepth) -> Canvas {
    guard scene.page == nil else {
      return HostPage(of: self, size: size, isDimmed: isDimmed, depth: depth).canvas
    }
    var canvas = Canvas(size: size, filledWith: Cell(style: theme.style(.page, depth: depth)))
    if isDimmed { theme.drawBackdrop(on: &canvas, depth: depth) }
    return canvas
  }

  /// Draws all of the scene on a page that is there already, and is dimmed if the theme has it so.
  ///
  /// - Parameters:
  ///   - placement: where everything of the scene is.
  ///   - selected: the name of an anchor that is marked.
  ///   - depth: the colours that the terminal can show.
  ///   - canvas: what is drawn on.
  public func draw(
    _ placement: ScenePlacement, selected: String? = nil, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    if placement.isAnyShown { theme.drawBackdrop(on: &canvas, depth: depth) }
    drawOnGround(placement, selected: selected, depth: depth, on: &canvas)
  }

  /// Draws all of the scene on a ``HostPage`` for this placement.
  package func drawOnGround(
    _ placement: ScenePlacement, selected: String? = nil, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    drawRegions(
      placement, reserved: placement.reserved, selected: selected, depth: depth, on: &canvas)
    for popover in placement.popovers where popover.isShown {
      draw(popover, over: placement.anchors, depth: depth, on: &canvas)
    }
  }

  /// Draws what popovers lie on, above the page.
  func drawRegions(
    _ placement: ScenePlacement, reserved: CellInsets, selected: String?, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    drawReserved(reserved, of: placement.container.size, depth, on: &canvas)
    for region in placement.keepOut { drawKeptOut(region, depth, on: &canvas) }
    for region in placement.anchors {
      draw(region, as: .anchor, isSelected: region.name == selected, depth, on: &canvas)
    }
  }

  /// Draws a popover with its content.
  ///
  /// - Returns: where the content is, without the rows of a title and a footer that lie inside.
  @discardableResult
  public func draw(
    _ placed: PlacedPopover, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    draw(placed, over: [], depth: depth, on: &canvas)
  }

  @discardableResult
  private func draw(
    _ placed: PlacedPopover, over anchors: [ScenePlacement.Region], depth: ColorDepth,
    on canvas: inout Canvas
  ) -> CellRect {
    guard let popover = scene.popovers.first(where: { $0.name == placed.name }) else {
      return CellRect(x: 0, y: 0, width: 0, height: 0)
    }
    return draw(
      popover, placed.layout, placed.layout.chrome, direction: placed.layout.arrowDirection,
      content: CellRect(placed.layout.content), over: anchors, depth: depth, on: &canvas)
  }

  /// Draws a popover whose parts are those of `chrome`.
  ///
  /// - Parameters:
  ///   - content: where all of its content would lie.
  ///   - anchors: what shows through its content where it overlaps its anchor.
  ///   - presence: how strong its shadow is, from 0 to 1.
  @discardableResult
  func draw(
    _ popover: ScenePopover, _ layout: PopoverLayout, _ chrome: PopoverChrome,
    direction: ArrowDirection?, content: CellRect, over anchors: [ScenePlacement.Region] = [],
    presence: Double = 1, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    let inside = CellRect(chrome.content)
    let window = drawChrome(
      of: popover, chrome, direction: direction, presence: presence, depth: depth, on: &canvas)
    let page = ContentPage(
      theme: theme, depth: depth, writing: scene.writing,
      room: content.losing(rowsOf: inside, to: window), window: window, layout: layout)
    page.draw(StageContent(popover, on: self), on: &canvas)
    if layout.overlapsAnchor { show(anchors, through: window, depth, on: &canvas) }
    return window
  }
}

extension SceneStage {
  /// Draws what surrounds the content, with title and footer, and returns where the content is.
  private func drawChrome(
    of popover: ScenePopover, _ chrome: PopoverChrome, direction: ArrowDirection?,
    presence: Double, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    let inside = CellRect(chrome.content)
    if let own = background(of: popover) {
      own.draw(chrome, direction: direction, depth: depth, on: &canvas)
      return drawLabels(of: popover, in: inside, depth: depth, on: &canvas)
    }
    let window = theme.draw(
      chrome, direction: direction, title: popover.title, footer: popover.footer,
      presence: presence, depth: depth, on: &canvas)
    // Blanks leave in each row the style that text has there.
    let ink = theme.ink(on: chrome, depth: depth)
    for y in window.rows {
      let row = CellRect(columns: window.columns, rows: y..<y + 1)
      canvas.fill(row, with: Cell(style: ink.style(.text, row: y)))
    }
    return window
  }
}

extension CellRect {
  /// Without as many rows at each end as a title and a footer have taken from `inside`.
  fileprivate func losing(rowsOf inside: CellRect, to window: CellRect) -> CellRect {
    let above = window.y - inside.y
    return CellRect(
      x: x, y: y + above, width: width, height: height - (inside.height - window.height))
  }
}

extension SceneStage {
  /// What popovers must not cover: a part of the scene's own page, or else the name of the area.
  private func drawKeptOut(
    _ region: ScenePlacement.Region, _ depth: ColorDepth, on canvas: inout Canvas
  ) {
    guard scene.page != nil else { return draw(region, as: .keyboard, depth, on: &canvas) }
    let style = theme.style(.keyboard, depth: depth)
    for rect in region.rects { canvas.restyle(rect) { $0 = style } }
  }

  /// The rectangles with the name on the first in which it has room.
  private func draw(
    _ region: ScenePlacement.Region, as role: ThemeRole, isSelected: Bool = false,
    _ depth: ColorDepth, on canvas: inout Canvas
  ) {
    let style = theme.style(role, depth: depth)
    for rect in region.rects { canvas.fill(rect, with: Cell(style: style)) }
    let names = (isSelected ? ["▸ \(region.name)", "▸"] : [region.name]).map(theme.text)
    for name in names {
      guard let rect = region.rects.first(where: { $0.width >= name.width && $0.height > 0 })
      else { continue }
      let place = CellPoint(
        x: rect.x + (rect.width - name.width) / 2, y: rect.y + (rect.height - 1) / 2)
      return canvas.draw(name, at: place, style: style, clip: rect)
    }
  }

  /// Where a popover's content covers an anchor, its text takes the anchor's colours; border and title
  /// stay whole.
  private func show(
    _ anchors: [ScenePlacement.Region], through content: CellRect, _ depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let style = theme.style(.anchor, depth: depth)
    for rect in anchors.flatMap(\.rects) {
      canvas.restyle(rect.intersection(content)) { $0 = style }
    }
  }
}

extension SceneStage {
  /// What is taken from the edges; below it is a keyboard, if there are rows enough for one.
  func drawReserved(
    _ reserved: CellInsets, of size: CellSize, _ depth: ColorDepth, on canvas: inout Canvas
  ) {
    let style = theme.style(.keyboard, depth: depth)
    let below = CellRect(
      x: 0, y: size.height - reserved.bottom, width: size.width, height: reserved.bottom
    ).intersection(CellRect(origin: CellPoint(x: 0, y: 0), size: size))
    for rect in [
      CellRect(x: 0, y: 0, width: size.width, height: reserved.top), below,
      CellRect(x: 0, y: 0, width: reserved.left, height: size.height),
      CellRect(
        x: size.width - reserved.right, y: 0, width: reserved.right, height: size.height),
    ] {
      canvas.fill(rect, with: Cell(style: style))
    }
    if below.height >= Self.leastKeyboard { drawKeys(in: below, style, on: &canvas) }
  }

  /// Rows below which what is reserved is rather a status line.
  private static let leastKeyboard = 3

  private static let keyRows = [
    "q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "space",
  ]

  private func drawKeys(in keyboard: CellRect, _ style: Style, on canvas: inout Canvas) {
    for (row, text) in Self.keyRows.prefix((keyboard.height + 1) / 2).enumerated() {
      let text = GlyphText(text)
      let place = CellPoint(
        x: keyboard.x + (keyboard.width - text.width) / 2, y: keyboard.y + 2 * row)
      canvas.draw(text, at: place, style: style, clip: keyboard)
    }
  }
}
