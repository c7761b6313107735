import CellCanvas
import PopoverGeometry
import PopoverThemes

extension SceneStage {
  /// The whole screen: the page, what is taken from it, anchors and popovers.
  public func picture(of placement: ScenePlacement, depth: ColorDepth = .trueColor) -> Canvas {
    let page = Cell(style: theme.style(.page, depth: depth))
    var canvas = Canvas(size: placement.container.size, filledWith: page)
    drawReserved(placement, depth, on: &canvas)
    for region in placement.keepOut { draw(region, as: .keyboard, depth, on: &canvas) }
    let anchors = placement.anchors.flatMap(\.rects)
    if !placement.popovers.isEmpty {
      theme.drawBackdrop(on: &canvas, except: anchors, depth: depth)
    }
    for region in placement.anchors { draw(region, as: .anchor, depth, on: &canvas) }
    for popover in placement.popovers where popover.isShown {
      draw(popover, depth: depth, on: &canvas)
    }
    return theme.isASCII ? canvas.inASCII : canvas
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
    // Blank lines leave in each row the style that text has there.
    let blank = GlyphText(
      String(repeating: " ", count: max(0, CellRect(placed.layout.content).width)))
    let lines = CellRect(placed.layout.content).rows.map { _ in blank }
    let room = theme.draw(
      placed.layout, title: popover.title, footer: popover.footer, lines: lines, depth: depth,
      on: &canvas)
    let page = ContentPage(theme: theme, depth: depth, writing: scene.writing, room: room)
    page.draw(content(of: popover), on: &canvas)
    return room
  }

  private func drawReserved(
    _ placement: ScenePlacement, _ depth: ColorDepth, on canvas: inout Canvas
  ) {
    let (screen, reserved) = (placement.container, placement.reserved)
    let cell = Cell(style: theme.style(.keyboard, depth: depth))
    for rect in [
      CellRect(x: 0, y: 0, width: screen.width, height: reserved.top),
      CellRect(
        x: 0, y: screen.height - reserved.bottom, width: screen.width, height: reserved.bottom),
      CellRect(x: 0, y: 0, width: reserved.left, height: screen.height),
      CellRect(
        x: screen.width - reserved.right, y: 0, width: reserved.right, height: screen.height),
    ] {
      canvas.fill(rect, with: cell)
    }
  }

  /// The rectangles with the name on the first in which it has room.
  private func draw(
    _ region: ScenePlacement.Region, as role: ThemeRole, _ depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let style = theme.style(role, depth: depth)
    for rect in region.rects { canvas.fill(rect, with: Cell(style: style)) }
    let name = GlyphText(region.name)
    guard let rect = region.rects.first(where: { $0.width >= name.width && $0.height > 0 }) else {
      return
    }
    let place = CellPoint(
      x: rect.x + (rect.width - name.width) / 2, y: rect.y + (rect.height - 1) / 2)
    canvas.draw(name, at: place, style: style, clip: rect)
  }
}
