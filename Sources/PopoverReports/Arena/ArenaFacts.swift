import PlacementEngines
import PopoverGeometry

/// What is true of a scene, whatever an engine says to it.
struct ArenaFacts {
  var scene: EngineScene
  /// The sides on which the whole popup fits beside the anchor.
  var fitting: [Side]
  /// The largest part of the popup that fits on one side, in square cells.
  var largestUsable: Double

  init(_ scene: EngineScene) {
    self.scene = scene
    let usable = scene.sides.map { scene.usableSize(on: $0) }
    fitting = zip(scene.sides, usable).filter { $0.1 == scene.popupSize }.map(\.0)
    largestUsable = usable.map(\.area).max() ?? 0
  }
}

extension EngineScene {
  /// As much of the popup as fits beside the anchor on `side`, beyond the gap.
  fileprivate func usableSize(on side: Side) -> Size {
    let axis: Axis = side == .below || side == .above ? .vertical : .horizontal
    let isAfter = side == .below || side == .right
    var room = container.size
    room[axis] =
      (isAfter
        ? container[axis].end - anchor[axis].end : anchor[axis].start - container[axis].start)
      - gap
    return Size { min(popupSize[$0], max(0, room[$0])) }
  }

  /// What of a popup can be used: the part in sight, and nothing if it covers the anchor.
  func usableArea(of frame: Rect) -> Double {
    frame.overlaps(anchor) ? 0 : frame.clamped(to: container).size.area
  }
}
