import PopoverGeometry

/// What may be done, or was done, to a popup that is not inside its constraint; the bits are the
/// protocol's.
public struct XDGConstraintAdjustment: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let slideX = XDGConstraintAdjustment(rawValue: 1)
  public static let slideY = XDGConstraintAdjustment(rawValue: 2)
  public static let flipX = XDGConstraintAdjustment(rawValue: 4)
  public static let flipY = XDGConstraintAdjustment(rawValue: 8)
  public static let resizeX = XDGConstraintAdjustment(rawValue: 16)
  public static let resizeY = XDGConstraintAdjustment(rawValue: 32)

  /// Every adjustment on both axes.
  public static let all: XDGConstraintAdjustment = [
    .slideX, .slideY, .flipX, .flipY, .resizeX, .resizeY,
  ]

  public static func slide(_ axis: Axis) -> Self { axis == .horizontal ? .slideX : .slideY }
  public static func flip(_ axis: Axis) -> Self { axis == .horizontal ? .flipX : .flipY }
  public static func resize(_ axis: Axis) -> Self { axis == .horizontal ? .resizeX : .resizeY }
}
