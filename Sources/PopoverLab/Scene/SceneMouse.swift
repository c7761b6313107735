import CellCanvas
import PopoverGeometry
import PopoverScenes

struct Drag: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case anchor
    /// The lower right corner, which changes the size.
    case corner
  }

  var part: Part
  /// The grabbed cell, relative to the origin or the corner.
  var grip: CellPoint
  /// The offset from the screen to the scene at the start, as the drag may scroll the scene.
  var scroll: CellPoint
  /// Whether it has changed anything. The whole drag is one change.
  var hasMoved = false
}

extension SceneMode {
  /// Handles the mouse in the scene. Keys can do everything that it does.
  mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    switch mouse.action {
    case .press(.left): press(mouse, &lab)
    case .drag(.left): drag(to: mouse.point, &lab)
    case .release: drag = nil
    case .wheel(let notches): ExplainCommands.wheel(notches, at: mouse.point, &lab)
    case .press, .drag: break
    }
  }

  private mutating func press(_ mouse: MouseEvent, _ lab: inout LabContext) {
    drag = nil
    if lab.explorer.panel.contains(mouse.point),
      let number = ExplainCommands.number(at: mouse.point, &lab)
    {
      return lab.follow(.open(.dial(.open(number))))
    }
    guard lab.explorer.scene.contains(mouse.point) else { return }
    let point = mouse.point.moved(by: lab.scroll)
    guard lab.container.contains(point) else { return }
    let placement = lab.placement
    if let popover = placement.popovers.lastIndex(where: { $0.isShown && $0.covers(point) }) {
      PartCommands.selectPopover(popover, &lab)
      useDial(at: mouse, &lab)
    } else if let anchor = placement.anchors.lastIndex(where: { $0.covers(point) }) {
      grab(anchor, at: point, &lab)
    } else {
      preferSide(of: point, &lab)
    }
  }

  private func useDial(at mouse: MouseEvent, _ lab: inout LabContext) {
    guard case .dial = lab.edited.popover?.content,
      lab.contentFrame?.contains(mouse.point) == true
    else { return }
    lab.follow(.open(.dial(.grab(mouse))))
  }

  private mutating func grab(_ anchor: Int, at point: CellPoint, _ lab: inout LabContext) {
    // Read before the selection changes, which may scroll the scene.
    let scroll = lab.scroll
    if anchor != lab.edited.selection.anchor { PartCommands.selectAnchor(anchor, &lab) }
    let bounds = CellRect(around: lab.placement.anchors[anchor].rects)
    let corner = bounds.lowerRightCorner
    let isCorner =
      point == corner && corner != bounds.origin && lab.edited.scene.anchors[anchor].hasSize
    drag = Drag(
      part: isCorner ? .corner : .anchor,
      grip: isCorner ? CellPoint(x: 0, y: 0) : point.relative(to: bounds.origin),
      scroll: scroll)
  }

  private mutating func drag(to point: CellPoint, _ lab: inout LabContext) {
    guard let drag, let anchor = lab.edited.anchor else { return }
    let point = point.moved(by: drag.scroll)
    let bounds = anchor.bounds(on: lab.container, isClamped: lab.edited.scene.clampsRegions)
    let grabbed = drag.part == .corner ? bounds.lowerRightCorner : bounds.origin
    let step = point.relative(to: drag.grip).relative(to: grabbed)
    if step == CellPoint(x: 0, y: 0) { return }
    switch drag.part {
    case .anchor: AnchorCommands.move(x: step.x, y: step.y, &lab)
    case .corner:
      AnchorCommands.resize(width: step.x, height: step.y, &lab)
      putBack(to: bounds.origin, &lab)
    }
    if lab.edited.anchor != anchor { self.drag?.hasMoved = true }
  }

  /// Moves a resized anchor back to its origin: one that is attached to the middle or to an edge grows to all sides.
  private func putBack(to origin: CellPoint, _ lab: inout LabContext) {
    guard let anchor = lab.edited.anchor else { return }
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    let now = anchor.bounds(on: screen, isClamped: isClamped)
    if now.origin == origin { return }
    lab.edited.scene.anchors[lab.edited.selection.anchor].move(
      x: origin.x - now.x, y: origin.y - now.y, on: screen, isClamped: isClamped)
  }

  private func preferSide(of point: CellPoint, _ lab: inout LabContext) {
    guard let placed = lab.placedPopover else { return lab.refuse(lab.noPopover) }
    guard let side = CellRect(placed.presentation.sourceRect).side(of: point) else { return }
    lab.follow(.call(CommandCall("prefer-\(side)")))
  }
}

extension CellPoint {
  fileprivate func moved(by step: CellPoint) -> CellPoint {
    CellPoint(x: x + step.x, y: y + step.y)
  }
}

extension CellRect {
  fileprivate var lowerRightCorner: CellPoint { CellPoint(x: x + width - 1, y: y + height - 1) }

  /// The side on which a cell is farthest outside, counting a row as two columns; `nil` if it is inside.
  func side(of point: CellPoint) -> Side? {
    let distances: [(side: Side, distance: Int)] = [
      (.below, 2 * (point.y - (y + height - 1))), (.above, 2 * (y - point.y)),
      (.right, point.x - (x + width - 1)), (.left, x - point.x),
    ]
    let farthest = distances.max { $0.distance < $1.distance }
    return farthest.flatMap { $0.distance > 0 ? $0.side : nil }
  }
}

extension PlacedPopover {
  fileprivate func covers(_ point: CellPoint) -> Bool {
    CellRect(layout.background).contains(point) || CellRect(layout.arrow).contains(point)
  }
}

extension ScenePlacement.Region {
  fileprivate func covers(_ point: CellPoint) -> Bool { rects.contains { $0.contains(point) } }
}

extension SceneRegion {
  fileprivate var hasSize: Bool { if case .rect = shape { true } else { false } }
}
