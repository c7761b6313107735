import ClassicBackgrounds
import PopoverGeometry
import TestSupport
import Testing

/// A background view's answer in its own metrics, but for those that the row sets.
private struct Row: Sendable, CustomTestStringConvertible {
  var mode: BackgroundViewMode
  var bounds: [Double]
  var direction: ArrowDirection?
  var offset: Double
  var caps: Insets?
  var background: [Double]
  var arrow: [Double]

  init(
    _ mode: BackgroundViewMode, _ bounds: [Double], _ direction: ArrowDirection?, _ offset: Double,
    caps: Insets? = nil, background: [Double], arrow: [Double]
  ) {
    (self.mode, self.bounds, self.direction) = (mode, bounds, direction)
    (self.offset, self.caps) = (offset, caps)
    (self.background, self.arrow) = (background, arrow)
  }

  var question: BackgroundViewQuestion {
    var metrics = mode.metrics
    if let caps { metrics.capInsets = caps }
    return BackgroundViewQuestion(
      bounds: Size(list: bounds), direction: direction, arrowOffset: offset, metrics: metrics)
  }

  var testDescription: String { "\(mode.rawValue) \(bounds) \(direction as Any) \(offset)" }
}

@Suite("Background views of other authors")
struct BackgroundViewTests {
  /// What the sample of recorded answers leaves out: the other directions, both ends, edges that are
  /// too short, no size at all.
  @Test(arguments: [
    // MB: 44x16; the caps of 12 limit it on the sides, the top one last.
    Row(.mb, [240, 180], .right, 200, background: [0, 0, 224, 180], arrow: [224, 124, 16, 44]),
    Row(.mb, [240, 60], .right, 3, background: [0, 0, 224, 60], arrow: [224, 12, 16, 44]),
    Row(.mb, [240, 68], .left, 9, background: [16, 0, 224, 68], arrow: [0, 12, 16, 44]),
    Row(.mb, [31, 16], .up, 0.25, background: [0, 16, 31, 0], arrow: [-6.25, 0, 44, 16]),
    Row(.mb, [0, 0], .down, 0, background: [0, 0, 0, -16], arrow: [-22, -16, 44, 16]),
    // The tutorial: 35x19, a radius of 9; an arrow one point over comes back by nine.
    Row(.gt2012, [200, 99], .up, 74, background: [0, 17, 200, 80], arrow: [148, 0, 35, 19]),
    Row(.gt2012, [200, 99], .up, 73, background: [0, 17, 200, 80], arrow: [156, 0, 35, 19]),
    Row(.gt2012, [200, 99], .up, -74, background: [0, 17, 200, 80], arrow: [9, 0, 35, 19]),
    Row(.gt2012, [200, 99], .up, -75, background: [0, 17, 200, 80], arrow: [17, 0, 35, 19]),
    Row(.gt2012, [40, 99], .up, 0, background: [0, 17, 40, 80], arrow: [3, 0, 35, 19]),
    Row(.gt2012, [99, 40], .left, 20, background: [17, 0, 80, 40], arrow: [0, 14, 19, 35]),
    Row(.gt2012, [99, 200], .right, -75, background: [0, 0, 82, 200], arrow: [80, 17, 19, 35]),
    Row(.gt2012, [35, 99], .up, -1.5, background: [0, 17, 35, 80], arrow: [-2, 0, 35, 19]),
    Row(.gt2013, [40, 99], .down, 0, background: [0, 0, 40, 82], arrow: [9, 80, 35, 19]),
    Row(.gt2013, [200, 99], nil, 9, background: [0, 0, 200, 82], arrow: [0, 0, 35, 19]),
    Row(.gt2013, [99, 200], .left, 300, background: [17, 0, 80, 200], arrow: [0, 156, 19, 35]),
    // DD: 35x19, a radius of 8, nothing overlaps.
    Row(.dd, [220, 160], .up, 85, background: [0, 19, 220, 141], arrow: [170, 0, 35, 19]),
    Row(.dd, [220, 160], .left, -55, background: [19, 0, 201, 160], arrow: [0, 8, 19, 35]),
    Row(.dd, [220, 160], .down, -86, background: [0, 0, 220, 141], arrow: [15, 141, 35, 19]),
    Row(.dd, [220, 160], nil, -55, background: [0, 0, 220, 160], arrow: [0, 0, 35, 19]),
    // YLF: 30x12, insets of 6.
    Row(.ylf, [200, 160], .right, 90, background: [0, 0, 188, 160], arrow: [188, 124, 12, 30]),
    Row(.ylf, [200, 160], .up, 300, background: [0, 12, 200, 148], arrow: [385, 0, 30, 12]),
    Row(.ylf, [200, 160], nil, 300, background: [0, 0, 200, 160], arrow: [0, 0, 0, 0]),
    // PC: 24x15, never clamped.
    Row(.pc, [220, 160], .down, 200, background: [0, 0, 220, 145], arrow: [298, 145, 24, 15]),
    Row(.pc, [20, 10], .left, 0, background: [19, 0, -4, 10], arrow: [4.5, -7, 15, 24]),
    Row(.pc, [220, 160], nil, 4, background: [0, 0, 220, 160], arrow: [0, 0, 0, 0]),
    // BH: 12x10 inside insets of 10.
    Row(.bh, [180, 140], .up, -90, background: [0, 10, 180, 130], arrow: [-6, 0, 12, 10]),
    Row(.bh, [180, 140], nil, -90, background: [0, 0, 180, 140], arrow: [0, 0, 0, 0]),
    // Textured: 40x20; the corner gives way, then the base.
    Row(
      .textured, [200, 140], .left, -60, caps: Insets(all: 12), background: [20, 0, 180, 140],
      arrow: [0, 0, 20, 30]),
    Row(
      .textured, [200, 140], .down, 200, caps: Insets(all: 12), background: [0, 0, 200, 120],
      arrow: [200, 120, 0, 20]),
    Row(.textured, [200, 140], nil, 0, background: [0, 0, 200, 140], arrow: [0, 0, 0, 0]),
    // C360: 38x19, the highlight of 24 at the top.
    Row(.c360, [320, 240], .right, -999, background: [0, 0, 301, 240], arrow: [301, 24, 19, 38]),
    Row(.c360, [320, 240], .left, 999, background: [19, 0, 301, 240], arrow: [0, 192, 19, 38]),
    Row(.c360, [320, 60], .left, 2, background: [19, 0, 301, 60], arrow: [0, 12, 19, 38]),
    Row(.c360, [320, 60], .left, 1, background: [19, 0, 301, 60], arrow: [0, 24, 19, 38]),
    Row(.c360, [40, 90], .up, -20, background: [0, 19, 40, 71], arrow: [10, 0, 38, 19]),
    Row(.c360, [40, 90], .up, 20, background: [0, 19, 40, 71], arrow: [-8, 0, 38, 19]),
    Row(.c360, [320, 240], nil, 999, background: [0, 0, 320, 240], arrow: [0, 0, 0, 0]),
    // GIK: 37x19; at an end the arrow is five points from it.
    Row(.gik, [320, 300], .up, 0, background: [0, 19, 320, 281], arrow: [141, 0, 37, 19]),
    Row(.gik, [321, 300], .up, 0, background: [0, 19, 321, 281], arrow: [142, 0, 37, 19]),
    Row(.gik, [320, 300], .left, -999, background: [19, 0, 301, 300], arrow: [0, 5, 19, 37]),
    Row(.gik, [320, 300], .down, 999, background: [0, 0, 320, 281], arrow: [278, 281, 37, 19]),
    Row(.gik, [40, 300], .up, 0, background: [0, 19, 40, 281], arrow: [5, 0, 37, 19]),
    Row(.gik, [40, 300], .up, 30, background: [0, 19, 40, 281], arrow: [-2, 0, 37, 19]),
    Row(.gik, [320, 300], nil, 999, background: [0, 0, 301, 300], arrow: [301, 258, 19, 37]),
  ])
  fileprivate func itIsWhereTheOriginalHasIt(row: Row) throws {
    let view = try #require(row.mode.answer(row.question))
    #expect(view.background.list.isClose(to: row.background), "\(view.background)")
    #expect(view.arrow.list.isClose(to: row.arrow), "\(view.arrow)")
  }

