import Foundation
import PopoverGeometry
import TestSupport
import Testing

extension PopoverPresentation {
  /// A tooltip of 120.3 by 40 points in a window of 320 by 480.
  fileprivate static func tooltip(
    _ anchor: Rect = Rect(x: 70.5, y: 20, width: 33, height: 14),
    content: Size = Size(width: 120.3, height: 40), pixelGrid: Double? = nil
  ) -> PopoverPresentation {
    .points(
      sourceRect: anchor, container: Rect(x: 0, y: 0, width: 320, height: 480),
      preferredContentSize: content, pixelGrid: pixelGrid)
  }

  /// A question in tenths of a point: sums of them have noise in their last digits.
  fileprivate static func inTenths(seed: UInt64, pixelGrid: Double? = nil) -> PopoverPresentation {
    var random = SplitMix(seed: seed)
    func tenths(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range.lowerBound * 10...range.upperBound * 10, using: &random)) / 10
    }
    return .points(
      sourceRect: Rect(
        x: tenths(-20...320), y: tenths(-20...480), width: tenths(0...60), height: tenths(0...30)),
      container: Rect(x: tenths(-9...9), y: tenths(-9...9), width: 320.7, height: 480.1),
      preferredContentSize: Size(width: tenths(1...300), height: tenths(1...400)),
      metrics: PopoverMetrics(
        arrowBase: tenths(1...40), arrowHeight: tenths(0...20),
        contentViewInsets: Insets(all: tenths(0...12)), capInsets: Insets(all: tenths(0...12))),
      keepOut: seed % 3 == 0 ? [Rect(x: 100.3, y: 200.7, width: 50.1, height: 40.9)] : [],
      policy: PlacementPolicy(gap: tenths(0...5)), pixelGrid: pixelGrid)
  }
}

extension PopoverLayout {
  /// Every figure of the answer.
  fileprivate var figures: [Double] {
    [frame, background, content, arrow].flatMap { [$0.x, $0.y, $0.width, $0.height] }
  }
}

@Suite("Points")
struct PointsTests {
  @Test func theUsualTooltipIsAnsweredWithThreeLines() {
    let layout = PopoverPresentation.tooltip().layout()
    #expect(
      "\(layout.side?.description ?? "none") \(layout.frame)"
        == "below Rect(x: 26.85, y: 34, width: 120.3, height: 55)")
    #expect(layout.content.size == Size(width: 120.3, height: 40))
    #expect(layout.arrow == Rect(x: 68.5, y: 34, width: 37, height: 15))
  }

  @Test func pointsHaveWhatSuitsThem() {
    let points = PopoverPresentation.tooltip()
    #expect(points.area == Rect(x: 10, y: 10, width: 300, height: 460))
    #expect(points.minimumContentSize == .zero)
    #expect(points.policy == .points)
    #expect(points.grid == .points)
  }

  /// A policy is made for cells unless it says otherwise; points are square all the same.
  @Test(arguments: [(nil, Grid.points), (0, .points), (-1, .points), (3, .pixels(perPoint: 3))])
  func pointsAreSquare(pixelGrid: Double?, grid: Grid) {
    let asked = PopoverPresentation.points(
      sourceRect: .zero, container: .zero, preferredContentSize: .zero,
      policy: PlacementPolicy(gap: 4), pixelGrid: pixelGrid)
    #expect(asked.policy == PlacementPolicy(gap: 4, aspect: 1))
    #expect(asked.grid == grid)
  }

  /// The room of 34.4 points below is just what the popover takes, though sums of tenths differ from it.
  @Test(arguments: [(40.0, true), (40.1, false)])
  func flushFitsInTenths(height: Double, fits: Bool) {
    var asked = PopoverPresentation.tooltip(
      Rect(x: 100.1, y: 400.3, width: 30.2, height: 14.7),
      content: Size(width: 100, height: height))
    asked.permittedArrowDirections = [.up]
    #expect(asked.candidate(.up).fits == fits)
    #expect(asked.layout().isShrunk == !fits)
  }

  /// Beside the rectangle it would share a corner with its anchor, and by the noise of tenths a little more.
  @Test func whatSharesACornerInTenthsIsNotBeside() {
    let asked = PopoverPresentation.points(
      sourceRect: Rect(x: 13.6, y: 8.3, width: 2.2, height: 1.6),
      container: Rect(x: 0, y: 0, width: 27.7, height: 15.3),
      preferredContentSize: Size(width: 9, height: 3.8), permittedArrowDirections: [.down],
      metrics: PopoverMetrics(
        arrowBase: 2, arrowHeight: 1, contentViewInsets: Insets(all: 1), capInsets: Insets(all: 1)),
      popoverLayoutMargins: .zero, keepOut: [Rect(x: 9.2, y: 1.6, width: 6.6, height: 6.8)])
    #expect(asked.layout().arrowDirection == nil)
  }

  /// What touches in tenths covers nothing, though sums of tenths may say so.
  @Test(arguments: UInt64(0)..<500) func whatTouchesInTenthsIsClear(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func tenths(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / 10
    }
    let (start, width, inset) = (tenths(1000...1500), tenths(300...900), tenths(1...80))
    let anchor = Rect(x: start, y: 100.3, width: width, height: tenths(10...300))
    var asked = PopoverPresentation.points(
      sourceRect: anchor, container: Rect(x: 0, y: 0, width: 400, height: 400),
      preferredContentSize: Size(width: width - 2 * inset, height: 50.7),
      permittedArrowDirections: [.up],
      metrics: PopoverMetrics(
        arrowBase: 8.1, arrowHeight: 5.3, contentViewInsets: Insets(all: inset), capInsets: .zero))
    let end = Double((start * 10 + width * 10).rounded()) / 10
    asked.keepOut = [
      Rect(x: 0, y: 0, width: start, height: 400), Rect(x: end, y: 0, width: 99, height: 400),
    ]
    let layout = asked.layout()
    #expect(!layout.isShrunk && !layout.overlapsAnchor, "\(asked) \(layout)")
    #expect(abs(layout.frame.x - start) < 1e-9)
  }

  @Test(arguments: UInt64(0)..<500)
  func noFigureHasDigitsThatMeanNothing(seed: UInt64) throws {
    let layout = PopoverPresentation.inTenths(seed: seed).layout()
    let text = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
    let longest = text.matches(of: /\.(\d+)/).map { $0.1.count }.max() ?? 0
    #expect(longest <= 3, "\(text)")
  }
}

