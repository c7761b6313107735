import TestSupport
import Testing

@testable import PopoverGeometry

@Suite("Wrapped content")
struct WrappedContentTests {
  private static let text = WrappedContent(lines: [[4, 4, 4, 4]])

  /// What was counted is no part of the value, and goes when the words change.
  @Test func countingChangesNothing() {
    var counted = Self.text.counted(upTo: 40)
    #expect(counted == Self.text && counted.hashValue == Self.text.hashValue)
    counted.lines = WrappedContent(lines: [[4, 4, 4, 4], [4]]).lines
    #expect(counted.height(width: 20) == 2)
    counted.space = 30
    #expect(counted.height(width: 20) == 5)
  }

  @Test(arguments: [
    (lines: [[4.0, 4, 4, 4]], width: 19.0, rows: 1.0), ([[4, 4, 4, 4]], 18, 2),
    ([[4, 4, 4, 4]], 9, 2), ([[4, 4, 4, 4]], 8, 4), ([[4, 4, 4, 4]], 3, 8),
    ([[10]], 4, 3), ([[2, 10]], 4, 4), ([[2, 10, 1]], 4, 4), ([[8]], 4, 2), ([[4]], 4, 1),
    ([[4], [4]], 9, 2), ([[]], 4, 1), ([], 4, 0), ([[0, 0]], 4, 1), ([[4, 4]], 0, 1),
  ])
  func theHeightFollowsTheWidth(lines: [[Double]], width: Double, rows: Double) {
    #expect(WrappedContent(lines: lines).height(width: width) == rows)
    #expect(WrappedContent(lines: lines, lineHeight: 3).height(width: width) == 3 * rows)
  }

  @Test(arguments: [0.0, 0.5, 1, 2, 7, 8.5, 9, 18, 19, 40])
  func countingBeforehandChangesNothing(width: Double) {
    for greatest in [0.0, 1, 9, 20.5] {
      let counted = Self.text.counted(upTo: greatest)
      #expect(counted.height(width: width) == Self.text.height(width: width))
    }
  }

  @Test(arguments: [(5.0, 7.0), (4, 7), (6, 5), (26, 1), (25, 2), (1, 13)])
  func aWordOfPartsIsBrokenBetweenThem(width: Double, rows: Double) {
    let word = WrappedContent.Word(width: 26, parts: Array(repeating: 2, count: 13))
    #expect(WrappedContent(words: [[word]]).height(width: width) == rows)
  }

  @Test func theNaturalSizeBreaksNoLine() {
    #expect(Self.text.naturalSize == Size(width: 19, height: 1))
    #expect(WrappedContent(lines: [[3], [], [1, 1]]).naturalSize == Size(width: 3, height: 3))
    #expect(WrappedContent(lines: []).naturalSize == .zero)
  }

  private func scene(width: Double, height: Double = 20, _ directions: ArrowDirections)
    -> PopoverPresentation
  {
    PopoverPresentation.table(Rect(x: 0, y: 1, width: 4, height: 1), directions).with {
      $0.container = Rect(x: 0, y: 0, width: width, height: height)
      $0.wrapping = Self.text
      $0.preferredContentSize = Self.text.naturalSize
    }
  }

  @Test func wrappedItFitsOnANarrowSide() {
    let layout = scene(width: 20, [.left]).layout()
    #expect(layout.content.size == Size(width: 13, height: 2))
    #expect(layout.frame == Rect(x: 4, y: 0, width: 16, height: 4))
    #expect(layout.rule == .wrapped)
  }

  @Test func wholeIsBetterThanWrapped() {
    #expect(scene(width: 21, [.left, .up]).layout().arrowDirection == .up)
    #expect(scene(width: 20, [.left, .up]).layout().arrowDirection == .left)
  }

  @Test func wrappedIsBetterThanCut() {
    let layout = scene(width: 20, height: 6, [.down, .left]).layout()
    #expect(layout.arrowDirection == .left)
    #expect(layout.rule == .wrapped)
  }

  @Test func whatIsTooHighIsCut() {
    let layout = scene(width: 20, height: 3, [.left]).layout()
    #expect(layout.content.size == Size(width: 13, height: 1))
    #expect(layout.rule == .largestAfterShrinking)
  }

  @Test(arguments: [
    (maximum: Size(width: 9, height: 10), content: Size(width: 9, height: 2)),
    (Size(width: 9, height: 1), Size(width: 9, height: 1)),
    (Size(width: 30, height: 10), Size(width: 19, height: 1)),
  ])
  func theMaximumWrapsToo(maximum: Size, content: Size) {
    let layout = scene(width: 40, [.left]).with { $0.maximumContentSize = maximum }.layout()
    #expect(layout.content.size == content)
    #expect(layout.rule == .firstFit)
  }

  @Test func textThatItsMaximumCutsIsNotComplete() {
    let text = WrappedContent(lines: [Array(repeating: 4, count: 12)])
    let layout = PopoverPresentation.table(
      Rect(x: 22, y: 4, width: 4, height: 1), [.right, .left]
    ).with {
      $0.container = Rect(x: 0, y: 0, width: 60, height: 10)
      $0.wrapping = text
      $0.preferredContentSize = text.naturalSize
      $0.maximumContentSize = Size(width: 60, height: 2)
    }.layout()
    #expect(layout.arrowDirection == .left)
    #expect(layout.content.size == Size(width: 31, height: 2))
    #expect(layout.rule == .wrapped)
  }

