import PopoverGeometry

/// A floating window as Neovim's `nvim_open_win()` is asked for it.
///
/// Neovim's rule is one: shrink to the screen, then slide onto it. It knows no other side and
/// covers what the float was opened for if it must. Rows and columns count cells from 0.
public struct NeovimFloat: Equatable, Sendable {
  /// Where `row` and `col` count from.
  public var relative: NeovimFloatOrigin = .editor
  /// Which corner of the float lies at `row` and `col`.
  public var anchor: NeovimFloatAnchor = .northWest
  /// The size without the border.
  public var size: Size
  /// Cells down and to the right; parts of a cell are cut off.
  public var row: Double = 0
  public var col: Double = 0
  /// Cells of border on each side, 0 or 1.
  public var border: Insets = .zero
  /// Whether the float may be cut off at the sides of the screen; ignored for eastern anchors.
  public var fixed = false

  public init(size: Size) { self.size = size }
}

/// What the row and the column of a float count from.
public enum NeovimFloatOrigin: String, Equatable, Sendable, CaseIterable {
  /// The top-left cell of the screen.
  case editor
  /// The top-left cell of the current window.
  case window = "win"
  /// The cursor of the current window.
  case cursor
}

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
