import PopoverGeometry

extension VimPopup {
  /// A popup of `size` cells, border included, beside an anchor.
  ///
  /// Coordinates count from 0 here. A top corner puts the popup below the anchor, a bottom corner
  /// above; a left corner aligns it with the left edge, a right corner with the right edge.
  ///
  /// - Parameters:
  ///   - pos: the corner at the anchor.
  ///   - anchor: what the popup belongs to.
  ///   - size: in cells.
  ///   - gap: the rows between anchor and popup, which Vim ignores on the other side.
  public init(_ pos: VimPopupCorner, of anchor: Rect, size: Size, gap: Double = 0) {
    let (across, down) = (anchor[.horizontal], anchor[.vertical])
    // No screen of Vim has more lines.
    let height = min(max(0, Int(cell: size.height)), 1_000)
    self.init(lineWidths: Array(repeating: Int(cell: size.width), count: height))
    self.pos = pos
    line = Self.explicit(pos.isTop ? down.end + gap + 1 : down.start - gap)
    col = Self.explicit(pos.isLeft ? across.start + 1 : across.end)
    wrap = false
  }

  /// A line or column for `popup_create()`, in which 0 would mean that none is given.
  private static func explicit(_ place: Double) -> Int {
    let cell = Int(cell: place)
    return cell == 0 ? -1 : cell
  }
}

extension VimScreen {
  /// A screen of a size.
  public init(_ size: Size) {
    self.init(columns: Int(cell: size.width), lines: Int(cell: size.height))
  }
}

extension VimPopupPosition {
  /// The cells of the popup, scroll bar included, counted from 0.
  public var frame: Rect {
    Rect(
      x: Double(col - 1), y: Double(line - 1),
      width: Double(max(0, width + (scrollbar ? 1 : 0))), height: Double(max(0, height)))
  }

  /// The cells of the text, counted from 0.
  public var coreFrame: Rect {
    Rect(
      x: Double(coreCol - 1), y: Double(coreLine - 1),
      width: Double(max(0, coreWidth)), height: Double(max(0, coreHeight)))
  }
}

extension Int {
  /// The cell of a place, clamped to 32 bits; 0 if it is not a number.
  init(cell place: Double) {
    let place = place.rounded(.down)
    self = place.isNaN ? 0 : Int(Swift.max(-2_147_483_648, Swift.min(place, 2_147_483_647)))
  }
}
