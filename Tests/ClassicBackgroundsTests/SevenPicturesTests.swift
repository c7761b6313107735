import ClassicBackgrounds
import PopoverGeometry
import TestSupport
import Testing

@Suite("The seven pictures")
struct SevenPicturesTests {
  private func view(
    _ direction: ArrowDirection, length: Double, offset: Double
  ) -> SevenPictures {
    let bounds =
      direction.axis == .vertical
      ? Size(width: length, height: 300) : Size(width: 300, height: length)
    return SevenPictures(
      BackgroundViewQuestion(
        bounds: bounds, direction: direction, arrowOffset: offset,
        metrics: BackgroundViewMode.gik.metrics))
  }

  /// Each picture leaves one point that stretches.
  @Test(arguments: SevenPictures.Picture.allCases)
  func onePointStretches(picture: SevenPictures.Picture) {
    #expect(picture.size.width - picture.capInsets.left - picture.capInsets.right == 1)
    #expect(picture.size.height - picture.capInsets.top - picture.capInsets.bottom == 1)
  }

  @Test(arguments: [
    (ArrowDirection.up, 320.0, 0.0, SevenPictures.Picture.up, false),
    (.up, 320, -134.5, .up, false),
    (.up, 320, -135, .upRight, true), (.up, 320, 135, .upRight, false),
    (.down, 320, 134.5, .down, false), (.down, 320, -999, .downRight, true),
    (.left, 320, 0, .side, true), (.left, 320, -135, .sideTop, true),
    (.left, 320, 135, .sideBottom, true), (.right, 320, -135, .sideTop, false),
    (.up, 51, 0, .up, false), (.up, 50.5, 0, .upRight, true), (.up, 40, 300, .upRight, false),
    (.right, 50, 0, .sideTop, false), (.up, 0, 0, .upRight, true),
  ])
  func thePictureDependsOnTheArrowsPlace(
    direction: ArrowDirection, length: Double, offset: Double, picture: SevenPictures.Picture,
    mirrored: Bool
  ) {
    let view = view(direction, length: length, offset: offset)
    #expect(view.picture == picture)
    #expect(view.isMirrored == mirrored)
    #expect(view.stretches == ([.up, .down, .side].contains(picture) ? 2 : 1))
  }

  /// The first pass may be shorter than the picture though the arrow counts as between the ends.
  @Test(arguments: [
    (ArrowDirection.up, 320.0, -131.5, false), (.up, 320, -132, true), (.up, 320, 132, false),
    (.up, 320, 132.5, true), (.left, 320, -116.5, false), (.left, 320, -117, true),
    (.up, 320, -999, false), (.up, 51, 20, true), (.up, 52, 20, false),
    (.right, 66, 40, true), (.right, 67, 40, false),
  ])
  func aPictureMayBeSqueezed(
    direction: ArrowDirection, length: Double, offset: Double, isSqueezed: Bool
  ) {
    #expect(view(direction, length: length, offset: offset).stretching.isSqueezed == isSqueezed)
  }

  /// The arrow that one sees lies around the tip of the stretched picture, everywhere.
  @Test(arguments: ArrowDirection.allCases)
  func theArrowLiesAroundTheTip(direction: ArrowDirection) {
    for length in stride(from: 60.0, through: 330, by: 0.5) {
      for offset in stride(from: -200.0, through: 200, by: 2.5) {
        let view = view(direction, length: length, offset: offset)
        let span = view.arrow[direction.axis.crossed]
        let isAtStart = view.stretches == 1 && view.isAtStart
        #expect(view.stretching.tip == (isAtStart ? span.end - 18 : span.start + 18))
      }
    }
  }

  @Test func theSecondPassStretchesBehindTheArrow() throws {
    let view = view(.left, length: 300, offset: 60)
    let second = try #require(view.stretching.secondPass)
    #expect(second.contextSize == Size(width: 37, height: 238))
    #expect(second.capInsets == Insets(top: 228, left: 27, bottom: 9, right: 9))
    #expect(second.capInsets.top == view.arrow.y + view.arrow.height)
    #expect(view.centerShift == 19)
  }
}
