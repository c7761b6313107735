import CellCanvas
import PopoverScenes

/// A place on the screen, and the part of the scene that is seen there.
struct SceneView: Equatable, Sendable {
  /// On the screen.
  var area: CellRect
  /// The cell of the scene in the area's corner.
  var origin = CellPoint(x: 0, y: 0)

  /// What of the scene is seen.
  var part: CellRect { CellRect(origin: origin, size: area.size) }

  init(area: CellRect, origin: CellPoint = CellPoint(x: 0, y: 0)) {
    self.area = area
    self.origin = origin
  }

  /// Shows `whole` in `area`, scrolled no farther than needed so that `focus` is seen; of a focus that
  /// is too large its `heart` is.
  init(of whole: CellRect, in area: CellRect, focus: CellRect, heart: CellRect) {
    self.area = area
    origin = CellPoint(
      x: SceneView.start(whole.columns, area.width, focus.columns, heart.columns),
      y: SceneView.start(whole.rows, area.height, focus.rows, heart.rows))
  }

  private static func start(
    _ whole: Range<Int>, _ length: Int, _ focus: Range<Int>, _ heart: Range<Int>
  ) -> Int {
    let start = [focus, heart].reduce(whole.lowerBound) { start, part in
      min(max(start, part.upperBound - length), part.lowerBound)
    }
    return max(whole.lowerBound, min(start, whole.upperBound - length))
  }
}

extension Canvas {
  /// Draws the part of a picture of the scene that a view shows.
  mutating func draw(_ scene: Canvas, in view: SceneView) {
    var part = Canvas(size: view.area.size)
    part.draw(scene, at: CellPoint(x: -view.origin.x, y: -view.origin.y))
    draw(part, at: view.area.origin)
  }
}
