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
