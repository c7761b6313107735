import CellCanvas
import PlacementEngines
import PopoverGeometry

/// Asks where the popovers of a scene go, in one situation.
struct StageQuestion: Equatable {
  var stage: SceneStage
  let container: CellRect
  let reserved: CellInsets
  /// What is asked wherever the anchors are, by the names of popovers, where that was found out beforehand.
  private var presentations: [String: PopoverPresentation] = [:]

  init(stage: SceneStage, situation: SceneSituation) {
    self.stage = stage
    container = stage.container(in: situation)
    reserved = stage.scene.reserved(
      situation.reserved ?? stage.scene.reserved, of: container.size)
  }

  /// Places the popovers in their order.
  ///
  /// - Parameters:
  ///   - former: what was shown until now, which counts as each popover's stability says.
  ///   - known: where the first popovers go, as they do not depend on what has moved.
  func placement(
    after former: ScenePlacement? = nil, knowing known: [PlacedPopover] = []
  ) -> ScenePlacement {
    let scene = stage.scene
    let placed = scene.popovers.dropFirst(known.count).reduce(into: known) { placed, popover in
      placed.append(answer(popover, placed: placed, former: former?[popover.name]))
    }
    return ScenePlacement(
      container: container, reserved: reserved, anchors: rects(of: scene.anchors),
      keepOut: rects(of: scene.keepOut), popovers: placed)
  }

  func rects(of regions: [SceneRegion]) -> [ScenePlacement.Region] {
    regions.map { ScenePlacement.Region(name: $0.name, rects: rects(of: $0)) }
  }

  private func rects(of region: SceneRegion) -> [CellRect] {
    region.rects(on: container, isClamped: stage.scene.clampsRegions)
  }

  /// - Parameter placed: the popovers before it; those that are not shown are in nobody's way.
  func answer(
    _ popover: ScenePopover, placed: [PlacedPopover], former: PlacedPopover?
  ) -> PlacedPopover {
    let request = request(popover, placed: placed, former: former)
    let shown = placed.compactMap { $0.isShown ? $0.layout : nil }
    var answer: PlacedPopover
    if popover.isOwn {
      let answered = request.answer(after: shown)
      answer = PlacedPopover(
        name: popover.name, presentation: answered.presentation, layout: answered.layout,
        engine: popover.engine, piece: answered.piece)
    } else {
      var question = request.presentation
      question.sourceRect = request.boundingRect(after: shown)
      answer = question.answer(popover, former: former, engines: stage.engines)
    }
    answer.hiddenReason = whyNotShown(popover, answer, among: placed)
    return answer
  }

  private func whyNotShown(
    _ popover: ScenePopover, _ answer: PlacedPopover, among placed: [PlacedPopover]
  ) -> PlacedPopover.HiddenReason? {
    let parent = placed.first { $0.name == popover.anchor }
    if let parent, !parent.isShown { return .parentNotShown(parent.name) }
    return .own(of: popover, answer.presentation, hasAnswer: popover.isOwn || answer.answer != nil)
  }
}

extension PlacedPopover.HiddenReason {
  /// The reason that does not depend on other popovers.
  static func own(
    of popover: ScenePopover, _ question: PopoverPresentation, hasAnswer: Bool
  ) -> Self? {
    if popover.hidesWithAnchor, question.anchorVisibility == .hidden { return .anchorOutOfSight }
    return hasAnswer ? nil : .noAnswer
  }
}

extension StageQuestion {
  /// What is asked after the popovers before it; those that are shown count, in their order.
  func request(
    _ popover: ScenePopover, placed: [PlacedPopover], former: PlacedPopover?
  ) -> PopoverRequest {
    var request = PopoverRequest(
      presentation(popover).after(former), anchor: anchor(of: popover, placed: placed))
    request.currentPiece = former?.piece
    return request
  }

  private func anchor(
    of popover: ScenePopover, placed: [PlacedPopover]
  ) -> PopoverRequest.Anchor {
    if let index = placed.firstIndex(where: { $0.name == popover.anchor }) {
      return placed[index].isShown
        ? .popover(placed[..<index].count(where: \.isShown))
        : .pieces([placed[index].layout.background])
    }
    let region = stage.scene.anchors.first { $0.name == popover.anchor }
    return .pieces(region.map(rects)?.map { Rect($0) } ?? [])
  }

  /// The same for those who will move anchors alone, and ask again and again.
  var prepared: StageQuestion {
    var question = self
    question.stage = stage.counted
    for popover in stage.scene.popovers {
      question.presentations[popover.name] = question.presentation(popover)
    }
    return question
  }

