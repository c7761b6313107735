import CellCanvas
import Dial
import PopoverGeometry
import TestSupport
import Testing

@Suite("Drawing dials")
struct DialDrawingTests {
  /// Without room for a circle only the value is drawn.
  @Test(arguments: [
    (9, 1, "  ‹ 3 ›  "), (4, 1, " ‹3›"), (2, 1, " 3"), (1, 1, "3"), (0, 0, ""), (3, 0, ""),
    (4, 2, "    \n ‹3›"),
  ])
  func withoutRoomForACircle(width: Int, height: Int, picture: String) throws {
    #expect(try SampleDial(width, height).picture == picture)
  }

  @Test func anItemBeyondTheLabelsShowsItsNumber() throws {
    let dial = try SampleDial(items: 4, value: 3, labels: ["a", ""], 15, 7).dial
    #expect((0..<4).map { dial.label(of: $0) } == ["a", "", "2", "3"].map(GlyphText.init))
  }

  /// Half of a number would be another one; half of a word is still recognized.
  @Test(arguments: [
    (["0", "10", "20", "-10"], ["0", "10", "20", "-10"]),
    (["0", "100", "200", "-100"], ["0", "100", "200"]),
    (["N", "East", "S", "W"], ["N", "E…", "S", "W"]),
  ])
  func aNumberIsNotShortened(labels: [String], shown: [String]) throws {
    let layout = try SampleDial(items: 4, value: 0, labels: labels, 15, 7).layout
    #expect(layout.labels.map(\.text.text) == shown)
  }

  @Test func whatLiesBehindShowsThrough() throws {
    let page = Style(background: .rgb(0x204060))
    var canvas = Canvas(size: CellSize(width: 21, height: 11), filledWith: Cell(style: page))
    try SampleDial(21, 11).dial.draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.cells.allSatisfy { $0.style.background == page.background })
  }

  /// Labels on the hues are black or white, whichever has more contrast.
  @Test func everyLabelCanBeReadOnTheWheel() throws {
    for value in 0..<24 {
      let sample = try SampleDial(items: 24, value: value, 41, 20, background: .colorWheel)
      var canvas = Canvas(size: sample.size)
      sample.dial.draw(in: canvas.bounds, on: &canvas)
      for label in sample.layout.labels {
        let contrast = try #require(canvas[label.rect.origin].style.contrast)
        #expect(contrast >= 4.5)
      }
    }
  }
}

/// A dial and the size to draw it in.
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

  /// A random dial, by a seed.
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
