import PopoverGeometry

extension NeovimFloat {
  /// A float beside `anchor` as the helper of Neovim's language server client asks for it.
  ///
  /// It goes where there are more rows, above if there are as many, never asking whether it fits;
  /// the rows of the anchor count as below it. It is cut to those rows, and ends with the anchor's
  /// right edge if it would reach the right edge of the screen.
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
  /// The corner that touches an anchor which the float lies below or above.
  fileprivate init(isBelow: Bool, isLeft: Bool) {
    switch (isBelow, isLeft) {
    case (true, true): self = .northWest
    case (true, false): self = .northEast
    case (false, true): self = .southWest
    case (false, false): self = .southEast
    }
  }
}
