import CellCanvas

extension Lab {
  /// Has the dial take what the mouse does; `nil` if that is meant for something else, for which it is
  /// closed.
  mutating func turnDial(by mouse: MouseEvent) -> [LabEffect]? {
    guard focus == .dial, helpPage == nil, let frame = dialFrame else { return nil }
    let origin = dial?.hold ?? frame.origin
    let place = CellPoint(x: mouse.point.x - origin.x, y: mouse.point.y - origin.y)
    switch mouse.action {
    case .press(.left):
      guard frame.contains(mouse.point) else {
        keepDial()
        return nil
      }
      dial?.hold = frame.origin
      return turnDial(by: .press(place))
    case .drag(.left): return turnDial(by: .drag(place))
    case .release:
      dial?.hold = nil
      return turnDial(by: .release)
    case .wheel(let notches): return turnDial(by: .step(notches))
    case .press, .drag: return []
    }
  }

  /// A click on a dial in the selected popover gives it the keys.
  mutating func takeHoldOfDial(at point: CellPoint) -> [LabEffect] {
    guard case .dial = selectedPopover?.content, contentFrame?.contains(point) == true else {
      return []
    }
    _ = apply(.dial(.use(nil)))
    return turnDial(by: MouseEvent(.press(.left), at: point)) ?? []
  }
}