  /// 32-bit floats have no halves beyond 2^23, and round where doubles do not.
  @Test func theTutorialRoundsInFloat() throws {
    let wide = BackgroundViewQuestion(
      bounds: Size(width: 100_000.001, height: 99), direction: .up, arrowOffset: 0,
      metrics: BackgroundViewMode.gt2013.metrics)
    #expect(try #require(BackgroundViewMode.gt2013.answer(wide)).arrow.x == 49_983)
  }

  @Test(arguments: [
    (ArrowDirection.up, [0.0, 17, 200, 420]), (.down, [0, 0, 200, 420]),
    (.left, [17, 0, 200, 420]),
    (.right, [0, 0, 200, 420]), (nil, [0, 0, 200, 420]),
  ])
  func theTutorialsLiteralTextKeepsTheWholeSize(
    direction: ArrowDirection?, background: [Double]
  ) throws {
    let question = BackgroundViewQuestion(
      bounds: Size(width: 200, height: 420), direction: direction, arrowOffset: 0,
      metrics: BackgroundViewMode.gt2012.metrics)
    let facts = try #require(BackgroundViewMode.gt2012.answer(question)).facts
    let literal = facts.first { $0.key == "literalBackground" }
    #expect(literal?.figure == .rect(Rect(list: background)))
  }

  /// What the base is longer than the height is halved and rounded up, below zero too.
  @Test(arguments: [
    (15.5, ArrowDirection.left, [14.5, 0, 84.5, 50], [0.25, 17.25, 15, 15.5]),
    (15.5, .right, [1, 0, 84.5, 50], [84.75, 17.25, 15, 15.5]),
    (10, .left, [12, 0, 90, 50], [-2.5, 20, 15, 10]),
    (10, .right, [-2, 0, 90, 50], [87.5, 20, 15, 10]),
  ])
  func aTurnedBoxIsShort(
    base: Double, direction: ArrowDirection, background: [Double], arrow: [Double]
  ) throws {
    let metrics = PopoverMetrics(
      arrowBase: base, arrowHeight: 15, contentViewInsets: .zero, capInsets: .zero)
    let question = BackgroundViewQuestion(
      bounds: Size(width: 100, height: 50), direction: direction, arrowOffset: 0, metrics: metrics)
    let view = try #require(BackgroundViewMode.pc.answer(question))
    #expect(view.background.list == background)
    #expect(view.arrow.list == arrow)
  }
}
