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
