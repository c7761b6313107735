import PopoverGeometry

extension NeovimFloat {
  /// Where Neovim puts this float.
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
    let asked = Point(x: col, y: row)[axis]
    switch relative {
    case .editor: return asked.rounded(.towardZero)
    case .window: return screen.window[axis] + asked.rounded(.towardZero)
    case .cursor: return screen.window[axis] + (screen.cursor[axis] + asked).rounded(.towardZero)
    }
  }
}
