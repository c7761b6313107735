import CellCanvas
import Dial
import PopoverGeometry

extension Theme {
  /// The styles of a dial on the fill of a popover: the rim has the colour of the border, the current item
  /// the style of a selection, and bold, as in some themes a selection does not differ from other text.
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

  /// A dial in the styles of this theme.
  public func styled(_ dial: CellDial, depth: ColorDepth) -> CellDial {
    var dial = dial
    dial.stroke = .braille
    dial = dial.legible(inASCII: drawsASCII, ambiguous: ambiguousWidth)
    dial.appearance = dialAppearance(depth: depth)
    return dial
  }
}

extension Theme {
  /// The surface behind the content, without its edges: the theme's picture or its fill in all steps.
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
