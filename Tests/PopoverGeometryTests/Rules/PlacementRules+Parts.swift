import PopoverGeometry

extension PlacementRule {
  /// The arrow and the other parts of a popover.
  static let parts = [
    PlacementRule("the frame is the content, its insets and one arrow") { scene, layout in
      let metrics = scene.metrics(without: layout.dropped)
      let size = metrics.frameSize(content: layout.content.size, direction: layout.arrowDirection)
      return layout.frame.size == size && layout.background.isInside(layout.frame)
    },
    PlacementRule("the arrow keeps off the caps, or stands in the middle between them") {
      scene, layout in
      guard let direction = layout.arrowDirection else { return layout.arrow.size == .zero }
      let edge = direction.axis.crossed
      let metrics = scene.metrics(without: layout.dropped)
      let (arrow, whole, caps) = (layout.arrow[edge], layout.frame[edge], metrics.capInsets[edge])
      guard whole.length >= caps.sum + arrow.length else {
        return abs(arrow.mid - whole.mid) <= (scene.grid == .cells ? 0.5 : tolerance)
      }
      return arrow.start >= whole.start + caps.near && arrow.end <= whole.end - caps.far
    },
    PlacementRule("the arrow fills the strip between the background and the anchor's side") {
      scene, layout in
      guard let direction = layout.arrowDirection else { return nil }
      let (arrow, background) = (layout.arrow[direction.axis], layout.background[direction.axis])
      let isFlush =
        direction.popoverFollowsAnchor
        ? arrow.end == background.start : arrow.start == background.end
      return isFlush && arrow.length == scene.metrics.arrow(direction).height
        && layout.arrow[direction.axis.crossed].length == scene.metrics.arrow(direction).base
    },
    PlacementRule("the arrow points at the anchor wherever it can, and tells where it cannot") {
      scene, layout in
      guard let direction = layout.arrowDirection else {
        return layout.arrowResidual == 0 && !layout.pointsAtAnchor
      }
      let edge = direction.axis.crossed
      let (arrow, anchor) = (layout.arrow[edge], scene.visibleSourceRect[edge])
      let meets = anchor.length == 0 ? arrow.meets(anchor) : arrow.overlaps(anchor)
      let caps = scene.metrics(without: layout.dropped).capInsets[edge]
      let reach = layout.frame[edge].inset(by: caps)
      let couldMeet = reach.length >= arrow.length && reach.overlaps(anchor)
      if couldMeet, !meets { return false }
      let sign = arrow.mid < anchor.mid ? -1.0 : 1
      return meets ? layout.pointsAtAnchor : layout.arrowResidual * sign > 0
    },
    PlacementRule("the arrow aims at the middle of what its edge shares with the anchor's") {
      scene, layout in
      guard let edge = layout.arrowDirection?.axis.crossed else { return nil }
      let (frame, anchor) = (layout.frame[edge], scene.visibleSourceRect[edge])
      guard frame.overlaps(anchor) else { return nil }
      let shared = (max(frame.start, anchor.start) + min(frame.end, anchor.end)) / 2
      let caps = scene.metrics(without: layout.dropped).capInsets[edge]
      let room = frame.inset(by: caps)
      guard shared - layout.arrow[edge].length / 2 >= room.start,
        shared + layout.arrow[edge].length / 2 <= room.end
      else { return nil }
      return abs(layout.arrow[edge].mid - shared) <= (scene.grid == .cells ? 0.5 : tolerance)
    },
    PlacementRule("the offset is from the middle of the edge to the middle of the arrow") {
      _, layout in
      guard let edge = layout.arrowDirection?.axis.crossed else { return layout.arrowOffset == 0 }
      return layout.arrowOffset == layout.arrow[edge].mid - layout.frame[edge].mid
    },
  ]

  /// What may be asked for beyond the standard.
  static let options = [
    PlacementRule("the content is no larger than its maximum, nor than what was asked for") {
      scene, layout in
      let asked = scene.maximumContentSize ?? Size(width: .infinity, height: .infinity)
      let preferred = scene.preferredContentSize
      return layout.content.width <= min(asked.width, preferred.width)
        && layout.content.height
          <= min(asked.height, scene.wrapping == nil ? preferred.height : .infinity)
    },
    PlacementRule("beside the anchor the content keeps its minimum") { scene, layout in
      guard layout.isBeside else { return nil }
      return layout.content.width >= scene.neededContent.width
        && layout.content.height >= scene.neededContent.height
    },
    PlacementRule(
      "wrapped content is as high as its width asks, or is cut",
      of: { scene in
        let text = scene.wrapping ?? WrappedContent(lines: [[4, 7, 3, 11, 5, 2, 9]])
        scene.wrapping = text
        scene.preferredContentSize = text.naturalSize
      },
      holds: { scene, layout in
        guard let text = scene.wrapping, layout.content.width > 0 else { return nil }
        let height = text.height(width: layout.content.width)
        if layout.rule == .wrapped {
          return layout.content.height == min(height, scene.maximumContentSize?.height ?? height)
        }
        return layout.content.height <= height
      }),
    PlacementRule(
      "decorations go in their order, and only if something is gained by it",
      of: { scene in
        scene.metrics.contentViewInsets = Insets(top: 2, left: 2, bottom: 2, right: 2)
        scene.droppable = .parts(of: scene.metrics.contentViewInsets)
      },
      holds: { scene, layout in
        var undropped = scene
        undropped.droppable = .none
        let kept = undropped.layout()
        let orders: [Decorations] = [
          [], [.title], [.title, .padding], [.title, .padding, .border],
        ]
        guard let place = orders.firstIndex(of: layout.dropped) else { return false }
        let isComplete = kept.arrowDirection.map { undropped.candidate($0).isComplete } ?? false
        if kept.isBeside && isComplete || !kept.isShrunk && !layout.isBeside { return place == 0 }
        guard place > 0 else { return !layout.isShrunk || kept.content.size == layout.content.size }
        var fewer = scene
        fewer.droppable = scene.droppable.only(orders[place - 1])
        let former = fewer.layout()
        return former.content.size != layout.content.size || former.isBeside != layout.isBeside
          || former.rule != layout.rule
      }),
  ]
}
