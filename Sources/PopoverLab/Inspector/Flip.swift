import PopoverGeometry

/// A popover went to another side of its anchor.
public struct Flip: Equatable, Sendable {
  public var popover: String
  /// Where its arrow pointed; `nil` without an arrow.
  public var from: ArrowDirection?
  public var to: ArrowDirection?
  /// What had changed just before, a phrase each.
  public var causes: [String]
}
