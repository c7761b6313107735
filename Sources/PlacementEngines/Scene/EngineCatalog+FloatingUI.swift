import PopoverGeometry

extension EngineCatalog {
  static let floatingUI = [
    CatalogEngine("floating-ui", "offset, flip, shift, as its documentation begins") { scene, _ in
      scene.floatingUI([.offset(scene.gapOffset), .flip(), .shift()])
    },
    CatalogEngine("floating-ui-sides", "the same, and flip may go to the sides across") {
      scene, _ in
      scene.floatingUI([
        .offset(scene.gapOffset), .flip(.init(fallbackAxisSideDirection: scene.sideAcross)),
        .shift(),
      ])
    },
    CatalogEngine(
      "floating-ui-expert", "flip that tells alignment apart, sides across, shift, size"
    ) { scene, _ in
      scene.floatingUI([
        .offset(scene.gapOffset),
        .flip(.init(crossAxis: .alignment, fallbackAxisSideDirection: scene.sideAcross)), .shift(),
        .size(.init(minimum: scene.minimumSize)),
      ])
    },
    CatalogEngine("floating-ui-auto", "offset, autoPlacement, shift: the most room") { scene, _ in
      let options = FloatingUI.AutoPlacementOptions(
        allowedPlacements: FloatingUI.Placement.all.filter {
          $0.alignment == nil && scene.sides.contains($0.side)
        })
      return scene.floatingUI([.offset(scene.gapOffset), .autoPlacement(options), .shift()])
    },
  ]
}

extension EngineScene {
  fileprivate var gapOffset: FloatingUI.OffsetOptions { .init(mainAxis: gap) }

  /// Which of the sides across is tried first, if any: the start is left or top.
  fileprivate var sideAcross: FloatingUI.Alignment? {
    let axis = FloatingUI.Placement(preferred).sideAxis
    return sides.lazy.map { FloatingUI.Placement($0).edge }.first { $0.axis != axis }
      .map { $0.isNear ? .start : .end }
  }

  fileprivate func floatingUI(_ middleware: [FloatingUI.Middleware]) -> EngineAnswer {
    let position = FloatingUI(
      reference: anchor, floating: popupSize, boundary: container,
      placement: FloatingUI.Placement(preferred), middleware: adjusted(middleware)
    ).computePosition()
    return EngineAnswer(
      frame: position.rect, side: position.placement.side, name: position.placement.name)
  }

  /// The steps, without those that may not be done and with those that may.
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
