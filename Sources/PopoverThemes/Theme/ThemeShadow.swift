import CellCanvas
import PopoverGeometry

/// The shadow that a popover throws on what lies below it.
public struct ThemeShadow: Equatable, Sendable {
  public var side: ShadowSide
  /// The columns beside the popover and the rows below it.
  public var size: CellSize
  /// How much darker its cells become, in hundredths, where the palette has no colours for a shadow.
  public var dim: Int
  /// What the cells show; `nil` leaves what they show.
  public var glyph: Glyph?

  public init(
    side: ShadowSide = .right, size: CellSize = CellSize(width: 2, height: 1), dim: Int = 50,
    glyph: Glyph? = nil
  ) {
    self.side = side
    self.size = size
    self.dim = dim
    self.glyph = glyph
  }
}

/// The side of a popover on which its shadow falls, beside below. The raw value is the name in files.
public enum ShadowSide: String, CaseIterable, Sendable {
  case left
  case right
}
