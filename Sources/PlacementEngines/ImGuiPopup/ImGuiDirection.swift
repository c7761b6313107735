import PopoverGeometry

/// The direction in which a popup left the rectangle it avoids; for a combo box, which corner.
public enum ImGuiDirection: String, Equatable, Sendable, CaseIterable {
  /// No direction had room, or there was no frame before.
  case none
  case left
  case right
  case up
  case down

  /// The axis along which the popup is beside the rectangle.
  var axis: Axis? {
    switch self {
    case .none: nil
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  var isFar: Bool { self == .right || self == .down }
}
