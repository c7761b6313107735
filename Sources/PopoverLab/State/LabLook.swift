import CellCanvas

/// What the screen can show.
public struct LabLook: Equatable, Sendable {
  public var depth: ColorDepth
  public var isASCII: Bool
  /// Whether nothing is to move by itself unless it is asked to, and then slowly.
  public var reducesMotion: Bool

  public init(
    depth: ColorDepth = .trueColor, isASCII: Bool = false, reducesMotion: Bool = false
  ) {
    self.depth = depth
    self.isASCII = isASCII
    self.reducesMotion = reducesMotion
  }
}
