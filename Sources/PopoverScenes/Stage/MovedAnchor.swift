import CellCanvas
import PopoverGeometry

/// An anchor of a scene on its way over the screen, and where the popovers go meanwhile.
struct MovedAnchor: Equatable, Sendable {
  /// Asks about the scene with the anchor where it is now; at first in the top left corner.
  private(set) var question: StageQuestion
  private let index: Int
  /// The cells of the anchor where it begins at 0,0: pieces may begin elsewhere on their sheet.
  let bounds: CellRect

  /// - Parameter index: that of the anchor.
  init(_ index: Int, of stage: SceneStage) {
    var stage = stage
    // What it is on a real screen: that one, with regions moved inside.
    stage.scene.anchors[index].at = .topLeft
    (stage.scene.anchors[index].x, stage.scene.anchors[index].y) = (0, 0)
    bounds = CellRect(around: stage.scene.anchors[index].rects(on: stage.container()))
    question = StageQuestion(stage: stage, situation: SceneSituation())
    self.index = index
  }

  /// The same for thousands of places.
  var prepared: MovedAnchor {
    var anchor = self
    anchor.question = question.prepared
    return anchor
  }

  /// Moves it so that its top left cell is at a place.
  mutating func move(to place: CellPoint) {
    question.stage.scene.anchors[index].x = place.x - bounds.x
    question.stage.scene.anchors[index].y = place.y - bounds.y
  }
}
