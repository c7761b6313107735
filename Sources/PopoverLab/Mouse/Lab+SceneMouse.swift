import CellCanvas
import PopoverGeometry
import PopoverScenes

extension Lab {
  /// What is added to a cell of the screen to have that of the scene.
  private var scroll: CellPoint {
    let (room, part) = (sceneRoom.origin, shown.view.origin)
    return CellPoint(x: part.x - room.x, y: part.y - room.y)
  }

  /// The part of the screen in which a rectangle of the scene is shown, even beyond the scene's room.
  func screenRect(_ rect: CellRect) -> CellRect { rect.offset(x: -scroll.x, y: -scroll.y) }

  mutating func pressScene(at place: CellPoint) -> [LabEffect] {
    if let number = number(at: place) { return apply(.dial(.open(number))) }
    guard sceneRoom.contains(place) else { return [] }
    let point = place.moved(by: scroll)
    guard container.contains(point) else { return [] }
    if let popover = placement.popovers.lastIndex(where: { $0.isShown && $0.covers(point) }) {
      selectPopover(number: popover)
      return takeHoldOfDial(at: place)
    } else if let anchor = placement.anchors.lastIndex(where: { $0.covers(point) }) {
      takeHold(of: anchor, at: point)
    } else {
      preferSide(of: point)
    }
    return []
  }

  /// Selects an anchor, and holds it until the button is let go.
  private mutating func takeHold(of anchor: Int, at point: CellPoint) {
    // As it was when the button went down: what is selected has a say in what is seen.
    let scroll = scroll
    if anchor != selection.anchor { selectAnchor(number: anchor) }
    let bounds = CellRect(around: placement.anchors[anchor].rects)
    let corner = bounds.lowerRightCorner
    let isCorner = point == corner && corner != bounds.origin && scene.anchors[anchor].hasSize
    drag = Drag(
      part: isCorner ? .corner : .anchor,
      grip: isCorner
        ? CellPoint(x: 0, y: 0) : CellPoint(x: point.x - bounds.x, y: point.y - bounds.y),
      scroll: scroll)
  }

  /// Has what is held follow the pointer, as far as it can.
  mutating func drag(to point: CellPoint) {
    guard let drag, let anchor = selectedAnchor else { return }
    let point = point.moved(by: drag.scroll)
    let bounds = anchor.bounds(on: container, isHeld: scene.clampsRegions)
    let held = drag.part == .corner ? bounds.lowerRightCorner : bounds.origin
    let step = CellPoint(
      x: point.x - drag.grip.x - held.x, y: point.y - drag.grip.y - held.y)
    if step == CellPoint(x: 0, y: 0) { return }
    self.drag?.hasMoved = true
    switch drag.part {
    case .anchor: moveAnchor(x: step.x, y: step.y)
    case .corner:
      resizeAnchor(width: step.x, height: step.y)
      putBack(to: bounds.origin)
    }
  }

  /// An anchor that is held in the middle or at an edge would grow to all sides.
  private mutating func putBack(to origin: CellPoint) {
    guard let anchor = selectedAnchor else { return }
    let (screen, isHeld) = (container, scene.clampsRegions)
    let now = anchor.bounds(on: screen, isHeld: isHeld)
    if now.origin == origin { return }
    scene.anchors[selection.anchor].move(
      x: origin.x - now.x, y: origin.y - now.y, on: screen, isHeld: isHeld)
  }

  /// Prefers the side of the anchor on which a cell lies.
  private mutating func preferSide(of point: CellPoint) {
    guard let placed = placedPopover else { return refuse(noPopover) }
    guard let side = CellRect(placed.presentation.sourceRect).side(of: point) else { return }
    edit(.prefer(side), times: 1)
  }
}

extension Lab {
  /// Puts the direction for a side before all others that are permitted.
  mutating func prefer(_ side: Side) {
    guard let popover = selectedPopover else { return refuse(noPopover) }
    let direction = ArrowDirection.pointing(from: side)
    let permitted = ArrowDirections([direction] + popover.permitted)
    guard permitted != popover.permitted else {
      return refuse("It lies \(side.words) wherever it can already")
    }
    scene.popovers[selection.popover].permitted = permitted
    notice = .change("Preferred \(side.words)")
  }
}

extension CellPoint {
  fileprivate func moved(by step: CellPoint) -> CellPoint {
    CellPoint(x: x + step.x, y: y + step.y)
  }
}

extension ArrowDirection {
  /// The direction of a popover that lies on a side of its anchor.
  fileprivate static func pointing(from side: Side) -> ArrowDirection {
    allCases.first { Side($0) == side } ?? .up
  }
}

extension Side {
  var words: String {
    switch self {
    case .below: "below"
    case .above: "above"
    case .right: "on the right"
    case .left: "on the left"
    }
  }
}

extension CellRect {
  fileprivate var lowerRightCorner: CellPoint { CellPoint(x: x + width - 1, y: y + height - 1) }

  /// On which side a cell lies: where it is the farthest to the eye, to which a row is as high as two
  /// columns. `nil` if it is inside.
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
  /// Whether it has a width and a height of its own.
  fileprivate var hasSize: Bool { if case .rect = shape { true } else { false } }
}
