/// A way to draw a popover's chrome. The raw value is the name in files.
public enum ChromeKind: String, CaseIterable, Hashable, Sendable {
  /// One picture of an arrow that points up, turned and flipped for the other directions.
  case turnedArrow = "turned-arrow"
  /// A picture of the arrow for each direction.
  case fourArrows = "four-arrows"
  /// Pictures of the whole chrome, arrow included, so that no seam can show.
  case seamless
}

/// Whether a theme is for a light or for a dark surrounding. The raw value is the name in files.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
