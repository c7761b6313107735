/// Which corner of a popup window a line and a column name.
public enum VimPopupCorner: String, Equatable, Sendable, CaseIterable {
  case topLeft = "topleft"
  case topRight = "topright"
  case bottomLeft = "botleft"
  case bottomRight = "botright"
  /// No corner: the popup goes to the middle of the screen.
  case center

  var isTop: Bool { self == .topLeft || self == .topRight }
  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isRight: Bool { self == .topRight || self == .bottomRight }
}
