import CellCanvas
import PopoverGeometry

/// A part of a popover as it is drawn, with nothing else below or above it, on the screen or outside of it.
struct ExportedPicture: Equatable, Sendable {
  /// The part, in cells of the screen.
  let rect: CellRect
  private let canvas: Canvas

  /// - Parameter part: what is drawn; of what is larger than any screen, the beginning.
  init(
    _ part: CellRect, of popover: ScenePopover, _ layout: PopoverLayout, on stage: SceneStage
  ) {
    let most = SceneScreen.range.upperBound
    let size = part.size.clamped(to: CellSize(width: most, height: most))
    let chrome = layout.chrome.offset(x: Double(-part.x), y: Double(-part.y))
    var canvas = Canvas(size: size)
    stage.draw(
      popover, layout, chrome, direction: layout.arrowDirection, content: CellRect(chrome.content),
      presence: 0, depth: .trueColor, on: &canvas)
    rect = CellRect(origin: part.origin, size: size)
    self.canvas = stage.theme.legible(canvas)
  }

  /// Whether not all of its cells have one style.
  var hasStyles: Bool { canvas.styles(in: canvas.bounds).count > 1 }

  /// The characters of some cells of the screen, row by row; a wide one that is cut is a blank.
  func lines(in part: CellRect) -> [String] {
    var cut = Canvas(size: part.size)
    cut.draw(canvas, at: rect.origin.relative(to: part.origin))
    return cut.bounds.rows.map { [Cell].text(of: cut.row($0)) }
  }
}

extension PopoverChrome {
  fileprivate func offset(x: Double, y: Double) -> PopoverChrome {
    PopoverChrome(
      background: background.offset(x: x, y: y), content: content.offset(x: x, y: y),
      arrow: arrow.offset(x: x, y: y), arrowOffset: arrowOffset)
  }
}
