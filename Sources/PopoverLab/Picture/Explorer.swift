import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The picture of the scene and the inspector.
enum Explorer {
  /// A scene that fills the screen, as it mostly does, is drawn on it directly.
  ///
  /// - Parameter pose: what is shown during a transition; `nil` at rest.
  static func draw(
    pose: ScenePose?, in lab: LabContext, on canvas: inout Canvas, using cache: inout FrameCache
  ) {
    let map = cache.map(mapQuestion(in: lab), or: lab.explanation.map)
    let picture = ScenePicture(shown: lab.shown, pose: pose)
    if lab.shown.view.isWhole, lab.explorer.panel.isEmpty {
      canvas = cache.page(picture.page(size: lab.size, depth: lab.display.depth))
      picture.draw(in: lab, on: &canvas)
      return picture.drawOverlays(map, in: lab, using: &cache, on: &canvas)
    }
    canvas.fill(canvas.bounds, with: Cell(style: lab.style(.text)))
    let page = cache.page(picture.page(size: lab.shown.view.screen, depth: lab.display.depth))
    let scene = picture.canvas(on: page, in: lab) {
      picture.drawOverlays(map, in: lab, using: &cache, on: &$0)
    }
    canvas.draw(scene, at: lab.explorer.scene.origin)
    InspectorPanel(lab, map: map).draw(on: &canvas, using: &cache)
  }

  /// The cells of the largest screen that is mapped as a whole at a key: more than 200x60. A larger one is mapped where it is
  /// seen.
  private static let largestWholeMap = 20_000

  /// The most popovers that are placed for a map, where others move with its own.
  private static let mostPlaced = 12_000

  /// The question for the map of sides; `nil` while neither the overlay nor the inspector needs the map, or it would take
  /// too long. The inspector needs all of it, and does without on a screen that is too large.
  static func mapQuestion(in lab: LabContext) -> SideMapQuestion? {
    let (explained, screen) = (lab.explained, lab.explained.container.size)
    let scene = explained.stage.scene
    guard let popover = scene.popovers.first(where: { $0.name == lab.edited.popover?.name }) else {
      return nil
    }
    // In line mode nothing is seen.
    let asksWhereSeen =
      screen.width * screen.height > largestWholeMap && !lab.screen.isLineMode
    let isInspected =
      lab.explanation.inspectorTop != nil && !scene.isAskedAlone(popover)
    guard lab.explanation.overlays.contains(.map) || isInspected && !asksWhereSeen,
      let question = SideMapQuestion(
        for: popover.name, in: explained.placement, on: explained.stage,
        within: asksWhereSeen ? explained.view.part : nil)
    else { return nil }
    return question.placesOthers && question.count > mostPlaced ? nil : question
  }

  /// The map of sides, made anew; `nil` while none is needed.
  static func map(in lab: LabContext) -> SideMap? {
    mapQuestion(in: lab).map { SideMap($0) }
  }

  /// The place of the cursor: the first visible cell of the selected anchor.
  static func cursor(in lab: LabContext) -> CellPoint? {
    let (anchors, selected) = (lab.placement.anchors, lab.edited.selection.anchor)
    guard anchors.indices.contains(selected) else { return nil }
    for rect in anchors[selected].rects {
      let seen = lab.screenRect(rect).intersection(lab.explorer.scene)
      if !seen.isEmpty { return seen.origin }
    }
    return nil
  }
}
