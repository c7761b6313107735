import PopoverGeometry

/// The borders that Neovim knows by name.
public enum NeovimBorder: String, Equatable, Sendable, CaseIterable {
  case none
  case single
  case double
  case rounded
  case solid
  case bold
  /// Right and bottom only.
  case shadow

  /// Cells on each side.
  public var insets: Insets {
    switch self {
    case .none: .zero
    case .shadow: Insets(top: 0, left: 0, bottom: 1, right: 1)
    case .single, .double, .rounded, .solid, .bold: Insets(all: 1)
    }
  }
}