@Suite("Pixels")
struct PixelTests {
  @Test func aTooltipLiesOnHalfPoints() {
    let layout = PopoverPresentation.tooltip(pixelGrid: 2).layout()
    #expect(layout.frame == Rect(x: 27, y: 34, width: 120.5, height: 55))
    #expect(layout.content == Rect(x: 27, y: 49, width: 120.5, height: 40))
    #expect(layout.arrow == Rect(x: 68.5, y: 34, width: 37, height: 15))
    #expect(!layout.isShrunk)
  }

  @Test func anAnchorBetweenPixelsIsNotCovered() {
    let anchor = Rect(x: 70.3, y: 20.2, width: 33, height: 14.1)
    let layout = PopoverPresentation.tooltip(anchor, pixelGrid: 2).layout()
    #expect(layout.frame.y == 34.5)
    #expect(!layout.overlapsAnchor)
    #expect(layout.anchorVisibility == .whole)
  }

  /// The last pixel that is wholly in the container ends at 100.
  @Test(arguments: [
    (99.9, AnchorVisibility.partly), (100.1, .hidden), (99.5, .whole), (100.2, .hidden),
  ])
  func anAnchorPastTheLastPixelIsHidden(x: Double, visibility: AnchorVisibility) {
    let asked = PopoverPresentation.points(
      sourceRect: Rect(x: x, y: 50, width: 0.2, height: 10),
      container: Rect(x: 0, y: 0, width: 100.3, height: 100),
      preferredContentSize: Size(width: 20, height: 10), popoverLayoutMargins: .zero, pixelGrid: 2)
    #expect(asked.layout().anchorVisibility == visibility)
    #expect(asked.anchorVisibility == visibility)
  }

  @Test(arguments: UInt64(0)..<300, [1.0, 2, 3])
  func everyEdgeIsThatOfAPixel(seed: UInt64, perPoint: Double) {
    let asked = PopoverPresentation.inTenths(seed: seed, pixelGrid: perPoint)
    let layout = asked.layout()
    for figure in layout.figures + layout.figures.map({ $0 + layout.frame.x }) {
      let pixels = figure * perPoint
      #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(asked) \(layout)")
    }
    let halves = layout.arrowOffset * perPoint * 2
    #expect(abs(halves - halves.rounded()) < 1e-9)
  }

