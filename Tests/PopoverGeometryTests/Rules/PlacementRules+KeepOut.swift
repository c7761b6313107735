import PopoverGeometry

extension PlacementRule {
  /// Where the popover goes to keep clear of rectangles.
  static let keepOut = [
    PlacementRule(
      "beside the anchor nothing that is to be kept out of is covered",
      of: { scene in
        if scene.keepOut.isEmpty {
          let anchor = scene.sourceRect
          scene.keepOut = [Rect(x: anchor.x + 3, y: anchor.y + 9, width: 7, height: 2)]
        }
      },
      holds: { scene, layout in
        guard layout.isBeside, layout.frame.width > 0, layout.frame.height > 0 else { return nil }
        return scene.isClear(layout.frame)
      }),
    PlacementRule(
      "a layout says whether it covers what is to be kept out of",
      of: { scene in
        scene.permittedArrowDirections = []
        if scene.keepOut.isEmpty { scene.keepOut = [scene.container] }
      },
      holds: { scene, layout in layout.coversKeepOut == !scene.isClear(layout.frame) }),
    PlacementRule(
      "who may cover the anchor covers nothing that is to be kept out of",
      of: { scene in
        scene.canOverlapSourceViewRect = true
        if scene.keepOut.isEmpty { scene.keepOut = [scene.layout().frame.halved] }
      },
      holds: { scene, layout in
        guard layout.rule == .overlap, layout.frame.isInside(scene.area) else { return nil }
        return scene.isClear(layout.frame)
      }),
    PlacementRule(
      "what lies out of the area need not be kept out of",
      of: { scene in
        scene.keepOut = [scene.container.offset(x: scene.container.width + 1, y: 0)]
      },
      holds: { scene, layout in
        var free = scene
        free.keepOut = []
        return free.layout() == layout || !layout.frame.isInside(scene.container)
      }),
    PlacementRule(
      "no place along the anchor's edge that is clear is nearer to where the popover would lie",
      of: { scene in if scene.keepOut.isEmpty { scene.keepOut = [scene.layout().frame.halved] } },
      holds: { scene, layout in
        guard layout.isBeside, let axis = layout.arrowDirection?.axis.crossed,
          let wished = scene.frame(like: layout), wished.isInside(scene.area)
        else { return nil }
        let moved = layout.frame.distance(from: wished, scene.policy)
        let anchor = scene.visibleSourceRect[axis]
        let shared = min(1, wished[axis].length, anchor.length)
        return !wished.places(along: axis, in: scene).contains {
          $0.distance(from: wished, scene.policy) < moved - tolerance && $0.isInside(scene.area)
            && -$0.distance(to: scene.visibleSourceRect, axis) >= shared && scene.isClear($0)
        }
      }),
    PlacementRule(
      "without an arrow no clear place in the area is nearer to the middle",
      of: { scene in
        scene.permittedArrowDirections = []
        if scene.keepOut.isEmpty { scene.keepOut = [scene.layout().frame.halved] }
      },
      holds: { scene, layout in
        guard let middle = scene.frame(like: layout), middle.isInside(scene.area) else {
          return nil
        }
        let isClear = scene.isClear(layout.frame)
        let moved = layout.frame.distance(from: middle, scene.policy)
        return !middle.places(along: .vertical, in: scene).lazy
          .flatMap { $0.places(along: .horizontal, in: scene) }
          .contains {
            $0.isInside(scene.area) && scene.isClear($0)
              && (!isClear || $0.distance(from: middle, scene.policy) < moved)
          }
      }),
  ]
}

extension PopoverPresentation {
  fileprivate func isClear(_ frame: Rect) -> Bool { !keepOut.contains { $0.overlaps(frame) } }

  /// The frame of a popover like the one of an answer, if there were nothing to keep out of.
  fileprivate func frame(like layout: PopoverLayout) -> Rect? {
    var free = self
    (free.keepOut, free.droppable, free.wrapping, free.maximumContentSize) = ([], .none, nil, nil)
    (free.currentFrame, free.metrics) = (nil, metrics(without: layout.dropped))
    free.preferredContentSize = layout.content.size
    free.permittedArrowDirections = ArrowDirections([layout.arrowDirection].compactMap(\.self))
    let frame = free.layout().frame
    return frame.size == layout.frame.size ? frame : nil
  }
}

extension Rect {
  /// A part of it that is small enough to go round.
  fileprivate var halved: Rect {
    Rect(x: x + 1, y: y, width: (width / 2).rounded(), height: (height / 2).rounded())
  }

  /// The places in the area that it may be moved to along an axis, in steps of a cell or a point.
  fileprivate func places(along axis: Axis, in scene: PopoverPresentation) -> [Rect] {
    let starts = scene.area[axis]
    return stride(from: starts.start, through: starts.end - self[axis].length, by: 1).map {
      var place = self
      place[axis].start = $0
      return place
    }
  }

  /// How far it was moved, rows counted by the aspect.
  fileprivate func distance(from other: Rect, _ policy: PlacementPolicy) -> Double {
    abs(x - other.x) + abs(y - other.y) * policy.aspect
  }
}
