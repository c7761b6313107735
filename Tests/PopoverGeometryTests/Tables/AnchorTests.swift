import PopoverGeometry
import TestSupport
import Testing

@Suite("The anchor and the arrow")
struct AnchorTests {
  @Test(arguments: [
    (Rect(x: 18, y: 9, width: 4, height: 2), AnchorVisibility.whole),
    (Rect(x: 0, y: 0, width: 40, height: 20), .whole),
    (Rect(x: 40, y: 20, width: 0, height: 0), .whole),
    (Rect(x: 0.1, y: 0.1, width: 0.2, height: 0.2), .whole),
    (Rect(x: -2, y: 9, width: 4, height: 2), .partly),
    (Rect(x: -4, y: 9, width: 4, height: 2), .hidden),
    (Rect(x: 40, y: 9, width: 4, height: 2), .hidden),
    (Rect(x: 18, y: -2, width: 4, height: 2), .hidden),
    (Rect(x: -4, y: -2, width: 4, height: 2), .hidden),
    (Rect(x: 40, y: 19, width: 0, height: 2), .partly),
    (Rect(x: 0, y: 20, width: 0, height: 2), .hidden),
    (Rect(x: 18, y: 19, width: 4, height: 2), .partly),
    (Rect(x: -5, y: 9, width: 4, height: 2), .hidden),
    (Rect(x: 41, y: 5, width: 0, height: 0), .hidden),
    (Rect(x: 41, y: 21, width: 3, height: 3), .hidden),
  ])
  func itIsToldHowMuchIsSeen(anchor: Rect, visibility: AnchorVisibility) {
    let question = PopoverPresentation.table(anchor)
    let layout = question.layout()
    #expect(layout.anchorVisibility == visibility && question.anchorVisibility == visibility)
    #expect(layout.isAnchorVisible == (visibility != .hidden))
  }

  @Test(arguments: [
    (x: 0.0, width: 1.0, residual: 0.5), (0, 2, 0), (39, 1, -0.5), (38, 2, 0), (18, 4, 0),
    (0, 0, 1.5), (40, 0, -1.5), (20, 0, 0),
  ])
  func whatTheArrowMissesIsTold(x: Double, width: Double, residual: Double) {
    let presentation = PopoverPresentation.table(
      Rect(x: x, y: 9, width: width, height: 1), [.up])
    let layout = presentation.layout()
    let isSaid = presentation.sentence(for: layout).contains(
      "the arrow misses its anchor by \(Words.cells(abs(residual), along: .horizontal)): "
        + "the corner is in the way")
    #expect(isSaid == (residual != 0 && layout.isAnchorVisible))
    #expect(layout.arrowResidual == residual)
    #expect(layout.pointsAtAnchor == (residual == 0))
  }

  @Test func withoutAnArrowNothingIsPointedAt() {
    let layout = PopoverPresentation.table().with { $0.permittedArrowDirections = .none }.layout()
    #expect(layout.arrowResidual == 0)
    #expect(!layout.pointsAtAnchor)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 9, width: 40, height: 1), Alignment.start, skid: 0.0, arrow: 6.0),
    (Rect(x: 0, y: 9, width: 40, height: 1), .end, 0, 34),
    (Rect(x: 10, y: 9, width: 30, height: 1), .start, 0, 16),
    (Rect(x: 10, y: 9, width: 6, height: 1), .start, 0, 13),
    (Rect(x: 10, y: 9, width: 6, height: 1), .start, 2, 14),
    (Rect(x: 10, y: 9, width: 4, height: 1), .start, 3, 14),
    (Rect(x: -20, y: 9, width: 26, height: 1), .start, 0, 3),
  ])
  func theArrowAimsAtTheMiddleOfTheSharedPart(
    anchor: Rect, alignment: Alignment, skid: Double, arrow: Double
  ) {
    let policy = PlacementPolicy(skid: skid, alignment: alignment)
    let layout = PopoverPresentation.table(anchor, [.up], policy: policy).layout()
    #expect(layout.arrow.x == arrow)
    let turned = PopoverPresentation.table(anchor, [.up], policy: policy).transposed.layout()
    #expect(turned.arrow.y == arrow)
  }

  /// A frame of 8 columns cannot lie in the middle of an odd anchor, but its arrow can.
  @Test(arguments: [
    (x: 8.0, width: 11.0, frame: 10.0, arrow: 13.0), (8, 10, 9, 13), (8, 9, 9, 12),
    (8, 8, 8, 12), (8, 7, 8, 11), (0, 9, 1, 4), (31, 9, 32, 35),
  ])
  func theArrowAimsAtTheMiddleCellOfALongAnchor(
    x: Double, width: Double, frame: Double, arrow: Double
  ) {
    let anchor = Rect(x: x, y: 9, width: width, height: 1)
    let scene = PopoverPresentation.table(anchor, [.up]).with { $0.preferredContentSize.width = 6 }
    #expect(scene.layout().frame.x == frame)
    #expect(scene.layout().arrow.x == arrow)
    #expect(scene.transposed.layout().arrow.y == arrow)
  }
}
