import CellCanvas
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
