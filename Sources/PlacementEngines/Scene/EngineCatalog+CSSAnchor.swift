import PopoverGeometry

extension EngineCatalog {
  static let cssAnchor = [
    CatalogEngine("css", "position-area, the other sides as fallbacks", remembers: true) {
      $0.cssAnchor(after: $1)
    },
    CatalogEngine("css-flip", "position-area with flip-block", remembers: true) {
      $0.cssAnchor([.tactics([$0.flip])], after: $1)
    },
    CatalogEngine("css-most-height", "all sides, position-try-order: most-height", remembers: true)
    {
      $0.cssAnchor(order: .mostHeight, after: $1)
    },
    CatalogEngine("css-limited", "all sides, max-width and max-height: 100%", remembers: true) {
      $0.cssAnchor(isLimited: true, after: $1)
    },
  ]
}

extension EngineScene {
  /// The tactic that mirrors the preferred side.
  fileprivate var flip: TryTactic {
    preferred == .below || preferred == .above ? .flipBlock : .flipInline
  }

  /// Whether another place than the wanted one may be tried: all that a page can take from this engine.
  private var mayFlip: Bool {
    adjustment?.contains(.flip(FloatingUI.Placement(preferred).sideAxis)) ?? true
  }

  fileprivate func cssAnchor(
    _ fallbacks: [PositionTryFallback]? = nil, order: PositionTryOrder = .normal,
    isLimited: Bool = false, after former: EngineAnswer?
  ) -> EngineAnswer {
    let question = CSSAnchorPositioning(
      containingBlock: container, anchor: anchor,
      style: AnchoredStyle(
        area: PositionArea(preferred), size: popupSize, margin: Insets(all: gap),
        isLimitedToRegion: isLimited),
      fallbacks: mayFlip
        ? fallbacks ?? sides.dropFirst().map { .area(PositionArea($0)) } : [], order: order)
    var last: Int?
    if case .option(let option) = former?.memory { last = option }
    let placement = question.placement(lastSuccessful: last)
    return EngineAnswer(
      frame: placement.rect, side: placement.area.side, name: placement.area.description,
      memory: .option(placement.lastSuccessful))
  }
}
