import ClassicBackgrounds
import PopoverGeometry
import TestSupport
import Testing

@Suite("Named modes of chrome")
struct BackgroundViewModeTests {
  private static let directions: [ArrowDirection?] = ArrowDirection.allCases + [nil]

  @Test(arguments: BackgroundViewMode.allCases)
  func aModeIsFoundByItsName(mode: BackgroundViewMode) {
    #expect(BackgroundViewMode(name: mode.rawValue) == mode)
    #expect(BackgroundViewMode(name: mode.rawValue.uppercased()) == mode)
    #expect(BackgroundViewMode(name: mode.rawValue + "x") == nil)
  }

  @Test(arguments: [
    ("gt-2012", BackgroundViewMode.gt2012), ("gt2013", .gt2013), ("TEXTURED", .textured),
  ])
  func namesMayBeWrittenOtherwise(name: String, mode: BackgroundViewMode) {
    #expect(BackgroundViewMode(name: name) == mode)
  }

  @Test(arguments: BackgroundViewMode.allCases, directions)
  func aFrameElsewhereMovesThePartsAndNothingElse(
    mode: BackgroundViewMode, direction: ArrowDirection?
  ) {
    let frame = Rect(x: 0, y: 0, width: 210, height: 131)
    let here = mode.chrome(
      frame: frame, direction: direction, arrowOffset: 31, metrics: mode.metrics)
    let there = mode.chrome(
      frame: frame.offset(x: -7, y: 90), direction: direction, arrowOffset: 31,
      metrics: mode.metrics)
    #expect(there.background == here.background.offset(x: -7, y: 90))
    #expect(there.arrow == here.arrow.offset(x: -7, y: 90))
    #expect(there.content == here.content.offset(x: -7, y: 90))
    #expect(there.arrowOffset == here.arrowOffset)
  }

  /// In cells, with the metrics of a theme, at every size and offset.
  @Test(arguments: BackgroundViewMode.allCases)
  func inCellsAllFiguresAreWhole(mode: BackgroundViewMode) {
    var random = SplitMix(seed: 9)
    for _ in 0..<2_000 {
      let metrics = PopoverMetrics(
        arrowBase: Double(random.whole(0...5)), arrowHeight: Double(random.whole(0...3)),
        contentViewInsets: Insets(all: Double(random.whole(0...3))),
        capInsets: Insets(all: Double(random.whole(0...4))))
      let frame = Rect(
        x: Double(random.whole(-9...9)), y: Double(random.whole(-9...9)),
        width: Double(random.whole(0...40)), height: Double(random.whole(0...20)))
      let direction = Self.directions[random.whole(0...4)]
      let chrome = mode.chrome(
        frame: frame, direction: direction, arrowOffset: Double(random.whole(-60...60)) / 2,
        metrics: metrics, grid: .cells)
      let figures = chrome.background.list + chrome.arrow.list + chrome.content.list
      #expect(figures.allSatisfy { $0 == $0.rounded() }, "\(chrome)")
    }
  }

  /// With the arrow in the middle of an odd edge all modes agree, except on the background's far
  /// edge.
  @Test(
    arguments: BackgroundViewMode.allCases.filter { ![.bh, .gt2012, .gt2013].contains($0) },
    ArrowDirection.allCases)
  func inTheMiddleOfACellBorderAllAgree(mode: BackgroundViewMode, direction: ArrowDirection) {
    let frame = Rect(x: 3, y: 4, width: 21, height: 9)
    let chrome = mode.chrome(
      frame: frame, direction: direction, arrowOffset: 0, metrics: .oneCellBorder, grid: .cells)
    let safe = PopoverChrome(
      frame: frame, direction: direction, arrowOffset: 0, metrics: .oneCellBorder, grid: .cells)
    #expect(chrome == safe)
  }

  /// A border of one cell, 12 columns: what each does at the left end, and one column before it.
  @Test(arguments: [
    (BackgroundViewMode.safe, -9.0, 1.0, 1.0), (.mb, -9, -3, 1), (.gt2012, -9, -3, 1),
    (.gt2013, -9, 1, 1), (.gik, -9, 1, 1), (.c360, -9, 1, 1), (.dd, -9, -3, 1), (.ylf, -9, -3, 1),
    (.pc, -9, -3, 1), (.bh, -9, -3, 1), (.textured, -9, 0, 0), (.textured, -6, 0, 1),
    (.gik, -4, 1, 1), (.gik, 0, 5, 1), (.safe, 0, 6, 1),
  ])
  func theDifferenceIsSeenInCells(
    mode: BackgroundViewMode, offset: Double, start: Double, length: Double
  ) {
    let chrome = mode.chrome(
      frame: Rect(x: 0, y: 0, width: 12, height: 5), direction: .up, arrowOffset: offset,
      metrics: .oneCellBorder, grid: .cells)
    #expect(chrome.arrow[.horizontal] == Span(start: start, length: length))
  }

  @Test func theTutorialLeavesTheFarEdgeBare() {
    let chrome = BackgroundViewMode.gt2013.chrome(
      frame: Rect(x: 0, y: 0, width: 12, height: 5), direction: .up, arrowOffset: 0,
      metrics: .oneCellBorder, grid: .cells)
    #expect(chrome.background == Rect(x: 0, y: 0, width: 12, height: 4))
    #expect(chrome.arrow == Rect(x: 6, y: 0, width: 1, height: 1))
  }

  /// In cells the background reaches one row under the arrow, but no farther than the arrow is high.
  @Test(arguments: [(0.0, 0.0, 5.0), (1, 0, 4), (2, 1, 3)])
  func theOverlapIsNoLargerThanTheArrow(height: Double, y: Double, rows: Double) {
    let metrics = PopoverMetrics(
      arrowBase: 1, arrowHeight: height, contentViewInsets: Insets(all: 1),
      capInsets: Insets(all: 1))
    let chrome = BackgroundViewMode.gt2012.chrome(
      frame: Rect(x: 0, y: 0, width: 12, height: 5), direction: .up, arrowOffset: 0,
      metrics: metrics, grid: .cells)
    #expect(chrome.background == Rect(x: 0, y: y, width: 12, height: rows))
  }

  @Test(arguments: [
    (BackgroundViewMode.safe, ArrowDirection?.none), (.mb, nil), (.gik, .right), (.gt2012, .up),
    (.gt2013, .up), (.dd, .up), (.c360, nil),
  ])
  func someShowAnArrowWhereNoneIsRequested(mode: BackgroundViewMode, shown: ArrowDirection?) {
    #expect(mode.shownDirection(for: nil) == shown)
    #expect(mode.shownDirection(for: .left) == .left)
    let chrome = mode.chrome(
      frame: Rect(x: 0, y: 0, width: 200, height: 100), direction: nil, arrowOffset: 7,
      metrics: mode.metrics)
    #expect((chrome.arrow.size == .zero) == (shown == nil))
    #expect(
      chrome.content
        == PopoverChrome(
          frame: Rect(x: 0, y: 0, width: 200, height: 100), direction: nil, arrowOffset: 7,
          metrics: mode.metrics
        ).content)
  }
}
