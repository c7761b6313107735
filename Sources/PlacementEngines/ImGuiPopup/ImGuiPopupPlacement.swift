import PopoverGeometry

/// Where a popup goes in this frame, and what to remember for the next.
public struct ImGuiPopupPlacement: Equatable, Sendable {
  public var frame: Rect
  public var direction: ImGuiDirection

  public init(frame: Rect, direction: ImGuiDirection) {
    (self.frame, self.direction) = (frame, direction)
  }
}
