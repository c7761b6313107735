import PopoverGeometry

extension FloatingUI {
  /// The answer: where the popup is, on which side, and what the steps recorded.
  public struct Position: Equatable, Sendable {
    /// The popup, with the size that the size step left it.
    public var rect: Rect
    public var placement: Placement
    public var data: MiddlewareData
    /// How often the steps began again. At ``FloatingUI/mostResets`` the answer may be unsettled.
    public var resets: Int
  }
}
