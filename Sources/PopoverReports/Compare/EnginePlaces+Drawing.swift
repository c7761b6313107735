import CellCanvas
import PlacementEngines
import PopoverGeometry

extension EnginePlaces {
  /// Draws the outlines of the places that have a style, those of the first engines over the others.
  ///
  /// - Parameters:
  ///   - view: the part of the container that is drawn.
  ///   - origin: where on the canvas its corner is.
  ///   - style: the style of each place by its index.
  package func draw(
    _ view: Rect, at origin: CellPoint, on canvas: inout Canvas, style: (Int) -> Style?
  ) {
    for (index, place) in all.enumerated().reversed() {
      guard let style = style(index) else { continue }
      let cell = Cell(Glyph(place.sign), style: style)
      canvas.drawOutline(of: place.frame, in: view, from: origin, with: cell)
    }
  }
}

extension Canvas {
  /// Draws the edges of a rectangle that are in view.
  fileprivate mutating func drawOutline(
    of frame: Rect, in view: Rect, from origin: CellPoint, with cell: Cell
  ) {
    let visible = frame.cells(in: view)
    let sides = Axis.allCases.map { axis in
      (near: frame[axis].start >= view[axis].start, far: frame[axis].end <= view[axis].end)
    }
    for point in visible.cells {
      let isEdge =
        sides[0].near && point.x == visible.x
        || sides[0].far && point.x == visible.columns.upperBound - 1
        || sides[1].near && point.y == visible.y
        || sides[1].far && point.y == visible.rows.upperBound - 1
      if isEdge { self[CellPoint(x: point.x + origin.x, y: point.y + origin.y)] = cell }
    }
  }
}
