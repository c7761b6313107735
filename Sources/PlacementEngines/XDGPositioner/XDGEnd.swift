/// An end of one axis, or its middle: where an anchor point lies, or where gravity pulls to.
public enum XDGEnd: Sendable, CaseIterable {
  /// Left or top.
  case near
  case middle
  /// Right or bottom.
  case far

  public var mirrored: XDGEnd {
    switch self {
    case .near: .far
    case .middle: .middle
    case .far: .near
    }
  }
}
