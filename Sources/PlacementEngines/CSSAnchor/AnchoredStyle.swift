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
