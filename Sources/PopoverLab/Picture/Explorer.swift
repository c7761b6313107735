import CellCanvas
import PopoverScenes
import PopoverThemes

/// The picture of the scene and the inspector.
struct Explorer {
  let lab: LabContext
  /// The pose that is shown during a transition; `nil` at rest.
  let pose: ScenePose?

  init(_ lab: LabContext, pose: ScenePose? = nil) { (self.lab, self.pose) = (lab, pose) }

  /// A scene that fills the screen, as it mostly does, is drawn on it directly.
  func draw(on canvas: inout Canvas, using cache: inout FrameCache) {
    let map = cache.map(Self.mapQuestion(lab), hasColors: lab.display.depth != .none)
    let picture = ScenePicture(lab, pose: pose)
    if lab.shown.view.isWhole {
      canvas = cache.page(lab.size, lab.style(.page))
      picture.draw(on: &canvas)
      return picture.drawOverlays(map, on: &canvas)
    }
    canvas.fill(canvas.bounds, with: Cell(style: lab.style(.text)))
    let page = cache.page(lab.shown.view.screen, lab.style(.page))
    canvas.draw(picture.canvas(on: page, overlays: map), at: lab.explorer.scene.origin)
    InspectorPanel(lab, map: map).draw(on: &canvas)
  }

  /// The question for the map of sides; `nil` while neither the overlay nor the inspector needs the map.
  static func mapQuestion(_ lab: LabContext) -> SideMapQuestion? {
    guard let name = lab.edited.popover?.name else { return nil }
    let isOfOtherEngine =
      lab.explanation.inspectorPage != nil && lab.explainedPopover?.layout.rule == .given
    guard isOfOtherEngine || lab.explanation.overlays.contains(.map) else { return nil }
    return SideMapQuestion(
      for: name, in: lab.explained.placement, on: lab.explained.stage)
  }

  /// The map of sides, made anew; `nil` while none is needed.
  static func map(_ lab: LabContext) -> SideMap? {
    mapQuestion(lab).map { SideMap($0, hasColors: lab.display.depth != .none) }
  }

  /// The place of the cursor: the first visible cell of the selected anchor.
  static func cursor(in lab: LabContext) -> CellPoint? {
    guard lab.placement.anchors.indices.contains(lab.edited.selection.anchor) else { return nil }
    return lab.placement.anchors[lab.edited.selection.anchor].rects.lazy
      .map { lab.screenRect($0).intersection(lab.explorer.scene) }.first { !$0.isEmpty }?.origin
  }
}
