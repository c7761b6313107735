/// A number of the lab that a dial turns. The raw value is its name in commands.
public enum LabNumber: String, CaseIterable, Sendable {
  /// How far the arrow is from the middle of its edge.
  case arrowOffset = "arrow-offset"
  case gap
  case theme
  /// By how much the hues of the theme are turned, in degrees.
  case hue
  /// How fast a path is played.
  case speed

  /// As it stands in the inspector.
  var words: String { self == .arrowOffset ? "arrow offset" : rawValue }

  /// As it stands beside an arrow on the border of a small popover.
  var title: String { self == .arrowOffset ? "Offset" : rawValue.capitalizedFirst }
}
