import CellCanvas
import Dial

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
