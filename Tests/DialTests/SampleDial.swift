import CellCanvas
import Dial
import PopoverGeometry
import TestSupport
import Testing

/// Dials to look at.
struct SampleDial {
  var dial: CellDial
  var size: CellSize

  /// A dial of `items` that shows `value`.
  init(
    items: Int = 12, value: Int = 3, labels: [String] = [], _ width: Int, _ height: Int,
    _ stroke: DialStroke = .braille, background: DialBackground = .scale, isHalf: Bool = false
  ) throws {
    let scale = try #require(DialScale(count: items))
    dial = CellDial(
      DialRotation(scale, angle: scale.angle(showing: value)), labels: labels.map(GlyphText.init),
      stroke: stroke, background: background, isHalf: isHalf)
    size = CellSize(width: width, height: height)
  }

  /// A dial of any kind, which is the same tomorrow.
  init(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let counts = [1, 2, 3, 5, 7, 12, 13, 24, 60, 100, 360]
    let names = [
      [], ["", "a", ""], ["Wednesday", "Th"], ["一月", "二", "三月三月"], ["e\u{301}", "👩‍👩‍👧", "🇩🇪"],
    ]
    try self.init(
      items: counts[random.whole(0...counts.count - 1)], value: 0,
      labels: names[random.whole(0...names.count - 1)], random.whole(0...70), random.whole(0...30),
      DialStroke.allCases[random.whole(0...2)],
      background: [.none, .scale, .colorWheel][random.whole(0...2)],
      isHalf: random.whole(0...1) == 1)
    dial.rotation = DialRotation(
      dial.scale, angle: Double.random(in: -6...6, using: &random))
  }

  var layout: DialLayout { dial.layout(in: size) }

  /// The dial on dots, without the last line feed.
  var picture: String {
    var canvas = Canvas(size: size)
    dial.draw(in: canvas.bounds, on: &canvas)
    return String(canvas.picture.dropLast())
  }
}
