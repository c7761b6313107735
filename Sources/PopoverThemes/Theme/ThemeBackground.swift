import CellCanvas
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
      chrome, layout: layout, direction: arrowDirection, frame: frame, steps: steps
    ).draw(on: &canvas)
  }
}
