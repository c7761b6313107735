import CellCanvas

/// What the screen can show.
public struct LabLook: Equatable, Sendable {
  public var depth: ColorDepth
  public var isASCII: Bool

  public init(depth: ColorDepth = .trueColor, isASCII: Bool = false) {
    self.depth = depth
    self.isASCII = isASCII
  }
}
