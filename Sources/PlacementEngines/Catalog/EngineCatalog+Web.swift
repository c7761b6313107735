import PopoverGeometry

extension EngineCatalog {
  static let floatingUI = [
    floating("floating-ui", "offset, flip, shift, as its documentation begins") { scene in
      scene.floatingUI([.flip(), .shift()])
    },
    floating("floating-ui-sides", "the same, and flip may go to the sides across") { scene in
      scene.floatingUI([.flip(.init(fallbackAxisSideDirection: scene.sideAcross)), .shift()])
    },
    floating(
      "floating-ui-expert", "flip that tells alignment apart, sides across, shift, size",
      shrinking: .unlessForbidden
    ) { scene in
      scene.floatingUI([
        .flip(.init(crossAxis: .alignment, fallbackAxisSideDirection: scene.sideAcross)), .shift(),
        .size(.init(minimum: scene.minimumSize)),
      ])
    },
    floating(
      "floating-ui-auto", "offset, autoPlacement, shift: the most room",
      obeyed: XDGConstraintAdjustment.all.subtracting(flips)
    ) { scene in
      let options = FloatingUI.AutoPlacementOptions(
        allowedPlacements: FloatingUI.Placement.all.filter {
          $0.alignment == nil && scene.sides.contains($0.side)
        })
      return scene.floatingUI([.autoPlacement(options), .shift()])
    },
  ]

  private static let flips: XDGConstraintAdjustment = [.flipX, .flipY]

  private static func floating(
    _ name: String, _ setup: String, obeyed: XDGConstraintAdjustment = .all,
    shrinking: CatalogEngine.Shrinking = .whereAsked,
    answering: @escaping @Sendable (EngineScene) -> EngineAnswer
  ) -> CatalogEngine {
    CatalogEngine(name, setup, obeyed: obeyed, shrinking: shrinking) { scene, _ in
      answering(scene)
    }
  }
}

extension EngineScene {
  /// The first permitted side of the other axis: `start` is left or top.
  fileprivate var sideAcross: FloatingUI.Alignment? {
    let axis = FloatingUI.Placement(preferred).sideAxis
    return sides.first { $0.axis != axis }.map { $0.isNear ? .start : .end }
  }

  /// The answer after the offset and some other steps.
  fileprivate func floatingUI(_ steps: [FloatingUI.Middleware]) -> EngineAnswer {
    let position = FloatingUI(
      reference: anchor, floating: popupSize, boundary: container,
      placement: FloatingUI.Placement(preferred),
      middleware: adjusted([.offset(.init(mainAxis: gap))] + steps)
    ).computePosition()
    return EngineAnswer(
      frame: position.rect, side: position.placement.side, name: position.placement.name)
  }

  /// The steps without forbidden adjustments and with all permitted ones.
  private func adjusted(_ steps: [FloatingUI.Middleware]) -> [FloatingUI.Middleware] {
    guard let adjustment else { return steps }
    let axis = FloatingUI.Placement(preferred).sideAxis
    let kept = steps.filter { step in
      switch step {
      case .shift, .size: false
      case .flip: adjustment.contains(.flip(axis))
      default: true
      }
    }
    let slide = FloatingUI.ShiftOptions(
      mainAxis: adjustment.contains(.slide(axis.crossed)),
      crossAxis: adjustment.contains(.slide(axis)))
    let minimum = Size { adjustment.contains(.resize($0)) ? minimumSize[$0] : popupSize[$0] }
    let mayResize = !adjustment.isDisjoint(with: [.resizeX, .resizeY])
    return kept + [.shift(slide)] + (mayResize ? [.size(.init(minimum: minimum))] : [])
  }
}

extension EngineCatalog {
  static let cssAnchor = [
    page("css", "position-area, the other sides as fallbacks") {
      $0.cssAnchor(after: $1)
    },
    page("css-flip", "position-area with flip-block") {
      $0.cssAnchor([.tactics([$0.flip])], after: $1)
    },
    page("css-most-height", "all sides, position-try-order: most-height") {
      $0.cssAnchor(order: .mostHeight, after: $1)
    },
    page("css-limited", "all sides, max-width and max-height: 100%") {
      $0.cssAnchor(isLimited: true, after: $1)
    },
  ]

  /// A page can forbid only that another place is tried.
  private static func page(
    _ name: String, _ setup: String,
    answering: @escaping @Sendable (EngineScene, EngineAnswer?) -> EngineAnswer?
  ) -> CatalogEngine {
    CatalogEngine(name, setup, remembers: true, obeyed: flips, answering: answering)
  }
}

extension EngineScene {
  /// The tactic that flips the preferred side.
  fileprivate var flip: TryTactic {
    preferred == .below || preferred == .above ? .flipBlock : .flipInline
  }

  /// Whether other places may be tried, the only adjustment that a page can forbid.
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
