import PopoverGeometry

/// CSS Anchor Positioning: where a browser puts a box beside an anchor.
///
/// The rules are those of `css-anchor-position-1` as Chromium applies them. `position-area` picks a
/// region, and alignment places the box in it. If its margin box overflows the region,
/// `position-try-fallbacks` are tried; the last option that fitted is kept while it fits. Nothing
/// is rounded: centring may end in .5.
public struct CSSAnchorPositioning: Equatable, Sendable {
  /// The containing block.
  public var containingBlock: Rect
  /// The anchor, which may be empty, larger than the containing block, or outside of it.
  public var anchor: Rect
  /// The base style of the box.
  public var style: AnchoredStyle
  /// The fallbacks to try after `style`; those after the first ``longestList`` are ignored.
  public var fallbacks: [PositionTryFallback]
  /// How the options are sorted before they are tried.
  public var order: PositionTryOrder

  /// The number of fallbacks that Chromium tries, the least that the specification permits.
  public static let longestList = 5

  /// A box in a containing block.
  public init(
    containingBlock: Rect, anchor: Rect, style: AnchoredStyle,
    fallbacks: [PositionTryFallback] = [], order: PositionTryOrder = .normal
  ) {
    self.containingBlock = containingBlock
    self.anchor = anchor
    self.style = style
    self.fallbacks = fallbacks
    self.order = order
  }
}

extension CSSAnchorPositioning {
  /// The indices of the options: 0 is the base style, n the nth fallback.
  public var indices: Range<Int> { 0..<1 + min(fallbacks.count, Self.longestList) }

  /// The layout of an option; `nil` if there is none at `index`.
  public func option(_ index: Int) -> PositionOption? {
    guard indices.contains(index) else { return nil }
    let style = index == 0 ? style : style.applying(fallbacks[index - 1])
    return style.laidOut(index: index, anchor: anchor, in: containingBlock)
  }

  /// The chosen option, and the state to pass to the next call as `lastSuccessful`; that is `nil` if the
  /// box is new or its fallbacks have changed.
  public func placement(lastSuccessful: Int? = nil) -> CSSAnchorPlacement {
    let last = lastSuccessful.flatMap(option)
    if let last, last.fits { return CSSAnchorPlacement(option: last, lastSuccessful: last.index) }
    if let best = firstFit { return CSSAnchorPlacement(option: best, lastSuccessful: best.index) }
    let base = style.laidOut(index: 0, anchor: anchor, in: containingBlock)
    return CSSAnchorPlacement(option: last ?? base, lastSuccessful: last?.index)
  }

  /// The first option that fits, once they are sorted by their regions.
  private var firstFit: PositionOption? {
    let fitting = indices.lazy.compactMap(option).filter(\.fits)
    guard let axis = order.axis else { return fitting.first }
    return fitting.reduce(nil as PositionOption?) { best, option in
      guard let best, best.region[axis].length >= option.region[axis].length else { return option }
      return best
    }
  }
}

/// The place of the box, and the state to pass to the next call.
public struct CSSAnchorPlacement: Equatable, Sendable {
  /// The chosen option, which may overflow if none fits.
  public var option: PositionOption
  /// The index of the last option that fitted, now or before; `nil` if none ever did.
  public var lastSuccessful: Int?

  /// The box without its margins.
  public var rect: Rect { option.rect }
  /// The area of the chosen option.
  public var area: PositionArea { option.style.area }
}
