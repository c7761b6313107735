import PopoverGeometry

/// The part of the box's style that fallbacks can change.
public struct AnchoredStyle: Hashable, Sendable {
  /// The `position-area`.
  public var area: PositionArea
  /// The width and height without margins.
  public var size: Size
  /// The margins, which keep the box off the anchor and the containing block.
  public var margin: Insets
  /// Whether `max-width` and `max-height` are 100%, so that the box is no larger than its region.
  public var isLimitedToRegion: Bool

  /// A box of a size in an area.
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
  /// The style changed by a fallback.
  public func applying(_ fallback: PositionTryFallback) -> AnchoredStyle {
    switch fallback {
    case .area(let area):
      var style = self
      style.area = area
      return style
    case .rule(let area, let margin):
      var style = self
      (style.area, style.margin) = (area, margin)
      return style
    case .tactics(let tactics): return tactics.reduce(self) { $0.flipped(by: $1) }
    }
  }

  /// The style flipped: its area and margins, and with `flip-start` its size too.
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

/// The layout of an option: of the base style, or of the style changed by a fallback.
public struct PositionOption: Equatable, Sendable {
  /// 0 for the base style, n for the nth fallback.
  public var index: Int
  /// The style of the option.
  public var style: AnchoredStyle
  /// The rectangle of the area.
  public var region: Rect
  /// The box without its margins.
  public var rect: Rect

  /// By how much box and margins exceed the region on `axis`: zero is flush, negative is room left.
  public func shortage(_ axis: Axis) -> Double {
    rect[axis].length + style.margin[axis].sum - region[axis].length
  }

  /// Whether the margin box lies inside its region.
  public var fits: Bool { shortage(.horizontal) <= 0 && shortage(.vertical) <= 0 }
}

extension AnchoredStyle {
  /// The layout of the style, whether it fits or not.
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
