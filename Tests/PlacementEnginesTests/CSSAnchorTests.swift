import PlacementEngines
import PopoverGeometry
import Testing

@Suite struct PositionAreaTests {
  @Test(arguments: [
    ("top", "top"), ("span-all top", "top"), ("left span-all", "left"), ("TOP  Left", "left top"),
    ("bottom span-right", "span-right bottom"), ("top center", "center top"),
    ("center left", "left center"), ("center", "center"), ("center center", "center"),
    ("span-all", "span-all"), ("span-all center", "span-all center"),
    ("center span-all", "center span-all"),
    ("block-end span-inline-end", "span-right bottom"), ("inline-start", "left"),
    ("self-block-start self-inline-end", "right top"),
    ("span-x-self-end y-start", "span-right top"),
    ("span-self-x-end self-y-start", "span-right top"),
    ("start", "left top"), ("span-end center", "center span-bottom"),
    ("center span-end", "span-right center"), ("self-start span-all", "top"),
  ])
  func keywordsAreReadAndSpelt(text: String, spelling: String) throws {
    let area = try #require(PositionArea(text))
    #expect(area.description == spelling)
    #expect(PositionArea(spelling) == area)
  }

  @Test(arguments: [
    "", "none", "middle", "left right", "top block-end", "start inline-end", "start self-start",
    "left top center", "span-center", "block-start y-end",
  ])
  func whatCSSRefusesIsRefused(text: String) { #expect(PositionArea(text) == nil) }

  @Test(arguments: [Side.above, .below, .left, .right])
  func aSideIsAnAreaAndBack(side: Side) { #expect(PositionArea(side).side == side) }

  @Test(arguments: [
    ("left top", Side.above), ("span-right bottom", .below), ("left center", .left),
    ("center", nil), ("span-all", nil), ("span-left span-top", nil),
  ])
  func anAreaLiesOnASide(text: String, side: Side?) throws {
    #expect(try #require(PositionArea(text)).side == side)
  }
}

@Suite struct TrackSpanTests {
  private let whole = Span(start: 0, length: 40)

  @Test(arguments: [
    (TrackSpan.start, Span(from: 0, to: 10)), (.center, Span(from: 10, to: 14)),
    (.end, Span(from: 14, to: 40)), (.spanStart, Span(from: 0, to: 14)),
    (.spanEnd, Span(from: 10, to: 40)), (.spanAll, Span(from: 0, to: 40)),
  ])
  func theAnchorCutsTheAxisInThree(tracks: TrackSpan, region: Span) {
    #expect(tracks.region(anchor: Span(start: 10, length: 4), in: whole) == region)
    let mirrored = tracks.mirrored.region(anchor: Span(start: 26, length: 4), in: whole)
    #expect(mirrored == Span(from: 40 - region.end, to: 40 - region.start))
  }

  @Test(arguments: [
    (TrackSpan.start, Span(from: -6, to: -6)), (.spanStart, Span(from: -6, to: -2)),
    (.spanAll, Span(from: -6, to: 40)), (.end, Span(from: -2, to: 40)),
  ])
  func anAnchorOutsideWidensTheGrid(tracks: TrackSpan, region: Span) {
    #expect(tracks.region(anchor: Span(start: -6, length: 4), in: whole) == region)
  }

  /// The anchor takes 10 to 14 of 0 to 40.
  @Test(arguments: [
    (TrackSpan.start, 4.0, 6.0), (.start, 12, 0), (.start, 50, 0),
    (.end, 4, 14), (.end, 30, 10), (.end, 50, 0),
    (.center, 2, 11), (.center, 8, 8), (.center, 30, 0),
    (.spanStart, 6, 8), (.spanStart, 20, 0), (.spanEnd, 6, 10), (.spanEnd, 36, 4),
    (.spanAll, 5, 9.5), (.spanAll, 36, 0), (.spanAll, 50, 0), (.spanAll, 0, 12),
  ])
  func aBoxIsAlignedThenMovedIntoView(tracks: TrackSpan, length: Double, start: Double) {
    let box = tracks.place(length, anchor: Span(start: 10, length: 4), in: whole)
    #expect(box == Span(start: start, length: length))
  }

  @Test(arguments: [TrackSpan.spanAll, .end])
  func aBoxMayFollowItsAnchorOutside(tracks: TrackSpan) {
    #expect(tracks.place(6, anchor: Span(start: 44, length: 2), in: whole).start == 40)
  }
}

@Suite struct PositionTryFallbackTests {
  private let style = AnchoredStyle(
    area: PositionArea(horizontal: .spanEnd, vertical: .start), size: Size(width: 8, height: 3),
    margin: Insets(top: 1, left: 2, bottom: 3, right: 4))

  @Test(arguments: [
    ("flip-block", "span-right bottom"), ("flip-y", "span-right bottom"),
    ("flip-inline", "span-left top"), ("flip-x", "span-left top"),
    ("flip-start", "left span-bottom"), ("flip-block flip-inline", "span-left bottom"),
    ("flip-block flip-start", "right span-bottom"), ("flip-start flip-block", "left span-top"),
    ("flip-block flip-start flip-inline", "left span-bottom"), ("left", "left"),
  ])
  func optionsTurnTheStyleInTheirOrder(text: String, area: String) throws {
    let option = style.applying(try #require(PositionTryFallback(text)))
    #expect(option.area.description == area)
    #expect(option.size.width == (text.contains("flip-start") ? 3 : 8))
  }

  @Test(arguments: TryTactic.allCases) func aTacticUndoesItself(tactic: TryTactic) {
    #expect(style.flipped(by: tactic) != style)
    #expect(style.flipped(by: tactic).flipped(by: tactic) == style)
  }

  @Test(arguments: [
    (TryTactic.flipBlock, Insets(top: 3, left: 2, bottom: 1, right: 4)),
    (.flipInline, Insets(top: 1, left: 4, bottom: 3, right: 2)),
    (.flipStart, Insets(top: 2, left: 1, bottom: 4, right: 3)),
  ])
  func marginsTurnWithTheArea(tactic: TryTactic, margin: Insets) {
    #expect(style.flipped(by: tactic).margin == margin)
  }

  @Test(arguments: ["", "flip-block flip-block", "--mine", "flip-block top", "flip-sideways"])
  func whatIsNoOptionIsRefused(text: String) { #expect(PositionTryFallback(text) == nil) }

  @Test(arguments: [
    ("none", 0), ("flip-block", 1), ("top, flip-inline flip-start ,left", 3),
    ("top,", nil), (",", nil), ("top left right", nil), ("none, top", nil),
  ])
  func aListIsReadByItsCommas(text: String, count: Int?) {
    #expect([PositionTryFallback](positionTryFallbacks: text)?.count == count)
  }
}

@Suite struct CSSAnchorPositioningTests {
  private let middle = Rect(x: 18, y: 9, width: 4, height: 2)

  /// A box ten wide in a containing block of 40 by 20.
  private func positioning(
    _ area: PositionArea, anchor: Rect, height: Double = 4, fallbacks: String = "none"
  ) throws -> CSSAnchorPositioning {
    CSSAnchorPositioning(
      containingBlock: Rect(x: 0, y: 0, width: 40, height: 20), anchor: anchor,
      style: AnchoredStyle(area: area, size: Size(width: 10, height: height)),
      fallbacks: try #require([PositionTryFallback](positionTryFallbacks: fallbacks)))
  }

  @Test(arguments: [
    ("top", "bottom, left, right", PositionTryOrder.normal, "top"),
    ("top", "bottom, left, right", .mostHeight, "left"),
    ("top", "bottom, left, right", .mostWidth, "top"),
    ("left", "right, bottom, top", .mostInlineSize, "bottom"),
    ("left", "right, bottom, top", .mostBlockSize, "left"),
  ])
  func theRoomiestOptionComesFirst(
    base: String, fallbacks: String, order: PositionTryOrder, chosen: String
  ) throws {
    let area = try #require(PositionArea(base))
    var question = try positioning(area, anchor: middle, fallbacks: fallbacks)
    question.order = order
    #expect(question.placement().area.description == chosen)
  }

  @Test func onlyFiveFallbacksAreTried() throws {
    let question = try positioning(
      .top, anchor: Rect(x: 0, y: 0, width: 4, height: 2),
      fallbacks: "left, left, left, left, left, bottom")
    #expect(question.placement().area == .top)
    #expect(question.option(6) == nil)
  }

  @Test func theLastOptionIsKeptWhileItFits() throws {
    var question = try positioning(.bottom, anchor: middle, fallbacks: "flip-block")
    var memory: Int?
    let sides = [9.0, 15, 9, 3, 9].map { row in
      question.anchor.y = row
      let answer = question.placement(lastSuccessful: memory)
      memory = answer.lastSuccessful
      return answer.area.side
    }
    #expect(sides == [.below, .above, .above, .below, .below])
  }

  @Test func whereNothingFitsTheLastOptionStays() throws {
    let question = try positioning(.bottom, anchor: middle, height: 12, fallbacks: "flip-block")
    #expect(question.placement().area == .bottom)
    #expect(question.placement().lastSuccessful == nil)
    let later = question.placement(lastSuccessful: 1)
    #expect(later.area == .top)
    #expect(later.lastSuccessful == 1)
    #expect(later.option.shortage(.vertical) == 3)
  }

  @Test func aRememberedOptionThatIsGoneIsForgotten() throws {
    let question = try positioning(.bottom, anchor: middle, height: 12)
    #expect(question.placement(lastSuccessful: 7) == question.placement())
  }

  /// The margin is not part of the hundred per cent, so that a limited box may still overflow.
  @Test func theRegionIsTheHundredPerCent() throws {
    var question = try positioning(.bottom, anchor: middle, height: 12)
    question.style.isLimitedToRegion = true
    #expect(question.placement().rect == Rect(x: 15, y: 11, width: 10, height: 9))
    #expect(question.placement().option.fits)
    question.style.margin = Insets(all: 1)
    #expect(question.placement().rect == Rect(x: 15, y: 10, width: 10, height: 9))
    #expect(!question.placement().option.fits)
  }
}