  /// Of ten lines four are seen at the most: at 29 columns of eleven, below three of ten.
  @Test func whatTheMaximumCutsEverywhereIsMissedNowhere() {
    let text = WrappedContent(lines: [[14, 15]] + Array(repeating: [5], count: 9))
    let layout = PopoverPresentation.table(Rect(x: 0, y: 0, width: 3, height: 2), [.up, .left])
      .with {
        $0.container = Rect(x: 0, y: 0, width: 35, height: 8)
        $0.wrapping = text
        $0.preferredContentSize = text.naturalSize
        $0.maximumContentSize = Size(width: 30, height: 4)
      }.layout()
    #expect(layout.arrowDirection == .left)
    #expect(layout.content.size == Size(width: 29, height: 4))
    #expect(layout.rule == .largestAfterShrinking)
  }

  @Test func wrappedBelowTheMinimumIsNotComplete() {
    let text = WrappedContent(lines: [[4, 4, 4]])
    let layout = PopoverPresentation.bare(
      text.naturalSize, in: Size(width: 20, height: 10), at: Point(x: 8, y: 5), [.left, .right]
    ).with {
      $0.sourceRect.width = 7
      $0.minimumContentSize = Size(width: 6, height: 1)
      $0.wrapping = text
    }.layout()
    #expect(layout.arrowDirection == .right)
    #expect(layout.content.size == Size(width: 8, height: 3))
    #expect(layout.rule == .wrapped)
  }

  @Test func aSideWithRoomForMoreOfAContentThatIsHigherThanItsTextIsBetter() {
    let layout = PopoverPresentation.bare(
      Size(width: 20, height: 6), in: Size(width: 20, height: 9), at: Point(x: 8, y: 3),
      [.down, .up]
    ).with {
      $0.minimumContentSize = Size(width: 1, height: 1)
      $0.wrapping = WrappedContent(lines: [[2]])
    }.layout()
    #expect(layout.arrowDirection == .up)
    #expect(layout.content.size == Size(width: 20, height: 5))
  }

  @Test func noTextIsCompleteInNoWidth() {
    let text = WrappedContent(lines: [[4, 4, 4]])
    let layout = PopoverPresentation.bare(
      text.naturalSize, in: Size(width: 10, height: 3), at: Point(x: 9, y: 1), [.left, .up]
    ).with {
      $0.minimumContentSize = .zero
      $0.wrapping = text
    }.layout()
    #expect(layout.arrowDirection == .up)
    #expect(layout.content.size == Size(width: 10, height: 1))
  }

  @Test func contentWithoutHeightIsNotCompleteWhereTheChromeDoesNotFit() {
    let layout = PopoverPresentation.table(
      Rect(x: 0, y: 0, width: 40, height: 20), [.left, .up]
    ).with {
      $0.preferredContentSize.height = 0
      $0.canOverlapSourceViewRect = true
    }.layout()
    #expect(layout.arrowDirection == .left)
    #expect(layout.rule == .overlap)
  }
}

/// A border of 1, a title of 2 rows and padding of a column at each side: 14 by 8 cells in all.
@Suite("Decorations")
struct DecorationTests {
  private static let all: Decorations = [.title, .padding, .border]

  private static let scene = PopoverPresentation.table().with {
    $0.permittedArrowDirections = [.up]
    $0.metrics.contentViewInsets = Insets(top: 3, left: 2, bottom: 1, right: 2)
    $0.droppable = DroppableInsets(
      title: Insets(top: 2, left: 0, bottom: 0, right: 0),
      padding: Insets(top: 0, left: 1, bottom: 0, right: 1), border: Insets(all: 1))
  }

  @Test(arguments: [
    (row: 10.0, dropped: Decorations([]), rows: 3.0, height: 8.0),
    (11, .title, 3, 6), (12, .title, 3, 6),
    (13, all, 3, 4), (14, all, 3, 4),
    (15, all, 2, 3), (16, all, 1, 2),
  ])
  func theyGoInTheirOrderBeforeTheContentShrinks(
    row: Double, dropped: Decorations, rows: Double, height: Double
  ) {
    let layout = Self.scene.with { $0.sourceRect.y = row }.layout()
    #expect(layout.dropped == dropped)
    #expect(layout.content.height == rows)
    #expect(layout.frame.height == height)
    #expect(layout.isShrunk == (rows < 3))
  }

  @Test func whatIsNotThereIsNotDropped() {
    let layout = Self.scene.with {
      $0.sourceRect.y = 13
      $0.droppable.title = .zero
      $0.droppable.padding = .zero
    }.layout()
    #expect(layout.dropped == .border)
  }

  @Test(arguments: [ArrowDirections.none, [.up]])
  func nothingIsDroppedWhereNothingIsGained(directions: ArrowDirections) {
    let layout = Self.scene.with {
      $0.sourceRect.y = 18
      $0.permittedArrowDirections = directions
    }.layout()
    #expect(layout.arrowDirection == nil)
    #expect(layout.dropped.isEmpty)
    #expect(!layout.isShrunk)
  }

  /// The content is too wide, for which a title does nothing.
  @Test func whatDoesNotHelpIsNotDropped() {
    let layout = Self.scene.with {
      $0.preferredContentSize.width = 60
      $0.droppable.padding = .zero
      $0.droppable.border = .zero
    }.layout()
    #expect(layout.isShrunk)
    #expect(layout.dropped.isEmpty)
  }

  @Test func textIsWrappedRatherThanUndressed() {
    let text = WrappedContent(lines: [[20, 20]])
    let layout = Self.scene.with {
      $0.sourceRect.y = 2
      $0.wrapping = text
      $0.preferredContentSize = text.naturalSize
    }.layout()
    #expect(layout.rule == .wrapped)
    #expect(layout.dropped.isEmpty)
  }

  @Test func moreThanThereIsCannotBeDropped() {
    let layout = Self.scene.with {
      $0.sourceRect.y = 13
      $0.droppable.title.top = 9
    }.layout()
    #expect(layout.frame.height == layout.content.height + 2)
    #expect(layout.content.height == 3)
  }
}
