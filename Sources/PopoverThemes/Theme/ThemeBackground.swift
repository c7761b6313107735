import CellCanvas
import Dial
import PopoverGeometry

/// The chrome of a theme as a background that any popover can have: border, fill and arrow, without a
/// shadow, a title or a footer, which lie outside of it or come with the content.
public struct ThemeBackground: PopoverBackground, Equatable, Sendable {
  private let chrome: ThemeChrome
  private let steps: [[Style]]
  public var arrowDirection: ArrowDirection?
  public var arrowOffset = 0.0

  init(_ chrome: ThemeChrome, steps: [[Style]]) {
    self.chrome = chrome
    self.steps = steps
  }

  public var metrics: PopoverMetrics { chrome.metrics }

  /// That of the arrow which points up or down; ``metrics`` has the others too.
  public var arrowBase: Int { Int(metrics.verticalArrow.base) }
  public var arrowHeight: Int { Int(metrics.verticalArrow.height) }
  public var arrowOverlap: Int { chrome.arrow.overlap }
  public var contentViewInsets: CellInsets { CellInsets(metrics.contentViewInsets) }
  public var capInsets: CellInsets { CellInsets(metrics.capInsets) }

  /// A theme says itself whether there is a frame around the content, and draws its own.
  public var wantsDefaultContentAppearance: Bool { false }

  public func draw(in frame: CellRect, on canvas: inout Canvas) {
    let parts = PopoverChrome(
      frame: Rect(frame), direction: arrowDirection, arrowOffset: arrowOffset, metrics: metrics,
      grid: .cells)
    PopoverDrawing(
      look: chrome, chrome: parts, direction: arrowDirection, frame: frame, steps: steps
    ).draw(on: &canvas)
  }
}

extension Theme {
  /// The chrome in the kind and the appearance in use, for a terminal of this depth.
  public func background(depth: ColorDepth) -> ThemeBackground {
    ThemeBackground(chrome, steps: palette.steps(depth: depth))
  }

  /// How the chrome in use breaks the contract of backgrounds, on its own page, dimmed or not.
  public var contractViolations: [ContractViolation] {
    let page = [ThemeRole.page, .backdrop].map { style($0, depth: .trueColor).background }
    return BackgroundContract.violations(of: background(depth: .trueColor), on: page)
  }
}

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
