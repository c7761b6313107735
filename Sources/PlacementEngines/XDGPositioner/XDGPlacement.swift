import PopoverGeometry

/// The answer to an ``XDGPositioner``. A Wayland client is told only the rectangle.
public struct XDGPlacement: Hashable, Sendable {
  public var rect: Rect
  /// The anchor in force after any flip.
  public var anchor: XDGEdge
  /// The gravity in force after any flip; its ``XDGEdge/side`` is where the popup ended.
  public var gravity: XDGEdge
  /// The adjustments that were made. A flip counts even where it moved nothing.
  public var applied: XDGConstraintAdjustment
}
