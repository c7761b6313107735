import CellCanvas
import PlacementEngines
import PopoverGeometry

/// The question on which side of its anchor a popover goes, for every place of that anchor in a part of the screen, while all
/// else stays where it is. Two moments that differ only in where the anchor is ask the same question, as long as they ask
/// about the same part.
public struct SideMapQuestion: Equatable, Sendable {
  /// With an anchor in the corner of the container.
  private var presentation: PopoverPresentation
  /// An anchor of several pieces, counted from the corner of all of them.
  private var pieces: [Rect]
  private var popover: ScenePopover
  /// What is shown before this popover, and stays.
  private var placed: [PopoverLayout]
  private var engines: EngineCatalog
  /// The part of the screen in which places of the anchor's first cell are asked about.
  public let part: CellRect

  /// - Parameters:
  ///   - name: of a popover.
  ///   - placement: where everything of the scene is.
  ///   - stage: the scene.
  ///   - part: the part of the screen; `nil` is all of it.
  /// - Returns: `nil` if the scene has no popover of this name.
  public init?(
    for name: String, in placement: ScenePlacement, on stage: SceneStage,
    within part: CellRect? = nil
  ) {
    guard let index = stage.scene.popovers.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    let before = Array(placement.popovers.prefix(index))
    popover = stage.scene.popovers[index]
    placed = before.filter(\.isShown).map(\.layout)
    engines = stage.engines
    self.part = part ?? placement.container
    let request = StageQuestion(stage: stage, situation: SceneSituation())
      .request(popover, placed: before, former: nil)
    let bounds = request.boundingRect(after: placed)
    presentation = request.presentation
    presentation.sourceRect = Rect(origin: presentation.container.origin, size: bounds.size)
    (presentation.currentArrowDirection, presentation.currentFrame) = (nil, nil)
    pieces = []
    if case .pieces(let all) = request.anchor, all.count > 1, popover.isOwn {
      pieces = all.map { $0.offset(x: -bounds.x, y: -bounds.y) }
    }
  }

  /// The side at every place, each asked by itself: a map has no path.
  public var map: PlacementMap {
    if !popover.isOwn { return presentation.map(of: popover, within: part, engines: engines) }
    if !pieces.isEmpty { return presentation.map(within: part) { side(ofPiecesFrom: $0) } }
    return presentation.keepingClear(of: placed).map(within: part)
  }

  private func side(ofPiecesFrom asked: PopoverPresentation) -> ArrowDirection? {
    let origin = asked.sourceRect.origin
    let moved = pieces.map { $0.offset(x: origin.x, y: origin.y) }
    return PopoverRequest(asked, anchor: .pieces(moved)).answer(after: placed).layout.arrowDirection
  }
}