  /// It lies within a pixel of where it would lie without a grid, or is a little larger.
  @Test(arguments: UInt64(0)..<300)
  func itLiesWhereItWouldWithoutAGrid(seed: UInt64) {
    let asked = PopoverPresentation.inTenths(seed: seed, pixelGrid: 2)
    let layout = asked.layout()
    let area = asked.area.insetBy(dx: -1e-9, dy: -1e-9)
    #expect(layout.isShrunk || area.contains(layout.frame), "\(asked) \(layout)")
    #expect(!layout.overlapsAnchor || layout.arrowDirection == nil, "\(asked) \(layout)")
    let preferred = asked.preferredContentSize
    #expect(
      layout.isShrunk
        || layout.content.width >= preferred.width && layout.content.height >= preferred.height)
  }

  @Test func aQuestionInPixelsStaysAsItIs() {
    let asked = PopoverPresentation.tooltip(content: Size(width: 120, height: 40), pixelGrid: 2)
    var plain = asked
    plain.grid = .points
    #expect(asked.layout().frame.size == plain.layout().frame.size)
    #expect(asked.candidate(.up).required == plain.candidate(.up).required)
    #expect(asked.explanation().layout == asked.layout())
  }
}

@Suite("Words for points")
struct PointsWordsTests {
  private func tooltip(
    _ y: Double, _ directions: ArrowDirections = [.up, .down], pixelGrid: Double? = nil
  ) -> PopoverPresentation {
    var asked = PopoverPresentation.tooltip(
      Rect(x: 70.5, y: y, width: 33, height: 14), pixelGrid: pixelGrid)
    asked.permittedArrowDirections = directions
    return asked
  }

  @Test(arguments: [
    (20.0, "Popover below the anchor, arrow up, in the middle; above is 45 pt short"),
    (20.33, "Popover below the anchor, arrow up, in the middle; above is 44.67 pt short"),
    (440.1, "Popover above the anchor, arrow down, in the middle; below is 39.1 pt short"),
  ])
  func shortagesAreSaidInPoints(y: Double, sentence: String) {
    #expect(tooltip(y).sentence() == sentence)
  }

  @Test func theArrowsPlaceAndTheCutAreSaidInPoints() {
    var asked = tooltip(20, [.up])
    asked.sourceRect.x = 12.25
    asked.preferredContentSize.height = 500.7
    #expect(
      asked.sentence() == "Popover below the anchor, arrow up, 28.65 pt left of the middle, "
        + "content cut to 120.3x421 of 120.3x500.7 pt; above is not permitted")
    #expect(
      asked.sentence(length: .brief)
        == "Below; above is not permitted; content cut to 120.3x421 pt, arrow up, offset -28.65")
  }

  @Test func cellsStayRowsAndColumns() {
    let asked = PopoverPresentation(
      sourceRect: Rect(x: 30, y: 22, width: 8, height: 1),
      container: Rect(x: 0, y: 0, width: 80, height: 24),
      preferredContentSize: Size(width: 20, height: 6))
    #expect(asked.sentence().hasSuffix("below is 8 rows short"))
  }

  @Test func changesAreSaidInPoints() {
    let asked = tooltip(420)
    #expect(
      asked.sentences(for: asked.whatIf(step: 0.5)) == [
        "If the anchor moves 19 pt up, the popover goes below the anchor",
        "If the content shrinks by 19 pt (to 120.3x21 pt), the popover goes below the anchor",
        "If the container grows by 19 pt (to 320x499 pt), the popover goes below the anchor",
        "The anchor can move to the left edge, to the right edge, 18.5 pt up or to the bottom edge "
          + "without changing the side",
      ])
    let fixed = tooltip(420, [.down])
    #expect(
      fixed.sentences(for: fixed.whatIf(step: 0.5))[1]
        == "Growing or shrinking the content by up to 200 pt along one axis does not change the side"
    )
  }

  @Test func verdictsAreSaidInPoints() {
    let explanation = tooltip(20.33).explanation()
    #expect(explanation.candidates[1].verdict() == "44.67 pt out at the top")
    #expect(explanation.candidates[0].shownSize == "120.3x40 pt")
  }
}
