import CellCanvas
import PopoverGeometry

/// The rim of a dial in ASCII: one sign per column where it is flat, one per row where it is steep.
struct DialRim {
  private let plate: DialPlate
  /// The middle of the line.
  private let radius: Double

  init(_ plate: DialPlate) {
    self.plate = plate
    radius = max(0, plate.radius - DialStroke.ascii.thickness / 2)
  }

  var glyphs: [CellPoint: Glyph] {
    var glyphs: [CellPoint: Glyph] = [:]
    for y in 0..<plate.size.height {
      for (cell, glyph) in steep(row: y) { glyphs[cell] = glyph }
    }
    for x in 0..<plate.size.width {
      for (cell, glyph) in flat(column: x) { glyphs[cell] = glyph }
    }
    return glyphs.filter { CellRect(size: plate.size).contains($0.key) }
  }

  /// How far the line is from the middle on the other axis; `nil` where it is steeper than diagonal.
  private func reach(at distance: Double) -> Double? {
    guard abs(distance) <= radius * 0.5.squareRoot() else { return nil }
    return (radius * radius - distance * distance).squareRoot()
  }

  private func flat(column x: Int) -> [(CellPoint, Glyph)] {
    guard let reach = reach(at: Double(x) + 0.5 - plate.center.x) else { return [] }
    return [-reach, reach].map { way in
      let row = (plate.center.y + way) / DialPlate.aspect
      let cell = Self.cell(at: row, isNear: way < 0)
      let height = row - Double(cell)
      let glyph = height < 1.0 / 3 ? Glyph("'") : height < 2.0 / 3 ? Glyph("-") : Glyph(".")
      return (CellPoint(x: x, y: cell), glyph)
    }
  }

  private func steep(row y: Int) -> [(CellPoint, Glyph)] {
    let down = (Double(y) + 0.5) * DialPlate.aspect - plate.center.y
    guard let reach = reach(at: down) else { return [] }
    return [-reach, reach].map { way in
      let isUpright = abs(down) < radius * 0.4
      let rises = (way < 0) == (down < 0)
      let glyph = isUpright ? Glyph("|") : rises ? Glyph("/") : Glyph("\\")
      return (CellPoint(x: Self.cell(at: plate.center.x + way, isNear: way < 0), y: y), glyph)
    }
  }

  /// The cell of a place; where two meet the outer one, so that the left mirrors the right.
  private static func cell(at place: Double, isNear: Bool) -> Int {
    Int(isNear ? place.rounded(.up) - 1 : place.rounded(.down))
  }
}
