/// Cells on the four sides of a popup window, in the order in which Vim lists them.
public struct VimPopupEdges: Equatable, Sendable {
  public var top: Int
  public var right: Int
  public var bottom: Int
  public var left: Int

  public init(top: Int, right: Int, bottom: Int, left: Int) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  public init(all cells: Int) {
    self.init(top: cells, right: cells, bottom: cells, left: cells)
  }

  /// No cells anywhere.
  public static let none = VimPopupEdges(all: 0)

  /// Every side held to what Vim allows for it.
  func held(to limit: Int) -> VimPopupEdges {
    VimPopupEdges(
      top: max(0, min(top, limit)), right: max(0, min(right, limit)),
      bottom: max(0, min(bottom, limit)), left: max(0, min(left, limit)))
  }
}
