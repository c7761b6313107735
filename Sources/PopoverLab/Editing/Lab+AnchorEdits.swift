import CellCanvas
import PopoverGeometry
import PopoverScenes

extension Lab {
  /// Changes the selected anchor, unless it is locked.
  ///
  /// - Returns: what it was before and what it is now; `nil` if there is no such anchor.
  private mutating func changeAnchor(
    _ change: (inout SceneRegion) -> Void
  ) -> (before: SceneRegion, after: SceneRegion)? {
    guard let before = selectedAnchor else {
      refuse(noAnchor)
      return nil
    }
    guard !before.isLocked else {
      refuse(isLocked(before.name))
      return nil
    }
    change(&scene.anchors[selection.anchor])
    return (before, scene.anchors[selection.anchor])
  }

  mutating func moveAnchor(x: Int, y: Int) {
    let (screen, isHeld) = (container, scene.clampsRegions)
    guard
      let (before, after) = changeAnchor({ $0.move(x: x, y: y, on: screen, isHeld: isHeld) }),
      before.bounds(on: screen, isHeld: isHeld) == after.bounds(on: screen, isHeld: isHeld)
    else { return }
    let edge = x == 0 ? (y < 0 ? "top" : "bottom") : (x < 0 ? "left edge" : "right edge")
    refuse("The anchor is at the \(edge) already")
  }

  /// To edges and into corners.
  mutating func snapAnchor(x: Int, y: Int) {
    moveAnchor(x: x * container.width, y: y * container.height)
  }

  mutating func resizeAnchor(width: Int, height: Int) {
    let limit = container.size
    guard case .rect(let size)? = selectedAnchor?.shape else {
      return refuse(
        selectedAnchor == nil
          ? noAnchor
          : "An anchor of several pieces has no width and height of its own")
    }
    let wanted = CellSize(
      width: max(1, min(size.width + width, limit.width)),
      height: max(1, min(size.height + height, limit.height)))
    guard changeAnchor({ $0.shape = .rect(wanted) }) != nil else { return }
    sayResized("anchor", from: size, to: wanted, width: width, height: height)
  }

  /// To the next of the places from which one counts; it stays there on every screen.
  mutating func holdAnchor(by steps: Int) {
    let points = ReferencePoint.allCases
    let change = changeAnchor {
      let isThere = $0.x == 0 && $0.y == 0
      let now = points.firstIndex(of: $0.at) ?? 0
      $0.at = points[(now + (isThere ? steps : steps - 1)) % points.count]
      ($0.x, $0.y) = (0, 0)
    }
    guard let place = change?.after.at else { return }
    notice = .change("Anchor at \(place == .middle ? "" : "the ")\(place.words)")
  }

  mutating func toggleLock() {
    guard let anchor = selectedAnchor else { return refuse(noAnchor) }
    scene.anchors[selection.anchor].isLocked.toggle()
    notice = .done("\(anchor.name.capitalizedFirst) is \(anchor.isLocked ? "free" : "locked")")
  }
}

extension ReferencePoint {
  fileprivate var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}
