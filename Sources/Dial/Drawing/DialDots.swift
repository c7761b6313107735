import CellCanvas
import PopoverGeometry

/// A grid of dots finer than cells, for the lines of a dial before they become glyphs.
struct DialDots {
  /// The dots of a cell across and down.
  private let columns = 2
  private let rows: Int
  private let size: CellSize
  /// A bit for each dot of a cell, row by row.
  private var bits: [UInt8]

  /// Eight dots per cell for Braille, four for blocks.
  init(size: CellSize, stroke: DialStroke) {
    self.size = size
    rows = stroke == .braille ? 4 : 2
    bits = Array(repeating: 0, count: size.width * size.height)
  }

  /// The distance between two dots on each axis, in columns.
  private var pitch: Point {
    Point(x: 1 / Double(columns), y: DialPlate.aspect / Double(rows))
  }

  /// Sets the dot at a place in columns; between two the outer one, so that left mirrors right.
  mutating func set(_ place: Point, around center: Point) {
    let x = Self.index(of: place.x / pitch.x, around: center.x / pitch.x)
    let y = Self.index(of: place.y / pitch.y, around: center.y / pitch.y)
    if let x, let y { set(x: x, y: y) }
  }

  private static func index(of place: Double, around center: Double) -> Int? {
    Int(exactly: place < center ? place.rounded(.up) - 1 : place.rounded(.down))
  }

  private mutating func set(x: Int, y: Int) {
    guard (0..<size.width * columns).contains(x), (0..<size.height * rows).contains(y) else {
      return
    }
    bits[y / rows * size.width + x / columns] |= 1 << UInt8(y % rows * columns + x % columns)
  }

  /// Sets the dots whose middles are on the rim of `plate`.
  mutating func ring(of plate: DialPlate, thickness: Double) {
    fill(plate, from: plate.radius - thickness)
  }

  /// Sets the dots in the circle of `plate` that are farther from its middle than `inner`.
  mutating func fill(_ plate: DialPlate, from inner: Double = -1) {
    for y in 0..<size.height * rows {
      for x in 0..<size.width * columns {
        let distance = plate.distance(
          x: (Double(x) + 0.5) * pitch.x, y: (Double(y) + 0.5) * pitch.y)
        if distance > inner, distance <= plate.radius { set(x: x, y: y) }
      }
    }
  }

  /// The glyph that shows the dots of a cell; `nil` where there are none.
  func glyph(at cell: CellPoint) -> Glyph? {
    let dots = bits[cell.y * size.width + cell.x]
    if dots == 0 { return nil }
    return rows == 4 ? Self.braille[Int(dots)] : Glyph(quarters: CellQuarters(rawValue: dots))
  }

  func isFull(at cell: CellPoint) -> Bool {
    bits[cell.y * size.width + cell.x] == (rows == 4 ? 0xFF : 0x0F)
  }

  /// The glyphs by the bits of a cell, row by row; Unicode counts three rows by column, then the last.
  private static let braille: [Glyph] = {
    let weights: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    return (0..<256).compactMap { bits in
      let dots = weights.enumerated().filter { bits >> $0.offset & 1 == 1 }
      return Unicode.Scalar(0x2800 + dots.reduce(0) { $0 + $1.element }).map { Glyph($0) }
    }
  }()
}
