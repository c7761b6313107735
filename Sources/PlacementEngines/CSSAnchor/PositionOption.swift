import PopoverGeometry

/// One option laid out: the base style, or what a fallback makes of it.
public struct PositionOption: Equatable, Sendable {
  /// The place in the list: 0 is the base style, n the nth fallback.
  public var index: Int
  public var style: AnchoredStyle
  /// The part of the containing block that `style.area` picks.
  public var region: Rect
  /// The box, without its margins.
  public var rect: Rect

  /// How much of the region is missing for the box and its margins on `axis`: positive is short,
  /// zero is flush, negative is room left.
  public func shortage(_ axis: Axis) -> Double {
    rect[axis].length + style.margin[axis].sum - region[axis].length
  }

  /// Whether the margin box lies inside its region: alignment puts it there wherever it can.
  public var fits: Bool { shortage(.horizontal) <= 0 && shortage(.vertical) <= 0 }
}

extension AnchoredStyle {
  /// The style laid out by itself, whether it fits or not.
  func laidOut(index: Int, anchor: Rect, in containingBlock: Rect) -> PositionOption {
    let region = Rect { area[$0].region(anchor: anchor[$0], in: containingBlock[$0]) }
    let rect = Rect { axis in
      let length = isLimitedToRegion ? min(size[axis], region[axis].length) : size[axis]
      let marginBox = area[axis].place(
        length + margin[axis].sum, anchor: anchor[axis], in: containingBlock[axis])
      return Span(start: marginBox.start + margin[axis].near, length: length)
    }
    return PositionOption(index: index, style: self, region: region, rect: rect)
  }
}
