import PopoverGeometry

/// Which corner of a float its row and column name.
public enum NeovimFloatAnchor: String, Equatable, Sendable, CaseIterable {
  case northWest = "NW"
  case northEast = "NE"
  case southWest = "SW"
  case southEast = "SE"

  /// Whether the corner is the far one of `axis`: the float then ends at its row or column.
  func isFar(on axis: Axis) -> Bool {
    switch axis {
    case .horizontal: self == .northEast || self == .southEast
    case .vertical: self == .southWest || self == .southEast
    }
  }
}
