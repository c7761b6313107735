import PopoverGeometry

/// CSS Anchor Positioning: where a browser puts a box beside an anchor, without the browser.
///
/// The rules are those of `css-anchor-position-1` as Chromium applies them: `position-area` picks a
/// region, ordinary alignment places the box in it, `position-try-fallbacks` are tried when its
/// margin box overflows the region, and the last option that worked is kept while it works.
/// Nothing is rounded: halves arise where a box is centred on its anchor.
public struct CSSAnchorPositioning: Equatable, Sendable {
  public var containingBlock: Rect
  /// May be empty, larger than the containing block, or outside of it.
  public var anchor: Rect
  public var style: AnchoredStyle
  /// What is tried after `style`; of a longer list the first ``longestList`` count.
  public var fallbacks: [PositionTryFallback]
  public var order: PositionTryOrder

  /// How many fallbacks Chromium tries; the specification asks for five at least.
  public static let longestList = 5

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
  /// The places of the options: 0 is the base style, n the nth fallback.
  public var indices: Range<Int> { 0..<1 + min(fallbacks.count, Self.longestList) }

  /// One option laid out, or nil where the list has none at `index`.
  public func option(_ index: Int) -> PositionOption? {
    guard indices.contains(index) else { return nil }
    let style = index == 0 ? style : style.applying(fallbacks[index - 1])
    return style.laidOut(index: index, anchor: anchor, in: containingBlock)
  }

  /// The option in force, and what to remember of it for the next time.
  ///
  /// - Parameter lastSuccessful: what the last answer said to remember; nil when the box is new or
  ///   its fallbacks have changed.
  public func placement(lastSuccessful: Int? = nil) -> CSSAnchorPlacement {
    let last = lastSuccessful.flatMap(option)
    if let last, last.fits { return CSSAnchorPlacement(last, lastSuccessful: last.index) }
    if let best = firstFit { return CSSAnchorPlacement(best, lastSuccessful: best.index) }
    let base = style.laidOut(index: 0, anchor: anchor, in: containingBlock)
    return CSSAnchorPlacement(last ?? base, lastSuccessful: last?.index)
  }

  /// The first option that fits once they are sorted; of equal regions the earlier option.
  private var firstFit: PositionOption? {
    let fitting = indices.lazy.compactMap(option).filter(\.fits)
    guard let axis = order.axis else { return fitting.first }
    return fitting.reduce(nil as PositionOption?) { best, option in
      guard let best, best.region[axis].length >= option.region[axis].length else { return option }
      return best
    }
  }
}

/// Where the box went, and what to hand in with the next question.
public struct CSSAnchorPlacement: Equatable, Sendable {
  /// The option in force; it need not fit when no option does.
  public var option: PositionOption
  /// The memory: the index of the last option that fitted, now or before; nil when none ever did.
  public var lastSuccessful: Int?

  init(_ option: PositionOption, lastSuccessful: Int?) {
    self.option = option
    self.lastSuccessful = lastSuccessful
  }

  /// The box, without its margins.
  public var rect: Rect { option.rect }
  public var area: PositionArea { option.style.area }
}
