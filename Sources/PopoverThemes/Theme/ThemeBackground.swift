import CellCanvas
import Dial
import PopoverGeometry

/// The chrome of a theme as a background for any popover: border, fill and arrow. Shadow, title and footer
/// are not part of it, as they lie outside or come with the content.
public struct ThemeBackground: PopoverBackground, Equatable, Sendable {
  private let chrome: ThemeChrome
  private let steps: [[Style]]
  /// Where the arrow points; `nil` is no arrow.
  public var arrowDirection: ArrowDirection?
  /// The distance of the arrow from the middle of its edge.
  public var arrowOffset = 0.0

  init(_ chrome: ThemeChrome, steps: [[Style]]) {
    self.chrome = chrome
    self.steps = steps
  }

  /// The metrics of the theme, with the arrows of both axes.
  public var metrics: PopoverMetrics { chrome.metrics }

  /// The base of an arrow that points up or down.
  public var arrowBase: Int { Int(metrics.verticalArrow.base) }
  /// The height of an arrow that points up or down.
  public var arrowHeight: Int { Int(metrics.verticalArrow.height) }
  /// How many cells of the arrow lie inside the popover.
  public var arrowOverlap: Int { chrome.arrow.overlap }
  /// The distances from the edges to the content.
  public var contentViewInsets: CellInsets { CellInsets(metrics.contentViewInsets) }
  /// How far the arrow stays from the corners.
  public var capInsets: CellInsets { CellInsets(metrics.capInsets) }

  /// Always false, as a theme draws its own frame around the content.
  public var wantsDefaultContentAppearance: Bool { false }

  /// Draws the chrome in a frame.
  public func draw(in frame: CellRect, on canvas: inout Canvas) {
    let layout = PopoverChrome(
      frame: Rect(frame), direction: arrowDirection, arrowOffset: arrowOffset, metrics: metrics,
      grid: .cells)
    PopoverDrawing(
      parts: chrome, chrome: layout, direction: arrowDirection, frame: frame, steps: steps
    ).draw(on: &canvas)
  }
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
