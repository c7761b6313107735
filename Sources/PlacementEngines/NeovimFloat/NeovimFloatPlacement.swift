import PopoverGeometry

/// Where a float lies.
public struct NeovimFloatPlacement: Equatable, Sendable {
  /// All the cells that it covers, border included.
  public var frame: Rect
  /// Its size without the border, as Neovim tells it.
  public var size: Size

  public init(frame: Rect, size: Size) { (self.frame, self.size) = (frame, size) }
}
