import CellCanvas
import PopoverGeometry

/// What is moved by hand is not animated: a popover is where its anchor is, a cell at a time. Only what
/// goes farther than this at once is shown on its way.
extension ScenePose {
  /// Columns and rows, about as far to the eye.
  static let reach = (horizontal: 4.0, vertical: 2.0)

  /// The same instant after anchors were moved a little: what hangs on them comes along at once.
  ///
  /// - Parameter isHeld: whether anchors are held, and however far they were moved is a little.
  public func following(_ placement: ScenePlacement, isHeld: Bool = false) -> ScenePose {
    var pose = self
    var steps: [String: CellPoint] = [:]
    for region in self.placement.anchors {
      let other = placement.anchors.first { $0.name == region.name }
      steps[region.name] = region.step(to: other, isHeld: isHeld)
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
  fileprivate func step(to other: ScenePlacement.Region?, isHeld: Bool) -> CellPoint? {
    guard let other, rects.map(\.size) == other.rects.map(\.size), let here = rects.first,
      let there = other.rects.first
    else { return nil }
    let step = CellPoint(x: there.x - here.x, y: there.y - here.y)
    let isNear =
      isHeld
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
