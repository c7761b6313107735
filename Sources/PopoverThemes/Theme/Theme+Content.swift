import CellCanvas
import Dial
import PopoverGeometry

extension Theme {
  /// How a dial looks in a popover of this theme, which has drawn its fill already: the rim as the border
  /// is, the value as what is chosen in a list, and bold, as some themes set nothing else apart.
  public func dialAppearance(depth: ColorDepth) -> DialAppearance {
    func lying(_ role: ThemeRole, _ attributes: Attributes = []) -> Style {
      var style = style(role, depth: depth)
      style.background = .standard
      style.attributes.formUnion(attributes)
      return style
    }
    var chosen = style(.selection, depth: depth)
    chosen.attributes.insert(.bold)
    let line = Style(foreground: style(.border, depth: depth).foreground)
    return DialAppearance(
      rim: line, tick: lying(.dim), label: lying(.text), current: chosen,
      value: lying(.text, .bold), mark: Style(foreground: line.foreground, attributes: .bold))
  }

  /// A dial as it looks in a popover of the theme.
  public func dressed(_ dial: CellDial, depth: ColorDepth) -> CellDial {
    var dial = dial
    dial.stroke = drawsASCII ? .ascii : .braille
    if ambiguousWidth == .two { dial.labels = dial.labels.map(\.widened) }
    dial.appearance = dialAppearance(depth: depth)
    return dial
  }
}

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
