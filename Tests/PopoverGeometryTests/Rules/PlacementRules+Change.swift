import PopoverGeometry

extension PlacementRule {
  /// What a larger or another world does to an answer.
  static let change = [
    PlacementRule(
      "growing the container never turns a fit into a shrunk one",
      of: { scene in
        Premise.fitsFirst(&scene)
        scene.policy.skid = 0
      },
      holds: { scene, layout in
        guard layout.isWhole, scene.anchorVisibility == .whole else { return nil }
        var grown = scene.following(layout)
        grown.container.width += 5
        grown.container.height += 3
        return grown.layout().isWhole
      }),
    PlacementRule(
      "shrinking is undone when the room returns",
      of: { $0.keepOut = [] },
      holds: { scene, layout in
        guard layout.isShrunk, layout.isBeside else { return nil }
        var roomy = scene.following(layout)
        roomy.container = Rect(
          x: scene.container.x - 200, y: scene.container.y - 200,
          width: scene.container.width + 400, height: scene.container.height + 400)
        return roomy.layout().isWhole
      }),
  ]

  static let symmetry = [
    PlacementRule("moving the world moves the answer") { scene, layout in
      var moved = scene.offset(x: 7, y: -3).layout()
      guard moved.frame == layout.frame.offset(x: 7, y: -3) else { return false }
      (moved.frame, moved.background) = (layout.frame, moved.background.offset(x: -7, y: 3))
      (moved.content, moved.arrow) =
        (moved.content.offset(x: -7, y: 3), moved.arrow.offset(x: -7, y: 3))
      return moved == layout
    },
    PlacementRule(
      "turning the world turns the answer",
      of: { scene in
        scene.wrapping = nil
        scene.policy.writingDirection = .leftToRight
      },
      holds: { scene, layout in
        let turned = scene.transposed.layout()
        return turned.frame == layout.frame.transposed && turned.arrow == layout.arrow.transposed
          && turned.arrowDirection == layout.arrowDirection?.transposed
          && turned.arrowOffset == layout.arrowOffset && turned.rule == layout.rule
          && turned.arrowResidual == layout.arrowResidual
      }),
    PlacementRule(
      "a mirror shows the same sides",
      of: { $0.keepOut = [] },
      holds: { scene, layout in
        let cut = (scene.popoverLayoutMargins + scene.reserved)[.horizontal].sum
        guard scene.grid == .points, scene.area.width >= layout.frame.width,
          scene.container.width >= cut
        else { return true }
        let seen = scene.mirrored.layout()
        return seen.arrowDirection == layout.arrowDirection?.mirrored
          && seen.frame.list.isClose(to: layout.frame.mirrored.list)
          && abs(seen.arrow[.horizontal].mid + layout.arrow[.horizontal].mid) <= tolerance
          || layout.arrowDirection == nil
      }),
  ]
}
