import PopoverGeometry

/// The screen of Neovim, as far as floats care for it.
public struct NeovimScreen: Equatable, Sendable {
  /// Columns and lines, the command line included.
  public var size: Size
  /// The top-left cell of the current window.
  public var window = Point(x: 0, y: 0)
  /// The cursor in that window: `x` is its column, `y` its row, both from 0.
  public var cursor = Point(x: 0, y: 0)
  /// Rows of command line at the bottom, where no float goes.
  public var commandLineHeight: Double = 1

  public init(size: Size) { self.size = size }

  /// What floats may take.
  var room: Rect {
    Rect(size: Size(width: size.width, height: max(0, size.height - commandLineHeight)))
  }
}
