import PopoverGeometry

extension PlacementRule {
  /// Where the popover may lie.
  static let frame = [
    PlacementRule("the frame is inside the area where the bare chrome fits it") { scene, layout in
      let metrics = scene.metrics(without: layout.dropped)
      let chrome = metrics.frameSize(content: .zero, direction: layout.arrowDirection)
      let area = scene.area
      guard chrome.width <= area.width, chrome.height <= area.height else { return nil }
      return layout.frame.isInside(area)
    },
    PlacementRule("no size is negative and nothing is undefined") { _, layout in
      [layout.frame, layout.background, layout.content, layout.arrow].allSatisfy {
        $0.width >= 0 && $0.height >= 0 && ($0.x + $0.y).isFinite
      } && layout.arrowOffset.isFinite && layout.arrowResidual.isFinite
    },
    PlacementRule("in cells everything is whole") { scene, layout in
      guard scene.grid == .cells else { return true }
      let rects = [layout.frame, layout.background, layout.content, layout.arrow]
      let figures: [Double] = rects.flatMap(\.list) + [layout.arrowOffset * 2]
      return figures.allSatisfy { $0 == $0.rounded() }
    },
    PlacementRule("the anchor is covered only where that is allowed") { scene, layout in
      !layout.overlapsAnchor || scene.canOverlapSourceViewRect || layout.arrowDirection == nil
    },
    PlacementRule("beside the anchor the gap is kept on every side") { scene, layout in
      guard layout.isBeside, let axis = layout.arrowDirection?.axis else { return nil }
      return layout.frame.distance(to: scene.visibleSourceRect, axis) == scene.policy.gap
    },
    PlacementRule("the popover lies on the side that its arrow points away from") { scene, layout in
      guard layout.isBeside, let direction = layout.arrowDirection else { return nil }
      let (frame, anchor) = (layout.frame[direction.axis], scene.visibleSourceRect[direction.axis])
      return direction.popoverFollowsAnchor ? frame.start >= anchor.end : frame.end <= anchor.start
    },
    PlacementRule(
      "the frame is aligned, and moved by the skid, as far as the area lets it",
      of: { $0.keepOut = [] },
      holds: { scene, layout in
        guard let edge = layout.arrowDirection?.axis.crossed else { return nil }
        let (frame, anchor) = (layout.frame[edge], scene.visibleSourceRect[edge])
        let isRight = edge == .horizontal && scene.policy.writingDirection == .rightToLeft
        let atNear = anchor.start
        let atFar = anchor.end - frame.length
        let aligned =
          switch scene.policy.alignment {
          case .start: isRight ? atFar : atNear
          case .center: (atNear + atFar) / 2
          case .end: isRight ? atNear : atFar
          }
        let wished = scene.grid.rounded(aligned + (isRight ? -1 : 1) * scene.policy.skid)
        let held = max(scene.area[edge].start, min(wished, scene.area[edge].end - frame.length))
        return frame.start == held
      }),
    PlacementRule("how much of the anchor is seen is told") { scene, layout in
      let (anchor, area) = (scene.sourceRect, scene.area)
      let isSeen = Axis.allCases.allSatisfy {
        let gap = anchor.distance(to: area, $0)
        return anchor[$0].length == 0 ? gap <= 0 : gap < 0
      }
      let expected: AnchorVisibility = anchor.isInside(area) ? .whole : isSeen ? .partly : .hidden
      return layout.anchorVisibility == expected
    },
    PlacementRule(
      "an empty anchor on the edge of the area is seen whole",
      of: { scene in
        let area = scene.area
        let (isRight, isLow) = (scene.sourceRect.x > 30, scene.sourceRect.y > 15)
        scene.sourceRect = Rect(
          x: isRight ? area[.horizontal].end : area.x, y: isLow ? area[.vertical].end : area.y,
          width: 0, height: 0)
      },
      holds: { _, layout in
        layout.anchorVisibility == .whole && !layout.overlapsAnchor || !layout.isBeside
      }),
    PlacementRule(
      "no wish beyond the area on one axis changes the answer on the other",
      of: { scene in
        Premise.plain(&scene)
        scene.permittedArrowDirections = ArrowDirections(
          [scene.permittedArrowDirections.first ?? .up])
      },
      holds: { scene, layout in
        guard layout.isBeside, let axis = layout.arrowDirection?.axis else { return nil }
        var other = scene
        other.sourceRect[axis].start -= 9
        other.preferredContentSize[axis] += 40
        let answer = other.layout()
        guard answer.isBeside else { return nil }
        return answer.frame[axis.crossed] == layout.frame[axis.crossed]
          && answer.arrow[axis.crossed] == layout.arrow[axis.crossed]
      }),
  ]
}
