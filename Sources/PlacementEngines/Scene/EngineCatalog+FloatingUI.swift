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
      placement: FloatingUI.Placement(preferred), middleware: middleware
    ).computePosition()
    return EngineAnswer(
      frame: position.rect, side: position.placement.side, name: position.placement.name)
  }
}
