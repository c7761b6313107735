import PopoverGeometry
import TestSupport
import Testing

/// Plain questions are answered by the same rules, with what cannot apply left out.
@Suite("Plain questions")
struct PlainQuestionTests {
  /// A maximum that is never reached makes no difference, but makes the question one like any other.
  @Test(arguments: [Grid.cells, .points]) func areAnsweredLikeAnyOther(grid: Grid) {
    let different = RandomScenes.on(grid).first { scene in
      guard scene.maximumContentSize == nil else { return false }
      var other = scene
      other.maximumContentSize = Size(width: 100_000, height: 100_000)
      return other.layout() != scene.layout() || other.decision() != scene.decision()
    }
    #expect(different == nil)
  }
}
