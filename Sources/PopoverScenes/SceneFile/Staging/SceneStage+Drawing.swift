import CellCanvas
import PopoverGeometry
import PopoverThemes

extension SceneStage {
  /// The whole screen: a blank page, what is taken from it, anchors and popovers.
  public func picture(of placement: ScenePlacement, depth: ColorDepth = .trueColor) -> Canvas {
    let page = Cell(style: theme.style(.page, depth: depth))
    var canvas = Canvas(size: placement.container.size, filledWith: page)
    draw(placement, depth: depth, on: &canvas)
    return theme.isASCII ? canvas.inASCII : canvas
  }

  /// Draws all of the scene on a page that is there already, and is dimmed if the theme has it so.
  ///
  /// - Parameter selected: the name of an anchor that is marked.
  public func draw(
    _ placement: ScenePlacement, selected: String? = nil, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    if placement.popovers.contains(where: \.isShown) {
      theme.drawBackdrop(on: &canvas, except: placement.anchors.flatMap(\.rects), depth: depth)
    }
    drawReserved(placement, depth, on: &canvas)
    for region in placement.keepOut { draw(region, as: .keyboard, depth, on: &canvas) }
    for region in placement.anchors {
      draw(region, as: .anchor, isSelected: region.name == selected, depth, on: &canvas)
    }
    for popover in placement.popovers where popover.isShown {
      draw(popover, depth: depth, on: &canvas)
      if popover.layout.overlapsAnchor {
        show(placement.anchors, through: popover, depth, on: &canvas)
      }
    }
  }

  /// Draws a popover with its content.
  ///
  /// - Returns: where the content is.
  @discardableResult
  public func draw(
    _ placed: PlacedPopover, depth: ColorDepth, on canvas: inout Canvas
  ) -> CellRect {
    guard let popover = scene.popovers.first(where: { $0.name == placed.name }) else {
      return CellRect(x: 0, y: 0, width: 0, height: 0)
    }
    let content = content(of: popover)
    let room = theme.draw(
      placed.layout, title: popover.title, footer: popover.footer,
      lines: content.plainLines(in: placed.layout), depth: depth, on: &canvas)
    let page = ContentPage(theme: theme, depth: depth, writing: scene.writing, room: room)
    page.draw(content, on: &canvas)
    return room
  }
}

extension SceneStage {
  /// The rectangles with the name on the first in which it has room.
  private func draw(
    _ region: ScenePlacement.Region, as role: ThemeRole, isSelected: Bool = false,
    _ depth: ColorDepth, on canvas: inout Canvas
  ) {
    let style = theme.style(role, depth: depth)
    for rect in region.rects { canvas.fill(rect, with: Cell(style: style)) }
    let names = (isSelected ? ["▸ \(region.name)", "▸"] : [region.name]).map { GlyphText($0) }
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
    _ anchors: [ScenePlacement.Region], through popover: PlacedPopover, _ depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let style = theme.style(.anchor, depth: depth)
    let content = CellRect(popover.layout.content)
    for rect in anchors.flatMap(\.rects) {
      canvas.restyle(rect.intersection(content)) { $0 = style }
    }
  }
}

extension StageContent {
  /// What is written in the style of text before the content is drawn over it: the figures of the
  /// layout, or blanks, which leave in each row the style that text has there.
  fileprivate func plainLines(in layout: PopoverLayout) -> [GlyphText] {
    let content = CellRect(layout.content)
    if self == .geometry { return layout.report(width: content.width) }
    let blank = GlyphText(String(repeating: " ", count: max(0, content.width)))
    return content.rows.map { _ in blank }
  }
}
