import PopoverGeometry

/// A popup that Dear ImGui places anew in each frame.
public struct ImGuiPopup: Equatable, Sendable {
  /// The preferred top-left corner.
  public var position: Point
  /// The size of the popup.
  public var size: Size
  /// The rectangle that the popup should not cover.
  public var avoid: Rect
  /// The rectangle that the popup should not leave.
  public var outer: Rect
  /// The direction in the last frame, which is tried first.
  public var lastDirection: ImGuiDirection = .none
  /// The kind of popup.
  public var policy: ImGuiPolicy = .default

  /// A popup of a size.
  public init(position: Point, size: Size, avoid: Rect, outer: Rect) {
    (self.position, self.size, self.avoid, self.outer) = (position, size, avoid, outer)
  }
}

/// The place of a popup in this frame, and its direction for the next one.
public struct ImGuiPopupPlacement: Equatable, Sendable {
  /// The popup.
  public var frame: Rect
  /// The direction of the popup, for ``ImGuiPopup/lastDirection``.
  public var direction: ImGuiDirection
}

/// The kinds of popup.
public enum ImGuiPolicy: String, Equatable, Sendable, CaseIterable {
  /// A menu or a window: right of the rectangle first.
  case `default`
  /// Shares an edge with the rectangle that it avoids.
  case comboBox = "combobox"
  /// Stays clear of the pointer, even where that cuts it off.
  case tooltip

  /// The directions to try, in order.
  var directions: [ImGuiDirection] {
    self == .comboBox ? [.down, .right, .left, .up] : [.right, .down, .up, .left]
  }
}

/// The direction of a popup from the rectangle that it avoids; for a combo box, the corner.
public enum ImGuiDirection: String, Equatable, Sendable, CaseIterable {
  /// No direction had room, or this is the first frame.
  case none
  /// On the left.
  case left
  /// On the right.
  case right
  /// Above.
  case up
  /// Below.
  case down

  /// The side on which a popup in this direction lies.
  var side: Side? {
    switch self {
    case .none: nil
    case .left: .left
    case .right: .right
    case .up: .above
    case .down: .below
    }
  }

  init(_ side: Side) { self = Self.allCases.first { $0.side == side } ?? .none }
}

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
    return frame.isInside(outer) ? frame : nil
  }

  /// Beside the rectangle to avoid, if there is room; on the other axis the popup slides.
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
