import CellCanvas
import PopoverGeometry

extension CellDial {
  /// Draws the dial as large as it can be in the middle of `frame`, a half one at its bottom, and nothing
  /// outside of it. Without room for a circle, the value alone.
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

  /// A blank away from the value, or beside it; where labels leave no room for that, not at all.
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
}

extension CellDial {
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

  /// A tick is the sign of the rim that is nearest to it.
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

/// A tick at an item, clockwise from the top.
struct DialTick {
  var position: Double
  var isLong: Bool
}

extension DialLayout {
  /// Places close enough to one another for a line from the rim inwards, in columns.
  fileprivate func places(of tick: DialTick, _ stroke: DialStroke) -> [Point] {
    let outer = plate.radius - stroke.thickness / 2
    let length = tick.isLong ? stroke.tickLength : stroke.tickLength / 2
    return (0...4).map { part in
      plate.place(at: tick.position, distance: outer - length * Double(part) / 4)
    }
  }
}

extension DialPlate {
  /// The cell whose middle is nearest to a place, if one is not far; halves go to the higher cell.
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
