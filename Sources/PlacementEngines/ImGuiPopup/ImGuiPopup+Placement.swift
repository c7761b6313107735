import PopoverGeometry

extension ImGuiPopup {
  /// The place in the first direction that has room, or the last resort.
  public func placement() -> ImGuiPopupPlacement {
    for direction in directions {
      if let frame = frame(toward: direction) {
        return ImGuiPopupPlacement(frame: frame, direction: direction)
      }
    }
    return ImGuiPopupPlacement(frame: lastResort, direction: .none)
  }

  private var directions: [ImGuiDirection] {
    let order = policy.directions
    guard lastDirection != .none else { return order }
    return [lastDirection] + order.filter { $0 != lastDirection }
  }

  private func frame(toward direction: ImGuiDirection) -> Rect? {
    policy == .comboBox ? joined(toward: direction) : beside(toward: direction)
  }

  /// A combo box opens at one of the four corners and must fit.
  private func joined(toward direction: ImGuiDirection) -> Rect? {
    let isBelow = direction == .down || direction == .left
    let isRightward = direction == .down || direction == .right
    let frame = Rect(
      origin: Point(
        x: isRightward ? avoid.x : avoid[.horizontal].end - size.width,
        y: isBelow ? avoid[.vertical].end : avoid.y - size.height),
      size: size)
    return Axis.allCases.allSatisfy { fits(frame[$0], on: $0) } ? frame : nil
  }

  private func fits(_ span: Span, on axis: Axis) -> Bool {
    let overflow = span.overflow(of: outer[axis])
    return overflow.near <= 0 && overflow.far <= 0
  }

  /// Beside the rectangle to avoid. Only the room on that side is tested; on the other axis the
  /// popup slides.
  private func beside(toward direction: ImGuiDirection) -> Rect? {
    guard let side = direction.side else { return nil }
    let axis = side.axis
    let (avoid, outer) = (avoid[axis], outer[axis])
    let room = side.isNear ? avoid.start - outer.start : outer.end - avoid.end
    guard room >= size[axis] else { return nil }
    var frame = slid
    let start = side.isNear ? avoid.start - size[axis] : avoid.end
    frame[axis] = Span(start: max(outer.start, start), length: size[axis])
    return frame
  }

  /// The preferred place, moved into `outer`.
  private var slid: Rect { Rect(origin: position, size: size).shifted(into: outer) }

  /// A tooltip stays two units off the pointer; other popups go where they are visible.
  private var lastResort: Rect {
    policy == .tooltip ? Rect(origin: position, size: size).offset(x: 2, y: 2) : slid
  }
}
