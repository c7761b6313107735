import PopoverGeometry

/// A popup as Dear ImGui looks for a place for it, frame after frame.
public struct ImGuiPopup: Equatable, Sendable {
  /// The top-left corner that is asked for.
  public var position: Point
  public var size: Size
  /// What the popup should not cover.
  public var avoid: Rect
  /// What the popup should not leave.
  public var outer: Rect
  /// The direction that the last frame took; it is tried first.
  public var lastDirection: ImGuiDirection = .none
  public var policy: ImGuiPolicy = .default

  public init(position: Point, size: Size, avoid: Rect, outer: Rect) {
    (self.position, self.size, self.avoid, self.outer) = (position, size, avoid, outer)
  }
}

/// Where a popup goes in this frame, and what to remember for the next.
public struct ImGuiPopupPlacement: Equatable, Sendable {
  public var frame: Rect
  public var direction: ImGuiDirection

  public init(frame: Rect, direction: ImGuiDirection) {
    (self.frame, self.direction) = (frame, direction)
  }
}

/// What kind of popup is placed.
public enum ImGuiPolicy: String, Equatable, Sendable, CaseIterable {
  case `default`
  /// Must share an edge with the rectangle it avoids.
  case comboBox = "combobox"
  /// Keeps off the pointer even when it is cut off for it.
  case tooltip

  /// The directions to try, first to last.
  var directions: [ImGuiDirection] {
    self == .comboBox ? [.down, .right, .left, .up] : [.right, .down, .up, .left]
  }
}

/// The direction in which a popup left the rectangle it avoids; for a combo box, which corner.
public enum ImGuiDirection: String, Equatable, Sendable, CaseIterable {
  /// No direction had room, or there was no frame before.
  case none
  case left
  case right
  case up
  case down

  /// The axis along which the popup is beside the rectangle.
  var axis: Axis? {
    switch self {
    case .none: nil
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  var isFar: Bool { self == .right || self == .down }
}
