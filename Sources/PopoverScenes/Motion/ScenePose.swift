import CellCanvas
import PopoverGeometry

/// A scene at one instant of a transition.
public struct ScenePose: Equatable, Sendable {
  /// Where everything comes to rest. Anchors are there already.
  public var placement: ScenePlacement
  /// What is taken from the edges, not yet rounded.
  public var reserved: Insets
  /// In the order in which they are drawn.
  public var popovers: [PosedPopover]

  public subscript(name: String) -> PosedPopover? { popovers.first { $0.name == name } }
}

/// A popover of a scene at one instant.
public struct PosedPopover: Equatable, Sendable {
  /// What it shows.
  public var popover: ScenePopover
  /// Where it comes to rest, or where it was.
  public var layout: PopoverLayout
  public var pose: PopoverPose
  /// Whether it keeps off what is reserved and inside the screen; other engines do not always.
  var isHeld: Bool
  /// What it is held in.
  public internal(set) var bounds: Rect

  public var name: String { popover.name }
}

extension ScenePose {
  /// What is taken from the edges in whole cells.
  public var reservedCells: CellInsets {
    func cells(_ length: Double) -> Int { Int(Grid.cells.rounded(length)) }
    return CellInsets(
      top: cells(reserved.top), left: cells(reserved.left), bottom: cells(reserved.bottom),
      right: cells(reserved.right))
  }

  /// The screen without what is reserved.
  var area: Rect { Rect(placement.container).inset(by: Insets(reservedCells)) }

  /// How much of the screen is dimmed as for a popover.
  var presence: Double { popovers.map(\.pose.presence).max() ?? 0 }

  /// The same without popovers.
  public var empty: ScenePose {
    var pose = self
    pose.popovers = []
    return pose
  }
}

extension SceneStage {
  /// A scene at rest.
  public func pose(of placement: ScenePlacement) -> ScenePose {
    var pose = ScenePose(
      placement: placement, reserved: Insets(placement.reserved), popovers: [])
    let area = pose.area
    pose.popovers = zip(scene.popovers, placement.popovers).filter(\.1.isShown).map {
      let isHeld = $1.layout.frame.clamped(to: area) == $1.layout.frame
      return PosedPopover(
        popover: $0, layout: $1.layout, pose: PopoverPose($1.layout), isHeld: isHeld,
        bounds: isHeld ? area : Rect(placement.container).union($1.layout.frame))
    }
    return pose
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    Rect { axis in
      Span(
        from: min(self[axis].start, other[axis].start), to: max(self[axis].end, other[axis].end))
    }
  }
}
