import CellCanvas
import PopoverGeometry
import PopoverThemes

extension SceneStage {
  /// The whole screen at one instant.
  public func picture(of pose: ScenePose, depth: ColorDepth = .trueColor) -> Canvas {
    let page = Cell(style: theme.style(.page, depth: depth))
    var canvas = Canvas(size: pose.placement.container.size, filledWith: page)
    draw(pose, depth: depth, on: &canvas)
    return theme.legible(canvas)
  }

  /// Draws all of the scene at one instant, on a page that is there already.
  ///
  /// - Parameter selected: the name of an anchor that is marked.
  public func draw(
    _ pose: ScenePose, selected: String? = nil, depth: ColorDepth, on canvas: inout Canvas
  ) {
    drawGround(
      pose.placement, reserved: pose.reservedCells, presence: pose.presence, selected, depth,
      on: &canvas)
    for popover in pose.popovers where popover.pose.presence > 0 {
      draw(popover, over: pose.placement.anchors, depth, on: &canvas)
    }
  }

  private func draw(
    _ posed: PosedPopover, over anchors: [ScenePlacement.Region], _ depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let (pose, ground) = (posed.pose, canvas)
    let content = CellRect(pose.contentPlace())
    let window = draw(
      posed.popover, posed.layout, pose.chrome(theme.metrics, in: posed.bounds).chrome,
      direction: pose.arrowDirection, content: content, presence: pose.presence, depth: depth,
      on: &canvas)
    if posed.layout.overlapsAnchor { show(anchors, through: window, depth, on: &canvas) }
    var mixing = StyleMixing(share: pose.opacity, depth: depth)
    canvas.fade(over: ground, by: &mixing)
  }
}
