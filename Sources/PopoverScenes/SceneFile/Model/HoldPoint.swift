import PopoverGeometry

/// A point of the screen from which a place is counted, so that it survives another size of the
/// screen: a corner, the middle of an edge, or the middle. The raw value is the name in files.
public enum HoldPoint: String, CaseIterable, Hashable, Sendable {
  case topLeft = "top-left"
  case top
  case topRight = "top-right"
  case left
  case middle
  case right
  case bottomLeft = "bottom-left"
  case bottom
  case bottomRight = "bottom-right"

  /// The part of the free room on an axis that lies before a thing that is held here.
  func share(_ axis: Axis) -> Double {
    let share = share
    return axis == .horizontal ? share.x : share.y
  }

  private var share: (x: Double, y: Double) {
    switch self {
    case .topLeft: (0, 0)
    case .top: (0.5, 0)
    case .topRight: (1, 0)
    case .left: (0, 0.5)
    case .middle: (0.5, 0.5)
    case .right: (1, 0.5)
    case .bottomLeft: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomRight: (1, 1)
    }
  }
}
