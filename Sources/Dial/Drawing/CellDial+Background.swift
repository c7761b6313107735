import CellCanvas
import PopoverGeometry

extension CellDial {
  /// Draws what lies behind the labels, cut to the circle.
  func drawBackground(on plate: DialPlate, _ picture: inout DialPicture) {
    switch background {
    case .none, .scale: return
    case .colorWheel where stroke == .ascii:
      paint(plate, &picture) { Cell(style: Style(background: color(at: $0, on: plate))) }
    case .colorWheel: drawWheel(on: plate, &picture)
    case .image(let image):
      let stretched = image.stretched(to: plate.rect.size)
      paint(plate, &picture) { stretched[$0.relative(to: plate.rect.origin)] }
    }
  }

  private func paint(
    _ plate: DialPlate, _ picture: inout DialPicture, _ cell: (CellPoint) -> Cell?
  ) {
    for place in plate.rect.cells where plate.contains(place) {
      guard let cell = cell(place) else { continue }
      let base = Style(background: picture.canvas[place].style.background)
      picture.canvas[place] = Cell(cell.glyph, style: cell.style.over(base))
    }
  }

  /// Draws the hues, cut along quarters of cells. The edge is drawn as blocks in the foreground
  /// colour, so that the circle is visible without colours too.
  private func drawWheel(on plate: DialPlate, _ picture: inout DialPicture) {
    var disc = DialDots(size: picture.canvas.size, stroke: .blocks)
    disc.fill(plate)
    for place in plate.rect.cells {
      guard let glyph = disc.glyph(at: place) else { continue }
      let color = color(at: place, on: plate)
      let isInside = place.withNeighbours.allSatisfy {
        plate.rect.contains($0) ? disc.isFull(at: $0) : isHalf && $0.y == plate.size.height
      }
      let edge = Style(foreground: color, background: picture.canvas[place].style.background)
      picture.canvas[place] =
        isInside ? Cell(style: Style(background: color)) : Cell(glyph, style: edge)
    }
  }

  /// The hue of the item at a cell, whiter towards the middle.
  private func color(at cell: CellPoint, on plate: DialPlate) -> Color {
    let (position, distance) = plate.polar(cell)
    return .hue(
      (position - rotation.angle) / .fullTurn, saturation: distance / plate.radius)
  }
}

extension CellPoint {
  /// This cell and its four neighbours.
  fileprivate var withNeighbours: [CellPoint] {
    [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)].map { CellPoint(x: x + $0.0, y: y + $0.1) }
  }
}
