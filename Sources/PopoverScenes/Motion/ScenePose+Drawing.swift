import CellCanvas
import PopoverGeometry
import PopoverThemes

extension ScenePose {
  /// The whole screen at this instant.
  public func picture(by stage: SceneStage, depth: ColorDepth = .trueColor) -> Canvas {
    let page = Cell(style: stage.theme.style(.page, depth: depth))
    var canvas = Canvas(size: placement.container.size, filledWith: page)
    draw(by: stage, depth: depth, on: &canvas)
    return stage.theme.legible(canvas)
  }

  /// Draws all of the scene at this instant, on a page that is there already.
  ///
  /// - Parameter selected: the name of an anchor that is marked.
  public func draw(
    by stage: SceneStage, selected: String? = nil, depth: ColorDepth, on canvas: inout Canvas
  ) {
    stage.drawGround(
      placement, reserved: reservedCells, presence: presence, selected, depth, on: &canvas)
    for popover in popovers where popover.pose.presence > 0 {
      popover.draw(over: placement.anchors, by: stage, depth, on: &canvas)
    }
  }
}

extension PosedPopover {
  fileprivate func draw(
    over anchors: [ScenePlacement.Region], by stage: SceneStage, _ depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let ground = canvas
    let window = stage.draw(
      popover, layout, pose.chrome(stage.theme.metrics, in: bounds).chrome,
      direction: pose.arrowDirection, content: CellRect(pose.contentPlace()),
      presence: pose.presence, depth: depth, on: &canvas)
    if layout.overlapsAnchor { stage.show(anchors, through: window, depth, on: &canvas) }
    var mixing = StyleMixing(share: pose.opacity, depth: depth)
    canvas.fade(over: ground, by: &mixing)
  }
}
