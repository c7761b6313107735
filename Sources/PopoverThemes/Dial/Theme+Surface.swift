import CellCanvas
import PopoverGeometry

extension Theme {
  /// What lies behind the content of a popover, as a picture: the theme's own picture or its fill, in all
  /// of its steps, without edges.
  public func surface(_ size: CellSize, depth: ColorDepth) -> CellImage {
    let insets = metrics.contentViewInsets
    let frame = Rect(
      x: 0, y: 0, width: Double(size.width) + insets[.horizontal].sum,
      height: Double(size.height) + insets[.vertical].sum)
    let chrome = PopoverChrome(
      frame: frame, direction: nil, arrowOffset: 0, metrics: metrics, grid: .cells)
    var canvas = Canvas(size: CellRect(frame).size)
    draw(chrome, direction: nil, depth: depth, on: &canvas)
    return canvas.image(CellRect(chrome.content))
  }
}
