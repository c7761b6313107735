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
  /// How far cells of the scene lay from those of the screen, as the scene may be scrolled meanwhile.
  var scroll: CellPoint
  /// Whether anything has changed by it yet. Until the button is let go it is all one change.
  var hasMoved = false
}
