import CellCanvas

/// The anchor that is held with the mouse.
struct Drag: Equatable, Sendable {
  /// What follows the pointer.
  enum Part: Equatable, Sendable {
    case anchor
    /// Its lower right corner, and with it its size.
    case corner
  }

  var part: Part
  /// Where it was taken hold of, seen from its origin or its corner.
  var grip: CellPoint
  /// Whether anything has changed by it yet. Until the button is let go it is all one change.
  var hasMoved = false
}
