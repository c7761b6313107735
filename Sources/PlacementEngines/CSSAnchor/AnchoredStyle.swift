import PopoverGeometry

/// The style of the box to be placed, as far as an option of the fallbacks may change it.
public struct AnchoredStyle: Hashable, Sendable {
  public var area: PositionArea
  /// The width and height asked for, without margins.
  public var size: Size
  /// The gap to the anchor and to the containing block, on each edge of the box.
  public var margin: Insets
  /// Whether `max-width: 100%` and `max-height: 100%` hold; the region is the hundred per cent.
  public var isLimitedToRegion: Bool

  public init(
    area: PositionArea, size: Size, margin: Insets = .zero, isLimitedToRegion: Bool = false
  ) {
    self.area = area
    self.size = size
    self.margin = margin
    self.isLimitedToRegion = isLimitedToRegion
  }
}

extension AnchoredStyle {
  /// The style that `fallback` makes of this one.
  public func applying(_ fallback: PositionTryFallback) -> AnchoredStyle {
    switch fallback {
    case .area(let area):
      var style = self
      style.area = area
      return style
    case .tactics(let tactics): return tactics.reduce(self) { $0.flipped(by: $1) }
    }
  }

  /// The style turned over: area and margins, and by `flip-start` the size as well.
  public func flipped(by tactic: TryTactic) -> AnchoredStyle {
    tactic.mirroredAxis.map(mirrored) ?? transposed
  }

  private func mirrored(_ axis: Axis) -> AnchoredStyle {
    var style = self
    style.area[axis] = area[axis].mirrored
    style.margin = Insets { $0 == axis ? margin[$0].mirrored : margin[$0] }
    return style
  }

  private var transposed: AnchoredStyle {
    AnchoredStyle(
      area: PositionArea(horizontal: area.vertical, vertical: area.horizontal),
      size: Size { size[$0.crossed] }, margin: Insets { margin[$0.crossed] },
      isLimitedToRegion: isLimitedToRegion)
  }
}

extension EdgePair {
  fileprivate var mirrored: EdgePair { EdgePair(near: far, far: near) }
}

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
