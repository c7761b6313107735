import PopoverGeometry

extension ImGuiPopup {
  /// The first direction that has room, or the place of last resort.
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

  /// A combo box drops from one of the four corners, and has to fit whole.
  private func joined(toward direction: ImGuiDirection) -> Rect? {
    let isBelow = direction == .down || direction == .left
    let isRightward = direction == .down || direction == .right
    let frame = Rect(
      origin: Point(
        x: isRightward ? avoid.x : avoid[.horizontal].end - size.width,
        y: isBelow ? avoid[.vertical].end : avoid.y - size.height),
      size: size)
    return [Axis.horizontal, .vertical].allSatisfy { fits(frame[$0], on: $0) } ? frame : nil
  }

  private func fits(_ span: Span, on axis: Axis) -> Bool {
    let overflow = span.overflow(of: outer[axis])
    return overflow.near <= 0 && overflow.far <= 0
  }

  /// Beside what is to be avoided. Only the room on that side is tested; the other axis slides.
  private func beside(toward direction: ImGuiDirection) -> Rect? {
    guard let axis = direction.axis, room(toward: direction, on: axis) >= size[axis] else {
      return nil
    }
    var frame = slid
    let (avoid, outer) = (avoid[axis], outer[axis])
    let start = direction.isFar ? avoid.end : avoid.start - size[axis]
    frame[axis] = Span(start: max(outer.start, start), length: size[axis])
    return frame
  }

  private func room(toward direction: ImGuiDirection, on axis: Axis) -> Double {
    let (avoid, outer) = (avoid[axis], outer[axis])
    return direction.isFar ? outer.end - avoid.end : avoid.start - outer.start
  }

  /// Where it was asked for, moved into `outer`.
  private var slid: Rect {
    let asked = Rect(origin: position, size: size)
    return Rect { asked[$0].shifted(into: outer[$0]) }
  }

  /// A tooltip stays near the pointer, two units off; anything else goes where it can be seen.
  private var lastResort: Rect {
    policy == .tooltip ? Rect(origin: position, size: size).offset(x: 2, y: 2) : slid
  }
}
