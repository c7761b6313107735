import PopoverGeometry

/// Distances inwards from the four edges, in cells.
public struct CellInsets: Equatable, Hashable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  public init(top: Int, left: Int, bottom: Int, right: Int) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on every edge.
  public init(all distance: Int) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  public static let zero = CellInsets(all: 0)

  /// As they are after the picture that they belong to was mirrored left to right.
  public var mirrored: CellInsets {
    CellInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// As they are after the picture was flipped top to bottom.
  public var flipped: CellInsets {
    CellInsets(top: bottom, left: left, bottom: top, right: right)
  }

  /// As they are after the picture was turned a quarter clockwise.
  public var turned: CellInsets {
    CellInsets(top: left, left: bottom, bottom: right, right: top)
  }

  /// The distances at the two ends of an axis: left and right, or top and bottom.
  subscript(axis: Axis) -> (near: Int, far: Int) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension Insets {
  public init(_ cells: CellInsets) {
    self.init(
      top: Double(cells.top), left: Double(cells.left),
      bottom: Double(cells.bottom), right: Double(cells.right))
  }
}
