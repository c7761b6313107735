import PopoverGeometry

extension EngineCatalog {
  /// The lab's own engine, one for each stability; `poplab` alone is the standard one.
  package static let poplab: [CatalogEngine] = [
    poplab("poplab", "keeps its side while it fits", .whileItFits),
    poplab("poplab-rechoose", "chooses afresh each time", .rechoose),
    poplab("poplab-dead-band", "keeps its side until another has 2 to spare", .deadBand(2)),
    poplab("poplab-least-movement", "goes where it moves least", .leastMovement),
  ]

  private static func poplab(
    _ name: String, _ summary: String, _ stability: Stability
  ) -> CatalogEngine {
    CatalogEngine(name, summary, remembers: stability != .rechoose) { scene, former in
      scene.answer(stability, after: former)
    }
  }
}

extension EngineScene {
  /// A popup that is all content: no border, and an arrow that takes no room.
  private static let bare = PopoverMetrics(
    arrowBase: 1, arrowHeight: 0, contentViewInsets: .zero, capInsets: .zero)

  fileprivate func answer(_ stability: Stability, after former: EngineAnswer?) -> EngineAnswer {
    let layout = PopoverPresentation(
      sourceRect: anchor, container: container, preferredContentSize: popupSize,
      permittedArrowDirections: ArrowDirections(sides.map(ArrowDirection.init)),
      metrics: Self.bare, minimumContentSize: minimumSize,
      currentArrowDirection: former?.side.map(ArrowDirection.init), currentFrame: former?.frame,
      policy: PlacementPolicy(gap: gap, stability: stability)
    ).layout()
    return EngineAnswer(
      frame: layout.frame, side: layout.arrowDirection.map(Side.init),
      name: "arrow \(layout.arrowDirection.name)")
  }
}
