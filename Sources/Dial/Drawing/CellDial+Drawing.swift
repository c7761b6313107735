import CellCanvas
import PopoverGeometry

extension CellDial {
  /// Draws the dial as large as possible in the middle of `frame`, or at its bottom if it is a half
  /// one, and nothing outside. Without room for a circle only the value is drawn.
  public func draw(in frame: CellRect, on canvas: inout Canvas) {
    let layout = layout(in: frame.size)
    var picture = DialPicture(
      canvas: Canvas(size: frame.size), isOnColors: background.hasColors)
    picture.canvas.draw(canvas, at: CellPoint(x: -frame.x, y: -frame.y))
    if layout.plate.hasRoom {
      drawBackground(on: layout.plate, &picture)
      drawLines(layout, &picture)
      if let mark = layout.mark { picture.draw(stroke.mark, at: mark, style: appearance.mark) }
    }
    for label in layout.labels.reversed() {
      picture.draw(
        label.text, at: label.rect.origin,
        style: label.isCurrent ? appearance.current : appearance.label)
    }
    drawValue(layout, &picture)
    canvas.draw(picture.canvas, at: frame.origin)
  }

  private func drawValue(_ layout: DialLayout, _ picture: inout DialPicture) {
    guard let value = layout.value else { return }
    var style = appearance.value
    if isFlashing { style.attributes.formSymmetricDifference(.reverse) }
    picture.draw(value.text, at: value.rect.origin, style: style)
    guard !layout.plate.hasRoom || hasFocus else { return }
    drawBrackets(around: value.rect, &picture)
  }

  /// Draws the brackets beside the value, or a blank away; not at all where labels leave no room.
  private func drawBrackets(around value: CellRect, _ picture: inout DialPicture) {
    let (before, after) = stroke.brackets
    for gap in [1, 0] {
      let (left, right) = (value.x - gap - 1, value.columns.upperBound + gap)
      let free = CellRect(x: left, y: value.y, width: gap + 1, height: 1).cells
      let others = CellRect(x: right - gap, y: value.y, width: gap + 1, height: 1).cells
      guard (free + others).allSatisfy({ picture.isBlank(at: $0) }) else { continue }
      picture.draw(before, at: CellPoint(x: left, y: value.y), style: appearance.mark)
      return picture.draw(after, at: CellPoint(x: right, y: value.y), style: appearance.mark)
    }
  }

  private func drawLines(_ layout: DialLayout, _ picture: inout DialPicture) {
    if stroke == .ascii {
      drawSigns(layout, &picture)
    } else if background != .colorWheel {
      drawDots(layout, &picture)
    }
  }

  private func drawDots(_ layout: DialLayout, _ picture: inout DialPicture) {
    var rim = DialDots(size: picture.canvas.size, stroke: stroke)
    rim.ring(of: layout.plate, thickness: stroke.thickness)
    var lines = rim
    for tick in ticks(of: layout) {
      for place in layout.places(of: tick, stroke) {
        lines.set(place, around: layout.plate.center)
      }
    }
    for cell in layout.plate.rect.cells {
      guard let glyph = lines.glyph(at: cell) else { continue }
      picture.draw(
        glyph, at: cell, style: rim.glyph(at: cell) == nil ? appearance.tick : appearance.rim)
    }
  }

  /// Draws the rim in ASCII; each tick replaces the nearest sign of the rim.
  private func drawSigns(_ layout: DialLayout, _ picture: inout DialPicture) {
    let rim = DialRim(layout.plate).glyphs
    for (cell, sign) in rim { picture.draw(sign, at: cell, style: appearance.rim) }
    for tick in ticks(of: layout) where tick.isLong {
      let place = layout.plate.place(at: tick.position, distance: layout.plate.radius)
      if let cell = layout.plate.nearest(to: place, among: rim.keys) {
        picture.draw(Glyph("+"), at: cell, style: appearance.tick)
      }
    }
  }

  private func ticks(of layout: DialLayout) -> [DialTick] {
    guard let every = layout.tickStride else { return [] }
    return stride(from: 0, to: scale.count, by: every).map { item in
      DialTick(
        position: scale.position(of: item, turnedBy: rotation.angle),
        isLong: item % layout.labelStride == 0)
    }
  }
}

private struct DialTick {
  /// Clockwise from the top.
  var position: Double
  var isLong: Bool
}

extension DialLayout {
  /// Places on a tick, from the rim inwards, close enough to be a line.
  fileprivate func places(of tick: DialTick, _ stroke: DialStroke) -> [Point] {
    let outer = plate.radius - stroke.thickness / 2
    let length = tick.isLong ? stroke.tickLength : stroke.tickLength / 2
    return (0...4).map { part in
      plate.place(at: tick.position, distance: outer - length * Double(part) / 4)
    }
  }
}

extension DialPlate {
  /// The cell nearest to a place, within a row; of equally near ones the last.
  fileprivate func nearest(to place: Point, among cells: some Sequence<CellPoint>) -> CellPoint? {
    let near = cells.map { cell in
      let middle = Self.middle(of: cell)
      let (across, down) = (middle.x - place.x, middle.y - place.y)
      return (across * across + down * down, -cell.y, -cell.x)
    }
    guard let (step, y, x) = near.min(by: <), step <= Self.aspect * Self.aspect else { return nil }
    return CellPoint(x: -x, y: -y)
  }
}

/// A dial being drawn over a picture, whose background shows where a style has none of its own.
struct DialPicture {
  var canvas: Canvas
  /// Whether the picture may have any colour: an illegible foreground becomes black or white.
  var isOnColors: Bool

  /// Whether a cell of the canvas shows only its background.
  func isBlank(at place: CellPoint) -> Bool {
    canvas.bounds.contains(place) && canvas[place].glyph == .space
  }

  mutating func draw(_ text: GlyphText, at origin: CellPoint, style: Style) {
    var place = origin
    for glyph in text.glyphs {
      draw(glyph, at: place, style: style)
      place.x += glyph.width
    }
  }

  mutating func draw(_ glyph: Glyph, at place: CellPoint, style: Style) {
    canvas.draw(GlyphText([glyph]), at: place, style: self.style(style, over: canvas[place]))
  }

  private func style(_ style: Style, over cell: Cell) -> Style {
    guard style.background == .standard else { return style }
    var style = style
    let isBlock = cell.glyph.quarters == .all
    style.background = isBlock ? cell.style.foreground : cell.style.background
    guard isOnColors, let back = style.background.rgbValue,
      (style.contrast ?? 1) < LeastContrast.text
    else {
      return style
    }
    style.foreground = .legible(on: back)
    return style
  }
}

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
  fileprivate var withNeighbours: [CellPoint] {
    [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)].map { CellPoint(x: x + $0.0, y: y + $0.1) }
  }
}
