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
  /// The upper left corner.
  case northWest = "NW"
  /// The upper right corner.
  case northEast = "NE"
  /// The lower left corner.
  case southWest = "SW"
  /// The lower right corner.
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
  /// No border.
  case none
  /// A single line.
  case single
  /// A double line.
  case double
  /// A single line with round corners.
  case rounded
  /// Blank cells.
  case solid
  /// A heavy line.
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

extension NeovimFloat {
  /// Where Neovim puts the float.
  public func placement(on screen: NeovimScreen) -> NeovimFloatPlacement {
    let size = Size { max(0, min(self.size[$0], screen.room[$0].length - border[$0].sum)) }
    return NeovimFloatPlacement(
      frame: Rect { span(of: $0, length: size[$0] + border[$0].sum, on: screen) }, size: size)
  }

  private func span(of axis: Axis, length: Double, on screen: NeovimScreen) -> Span {
    let corner = corner(of: axis, on: screen)
    let isFar = anchor.isFar(on: axis)
    let span = Span(start: isFar ? corner - length : corner, length: length)
    return fixed && axis == .horizontal && !isFar ? span : span.shifted(into: screen.room[axis])
  }

  private func corner(of axis: Axis, on screen: NeovimScreen) -> Double {
    let given = Point(x: col, y: row)[axis]
    switch relative {
    case .editor: return given.rounded(.towardZero)
    case .window: return screen.window[axis] + given.rounded(.towardZero)
    case .cursor: return screen.window[axis] + (screen.cursor[axis] + given).rounded(.towardZero)
    }
  }
}

/// The place of a float.
public struct NeovimFloatPlacement: Equatable, Sendable {
  /// The cells of the float, border included.
  public var frame: Rect
  /// Its size without the border, as Neovim reports it.
  public var size: Size
}

/// The parts of Neovim's screen on which floats depend.
public struct NeovimScreen: Equatable, Sendable {
  /// Columns and lines, the command line included.
  public var size: Size
  /// The top-left cell of the current window.
  public var window = Point(x: 0, y: 0)
  /// The cursor in that window: `x` is its column, `y` its row, both from 0.
  public var cursor = Point(x: 0, y: 0)
  /// The rows of the command line at the bottom, which no float covers.
  public var commandLineHeight: Double = 1

  /// A screen of a size with one window.
  public init(size: Size) { self.size = size }

  var room: Rect {
    Rect(size: Size(width: size.width, height: max(0, size.height - commandLineHeight)))
  }
}

extension NeovimFloat {
  /// A float beside an anchor as the helper of Neovim's language client requests it.
  ///
  /// It goes where there are more rows, above if both are equal, and is cut to them. The rows of
  /// the anchor count as below. If it would reach the right edge of the screen, it ends at the
  /// right edge of the anchor.
  public static func preview(
    of anchor: Rect, size: Size, border: Insets = .zero, on screen: NeovimScreen
  ) -> NeovimFloat {
    let above = anchor.y
    let below = screen.room.height - above
    let isBelow = above < below
    let isLeft = anchor.x + 1 + size.width <= screen.size.width
    let rows = max(0, isBelow ? below : above)
    var float = NeovimFloat(size: Size(width: size.width, height: min(size.height, rows)))
    float.anchor = .init(isBelow: isBelow, isLeft: isLeft)
    float.row = isBelow ? anchor[.vertical].end : anchor[.vertical].start
    float.col = isLeft ? anchor[.horizontal].start : anchor[.horizontal].end
    float.border = border
    return float
  }
}

extension NeovimFloatAnchor {
  /// The corner of the float that touches the anchor.
  fileprivate init(isBelow: Bool, isLeft: Bool) {
    let corner = Self.allCases.first {
      $0.isFar(on: .vertical) != isBelow && $0.isFar(on: .horizontal) != isLeft
    }
    self = corner ?? .northWest
  }
}
