import PopoverGeometry

/// The options of a floating window in Neovim's `nvim_open_win()`.
///
/// Neovim has one rule: shrink to the screen, then slide onto it. It never changes sides, even if
/// the float then covers what it was opened for. Rows and columns count from 0.
public struct NeovimFloat: Equatable, Sendable {
  /// What `row` and `col` count from.
  public var relative: NeovimFloatOrigin = .editor
  /// The corner of the float that is at `row` and `col`.
  public var anchor: NeovimFloatAnchor = .northWest
  /// The size without the border.
  public var size: Size
  /// The row of that corner, rounded towards zero.
  public var row: Double = 0
  /// The column of that corner, rounded towards zero.
  public var col: Double = 0
  /// The border, 0 or 1 cell on each side.
  public var border: Insets = .zero
  /// Whether the float may be cut off at the sides of the screen; eastern anchors ignore it.
  public var fixed = false

  /// A float of a size at the top left of the screen.
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

/// The corner of a float that is at its row and column.
public enum NeovimFloatAnchor: String, Equatable, Sendable, CaseIterable {
  case northWest = "NW"
  case northEast = "NE"
  case southWest = "SW"
  case southEast = "SE"

  /// Whether the corner is the far one on `axis`, where the float ends.
  func isFar(on axis: Axis) -> Bool {
    switch axis {
    case .horizontal: self == .northEast || self == .southEast
    case .vertical: self == .southWest || self == .southEast
    }
  }
}

/// The named borders of Neovim.
public enum NeovimBorder: String, Equatable, Sendable, CaseIterable {
  case none
  case single
  case double
  case rounded
  case solid
  case bold
  /// Right and bottom only.
  case shadow

  /// The cells on each side.
  public var insets: Insets {
    switch self {
    case .none: .zero
    case .shadow: Insets(top: 0, left: 0, bottom: 1, right: 1)
    case .single, .double, .rounded, .solid, .bold: Insets(all: 1)
    }
  }
}
