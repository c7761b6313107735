import PopoverGeometry

/// A `position-try-order`: whether the options are sorted by the size of their regions first.
public enum PositionTryOrder: String, Hashable, Sendable, CaseIterable {
  case normal
  case mostWidth = "most-width"
  case mostHeight = "most-height"
  case mostBlockSize = "most-block-size"
  case mostInlineSize = "most-inline-size"

  /// The axis along which a larger region comes first; nil keeps the order of the list.
  public var axis: Axis? {
    switch self {
    case .normal: nil
    case .mostWidth, .mostInlineSize: .horizontal
    case .mostHeight, .mostBlockSize: .vertical
    }
  }
}
