import PopoverGeometry

extension VimPopup {
  /// A popup of `size` cells, border and all, that a script would put against `anchor`.
  ///
  /// Coordinates count from 0 here. The top corners put the popup below the anchor, the bottom
  /// corners above it; left corners share its left edge, right corners its right edge.
  /// - Parameter gap: rows between anchor and popup. Vim knows nothing of it when it goes to the
  ///   other side.
  public init(_ pos: VimPopupCorner, of anchor: Rect, size: Size, gap: Double = 0) {
    let (across, down) = (anchor[.horizontal], anchor[.vertical])
    // More lines than any screen of Vim has make no difference.
    let height = min(max(0, Int(cell: size.height)), 1_000)
    self.init(lineWidths: Array(repeating: Int(cell: size.width), count: height))
    self.pos = pos
    line = Self.given(pos.isTop ? down.end + gap + 1 : down.start - gap)
    col = Self.given(pos.isLeft ? across.start + 1 : across.end)
    wrap = false
  }

  /// As `popup_create()` has it: 0 would mean that nothing is asked for.
  private static func given(_ place: Double) -> Int {
    let cell = Int(cell: place)
    return cell == 0 ? -1 : cell
  }
}

extension VimScreen {
  public init(_ size: Size) {
    self.init(columns: Int(cell: size.width), lines: Int(cell: size.height))
  }
}

extension VimPopupPosition {
  /// All the cells that the popup covers, scroll bar included, counted from 0.
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
  /// The cell that holds `place`; places beyond 32 bits are held to them, and no number is cell 0.
  init(cell place: Double) {
    let place = place.rounded(.down)
    self = place.isNaN ? 0 : Int(Swift.max(-2_147_483_648, Swift.min(place, 2_147_483_647)))
  }
}
