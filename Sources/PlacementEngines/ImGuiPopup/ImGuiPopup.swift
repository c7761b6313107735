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
  case left
  case right
  case up
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

  /// The direction of a popup on a side.
  init(_ side: Side) { self = Self.allCases.first { $0.side == side } ?? .none }
}
