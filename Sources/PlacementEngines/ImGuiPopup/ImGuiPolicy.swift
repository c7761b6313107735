/// What kind of popup is placed.
public enum ImGuiPolicy: String, Equatable, Sendable, CaseIterable {
  case `default`
  /// Must share an edge with the rectangle it avoids.
  case comboBox = "combobox"
  /// Keeps off the pointer even when it is cut off for it.
  case tooltip

  /// The directions to try, first to last.
  var directions: [ImGuiDirection] {
    self == .comboBox ? [.down, .right, .left, .up] : [.right, .down, .up, .left]
  }
}
