import CellCanvas
import Dial
import PopoverGeometry
import Testing

/// The lines of a dial as places in columns, read back from the glyphs.
private struct Traces {
  var places: [Point] = []
  /// At most half of the distance between two neighbouring places.
  var tolerance: Double

  init(_ sample: SampleDial, background: DialBackground = .none) {
    var canvas = Canvas(size: sample.size)
    var dial = sample.dial
    dial.labels = Array(repeating: GlyphText(""), count: dial.scale.count)
    dial.background = background
    dial.draw(in: canvas.bounds, on: &canvas)
    let (columns, rows) =
      dial.stroke == .braille ? (2, 4) : dial.stroke == .blocks ? (2, 2) : (1, 1)
    tolerance = 1 / Double(columns) / 2 + 2 / Double(rows) / 2
    for y in 0..<sample.size.height {
      for x in 0..<sample.size.width {
        let glyph = canvas[CellPoint(x: x, y: y)].glyph
        guard glyph != .space, glyph != Glyph("▼"), glyph != Glyph("v") else { continue }
        for row in 0..<rows {
          for column in 0..<columns where glyph.hasDot(column, row, of: dial.stroke) {
            places.append(
              Point(
                x: Double(x) + (Double(column) + 0.5) / Double(columns),
                y: 2 * (Double(y) + (Double(row) + 0.5) / Double(rows))))
          }
        }
      }
    }
  }
}

extension Glyph {
  fileprivate func hasDot(_ column: Int, _ row: Int, of stroke: DialStroke) -> Bool {
    switch stroke {
    case .ascii: true
    case .blocks: quarters.map { $0.rawValue >> UInt8(row * 2 + column) & 1 == 1 } ?? false
    case .braille:
      scalar >= 0x2800
        && (scalar - 0x2800) >> [[0, 3], [1, 4], [2, 5], [6, 7]][row][column] & 1 == 1
    }
  }
}

@Suite("A dial is round")
struct DialRoundTests {
  static let sizes = [(9, 5), (21, 11), (22, 11), (30, 8), (12, 20), (61, 30), (200, 50)]

  @Test(arguments: DialStroke.allCases, sizes)
  func everyDotIsOnTheRim(stroke: DialStroke, size: (Int, Int)) throws {
    for isHalf in [false, true] {
      let sample = try SampleDial(size.0, size.1, stroke, isHalf: isHalf)
      let traces = Traces(sample)
      let plate = sample.layout.plate
      for place in traces.places {
        let distance = plate.distance(to: place)
        #expect(distance <= plate.radius + (stroke == .ascii ? traces.tolerance : 0))
        #expect(distance >= plate.radius - 1 - (stroke == .ascii ? traces.tolerance : 0))
      }
    }
  }

  /// There is a dot in every direction except at the mark.
  @Test(arguments: DialStroke.allCases, sizes)
  func theRimHasNoGap(stroke: DialStroke, size: (Int, Int)) throws {
    let sample = try SampleDial(size.0, size.1, stroke)
    let traces = Traces(sample)
    let plate = sample.layout.plate
    for degrees in stride(from: 20, to: 340, by: 2) {
      let angle = Double(degrees) * .pi / 180
      let rim = Point(
        x: plate.center.x + angle.sine * (plate.radius - 0.5),
        y: plate.center.y - angle.cosine * (plate.radius - 0.5))
      let isAtTheMark = abs(rim.x - plate.center.x) < 1.5 && rim.y < plate.center.y
      guard !isAtTheMark else { continue }
      let nearest = traces.places.map { hypotenuse($0, rim) }.min() ?? .infinity
      #expect(nearest <= traces.tolerance + 0.75, "at \(degrees) degrees")
    }
  }

  /// The mark of an even dial is not in the middle, and neither is a tick straight up or down.
  @Test(arguments: [DialStroke.braille, .blocks], sizes)
  func leftIsRightInAMirror(stroke: DialStroke, size: (Int, Int)) throws {
    let sample = try SampleDial(value: 0, size.0, size.1, stroke)
    let places = Traces(sample, background: .scale).places.filter {
      abs($0.x - Double(size.0) / 2) > 1.5
    }
    let mirrored = places.map { Point(x: Double(size.0) - $0.x, y: $0.y) }
    #expect(!places.isEmpty)
    #expect(Set(places) == Set(mirrored))
  }

  private func hypotenuse(_ one: Point, _ other: Point) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }
}

extension DialPlate {
  fileprivate func distance(to place: Point) -> Double {
    let (across, down) = (place.x - center.x, place.y - center.y)
    return (across * across + down * down).squareRoot()
  }
}
