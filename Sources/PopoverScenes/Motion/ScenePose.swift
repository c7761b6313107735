import CellCanvas
import PopoverGeometry
import PopoverThemes

/// A scene at one instant of a transition.
public struct ScenePose: Equatable, Sendable {
  /// Where everything comes to rest. Anchors are there already.
  public var placement: ScenePlacement
  /// What is taken from the edges, not yet rounded.
  public var reserved: Insets
  /// In the order in which they are drawn.
  public var popovers: [PosedPopover]

  /// The popover with a name, if the scene shows one.
  public subscript(name: String) -> PosedPopover? { popovers.first { $0.name == name } }
}

/// A popover of a scene at one instant.
public struct PosedPopover: Equatable, Sendable {
  /// What it shows.
  public var popover: ScenePopover
  /// Where it comes to rest, or where it was.
  public var layout: PopoverLayout
  /// Where it is and how much of it shows.
  public var pose: PopoverPose
  /// Whether it is clamped to the screen without what is reserved; other engines do not always do so.
  var isClamped: Bool
  /// What it stays in.
  public internal(set) var bounds: Rect

  /// The name that the scene gives it.
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

extension ScenePose {
  /// A scene at rest.
  public init(_ placement: ScenePlacement, on stage: SceneStage) {
    self.init(placement: placement, reserved: Insets(placement.reserved), popovers: [])
    let area = area
    popovers = zip(stage.scene.popovers, placement.popovers).filter(\.1.isShown).map {
      let isClamped = $1.layout.frame.clamped(to: area) == $1.layout.frame
      return PosedPopover(
        popover: $0, layout: $1.layout, pose: PopoverPose($1.layout), isClamped: isClamped,
        bounds: isClamped ? area : Rect(placement.container).union($1.layout.frame))
    }
  }
}

/// What is moved by hand is not animated, unless it jumps farther than this.
extension ScenePose {
  /// Columns and rows, about as far to the eye.
  static let reach = (horizontal: 4.0, vertical: 2.0)

  /// The same instant after anchors were moved a little, with what hangs on them moved along. While an
  /// anchor is dragged, any distance counts as a little.
  public func following(_ placement: ScenePlacement, isDragged: Bool = false) -> ScenePose {
    var pose = self
    var steps: [String: CellPoint] = [:]
    for region in self.placement.anchors {
      let other = placement.anchors.first { $0.name == region.name }
      steps[region.name] = region.step(to: other, isDragged: isDragged)
    }
    for index in popovers.indices {
      guard let step = steps[popovers[index].popover.anchor] else { continue }
      pose.popovers[index].pose.move(by: step)
      steps[popovers[index].name] = step
    }
    pose.placement = placement
    return pose
  }

  /// Whether hardly anything lies between this instant and a scene at rest.
  public func isNear(_ rest: ScenePose) -> Bool {
    reserved == rest.reserved && popovers.map(\.name) == rest.popovers.map(\.name)
      && zip(popovers, rest.popovers).allSatisfy { $0.pose.isNear($1.pose) }
  }
}

extension ScenePlacement.Region {
  /// How far it was moved, if it is as large as it was and that is not far.
  fileprivate func step(to other: ScenePlacement.Region?, isDragged: Bool) -> CellPoint? {
    guard let other, rects.map(\.size) == other.rects.map(\.size), let here = rects.first,
      let there = other.rects.first
    else { return nil }
    let step = CellPoint(x: there.x - here.x, y: there.y - here.y)
    let isNear =
      isDragged
      || Double(abs(step.x)) <= ScenePose.reach.horizontal
        && Double(abs(step.y)) <= ScenePose.reach.vertical
    return isNear ? step : nil
  }
}

extension PopoverPose {
  fileprivate mutating func move(by step: CellPoint) {
    let (x, y) = (Double(step.x), Double(step.y))
    frame = frame.offset(x: x, y: y)
    content = content.offset(x: x, y: y)
    if let arrowDirection { arrowMiddle += arrowDirection.axis == .vertical ? x : y }
  }

  fileprivate func isNear(_ rest: PopoverPose) -> Bool {
    func isNear(_ axis: Axis, _ reach: Double) -> Bool {
      abs(frame[axis].start - rest.frame[axis].start) <= reach
        && abs(frame[axis].end - rest.frame[axis].end) <= reach
    }
    return arrowDirection == rest.arrowDirection && presence == rest.presence
      && opacity == rest.opacity && isNear(.horizontal, ScenePose.reach.horizontal)
      && isNear(.vertical, ScenePose.reach.vertical)
  }
}

extension ScenePose {
  /// The whole screen at this instant.
  public func picture(by stage: SceneStage, depth: ColorDepth = .trueColor) -> Canvas {
    var canvas = stage.ground(placement.container.size, depth: depth)
    draw(by: stage, depth: depth, on: &canvas)
    return stage.theme.legible(canvas)
  }

  /// Draws all of the scene at this instant on a page that is there already; marks the `selected` anchor.
  public func draw(
    by stage: SceneStage, selected: String? = nil, depth: ColorDepth, on canvas: inout Canvas
  ) {
    stage.theme.drawBackdrop(on: &canvas, presence: presence, depth: depth)
    stage.drawRegions(
      placement, reserved: reservedCells, selected: selected, depth: depth, on: &canvas)
    for popover in popovers where popover.pose.presence > 0 {
      popover.draw(over: placement.anchors, by: stage, depth: depth, on: &canvas)
    }
  }
}

extension PosedPopover {
  fileprivate func draw(
    over anchors: [ScenePlacement.Region], by stage: SceneStage, depth: ColorDepth,
    on canvas: inout Canvas
  ) {
    let ground = canvas
    stage.draw(
      popover, layout, pose.chrome(stage.metrics(of: popover), in: bounds).chrome,
      direction: pose.arrowDirection, content: CellRect(pose.contentPlace()), over: anchors,
      presence: pose.presence, depth: depth, on: &canvas)
    var mixing = StyleMixing(share: pose.opacity, depth: depth)
    canvas.fade(over: ground, by: &mixing)
  }
}