  private func presentation(_ popover: ScenePopover) -> PopoverPresentation {
    if let known = presentations[popover.name] { return known }
    let size = stage.contentSize(of: popover)
    return PopoverPresentation(
      sourceRect: .zero, container: Rect(container),
      preferredContentSize: Size(size.preferred),
      permittedArrowDirections: popover.permitted, metrics: stage.metrics(of: popover),
      popoverLayoutMargins: Insets(stage.scene.margins), reserved: Insets(reserved),
      minimumContentSize: Size(popover.minimum), canOverlapSourceViewRect: popover.canOverlap,
      maximumContentSize: (popover.maximum ?? size.usualMaximum).map { Size($0) },
      wrapping: size.wrapping,
      keepOut: rects(of: stage.scene.keepOut).flatMap(\.rects).map { Rect($0) },
      policy: PlacementPolicy(
        gap: Double(popover.gap), skid: Double(popover.skid), alignment: popover.alignment,
        writingDirection: stage.scene.writing, stability: popover.stability,
        score: popover.choice.score))
  }
}

extension PopoverPresentation {
  fileprivate func after(_ former: PlacedPopover?) -> PopoverPresentation {
    guard let former, policy.stability != .rechoose else { return self }
    return following(former.layout)
  }

  /// Asks another engine: about the popover without its arrow, for which the gap is made larger.
  func answer(
    _ popover: ScenePopover, former: PlacedPopover?, engines: EngineCatalog
  ) -> PlacedPopover {
    let scene = engineScene(of: popover)
    let answer = engines.engine(named: popover.engine)?
      .answer(scene, after: former?.answer)
    let frame = answer.map { Rect(cells: $0.frame) } ?? Rect(origin: area.origin, size: .zero)
    return PlacedPopover(
      name: popover.name, presentation: self,
      layout: layout(background: frame, direction: direction(of: answer, in: scene)),
      engine: popover.engine, answer: answer, adjustment: popover.adjustment)
  }

  /// The side of another engine for every place of the anchor that is in `part`, each asked by itself.
  func map(
    of popover: ScenePopover, within part: CellRect, engines: EngineCatalog
  ) -> PlacementMap {
    let engine = engines.engine(named: popover.engine)
    var scene = engineScene(of: popover)
    return map(within: part) { asked in
      scene.anchor = asked.sourceRect
      let answer = engine?.answer(scene)
      let reason = PlacedPopover.HiddenReason.own(of: popover, asked, hasAnswer: answer != nil)
      return reason == nil ? asked.direction(of: answer, in: scene) : nil
    }
  }

  /// Where the arrow of a popover points that another engine has placed; `nil` if it covers its anchor.
  private func direction(of answer: EngineAnswer?, in scene: EngineScene) -> ArrowDirection? {
    guard var answer, !permittedArrowDirections.isEmpty else { return nil }
    answer.frame = Rect(cells: answer.frame)
    return scene.side(of: answer).map(ArrowDirection.init)
  }

  private func engineScene(of popover: ScenePopover) -> EngineScene {
    var scene = engineScene
    scene.adjustment = popover.adjustment
    return scene
  }

  /// The popover without its arrow, for which the gap is made larger, in the area that margins and reserved rows leave.
  var engineScene: EngineScene {
    EngineScene(
      anchor: sourceRect, container: area,
      popupSize: metrics.frameSize(content: limitedContentSize, direction: nil),
      gap: policy.gap + metrics.arrow(permittedArrowDirections.first).height,
      sides: permittedArrowDirections.map(Side.init),
      minimumSize: metrics.frameSize(content: minimumContentSize, direction: nil))
  }
}

extension PopoverRequest {
  /// What the popover hangs on as one rectangle, for engines that know no pieces.
  func boundingRect(after placed: [PopoverLayout]) -> Rect {
    switch anchor {
    case .rect: return presentation.sourceRect
    case .popover(let index): return placed[index].background
    case .pieces(let pieces):
      return pieces.dropFirst().reduce(pieces.first ?? .zero) { $0.union($1) }
    }
  }
}

extension Rect {
  /// The cells nearest to a rectangle, rounded as everywhere.
  fileprivate init(cells rect: Rect) {
    self.init { axis in
      let start = Grid.cells.rounded(rect[axis].start)
      return Span(from: start, to: max(start, Grid.cells.rounded(rect[axis].end)))
    }
  }
}
