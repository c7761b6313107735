/// One question on its way to an answer, with the figures that its steps share. The steps are a file each, in
/// this order: evaluate the sides, with the size that the content has there (`Candidates`); flip to the best
/// side (`Flip`) by score and former answer (`Score`); leave off decorations, shift the frame into the area
/// (`Shift`) and clear of what is kept out (`KeepOut`); aim the arrow (`Arrow`). What several steps need is a
/// field here and not in structs of their own: a method of a nested struct copies it, which made a decision
/// half as slow again.
struct Placement {
  /// Those of the question, or without some of its decorations. They stand first, and in
  /// ``PopoverPresentation`` before its permitted directions, whose padding would be copied with them: that
  /// makes a decision slower by a twentieth.
  private(set) var metrics: PopoverMetrics
  let policy: PlacementPolicy
  let permitted: ArrowDirections
  /// The sides in the order in which they are tried.
  let tried: ArrowDirections
  let score: ScoreOrder
  /// The direction and the frame shown until now, where they count.
  let currentDirection: ArrowDirection?
  let formerFrame: Rect?
  let canOverlapAnchor: Bool
  /// The preferred size of the content, limited to its maximum.
  let preferredContent: Size
  /// How far the content may shrink; content that prefers to be smaller need not grow to its minimum.
  let minimumContent: Size
  let maximumContentHeight: Double
  let wrapping: WrappedContent?
  /// Where the popover may lie.
  let area: Rect
  /// The part of the anchor that counts: clamped into the area edge by edge.
  let anchor: Rect
  /// All of the anchor, and how much of it is seen.
  let source: Rect
  let anchorVisibility: AnchorVisibility
  let grid: Grid
  /// Rectangles that the popover must not cover.
  let keepOut: [Rect]

  /// - Parameter source: the anchor as it was given, where that is not the one to place by.
  init(_ question: borrowing PopoverPresentation, source: Rect? = nil) {
    metrics = question.metrics
    policy = question.policy
    permitted = question.permittedArrowDirections
    currentDirection = question.keptDirection
    formerFrame = policy.stability == .rechoose ? nil : question.currentFrame
    tried = question.triedDirections
    score = policy.effectiveScore
    canOverlapAnchor = question.canOverlapSourceViewRect
    preferredContent = question.limitedContentSize
    minimumContent = question.minimumContentSize.clamped(to: preferredContent)
    maximumContentHeight = question.maximumContentSize?.height ?? .infinity
    wrapping = question.wrapping
    area = question.grid.exact(question.area)
    anchor = question.sourceRect.clamped(to: area)
    self.source = source ?? question.sourceRect
    anchorVisibility = self.source.visibility(in: area, on: question.grid)
    grid = question.grid
    keepOut = question.keepOut
  }

  /// Leaves off decorations in their order: as many as it takes to show all of the content beside the anchor, or else as
  /// many as change anything.
  fileprivate mutating func drop(
    _ droppable: DroppableInsets, from undropped: PlacementDecision
  ) -> PlacementDecision {
    var (best, bestMetrics, dropped) = (undropped, metrics, Decorations())
    for part in [Decorations.title, .padding, .border]
    where !best.isWhole && droppable.insets(part) != .zero {
      dropped.insert(part)
      metrics = metrics.dropping(part, of: droppable)
      let decision = self.decision
      if decision.shows(as: best) { continue }
      (best, bestMetrics) = (decision, metrics)
      best.dropped = dropped
    }
    metrics = bestMetrics
    return best
  }

  /// Lays out the parts of what was decided, in a frame where that was given. It ends the placement, so
  /// that the layout is built where it is returned instead of copied there.
  consuming func layout(_ decision: PlacementDecision, given: Rect? = nil) -> PopoverLayout {
    let frame = given ?? frame(of: decision)
    let isCentered = given != nil || policy.alignment == .center && policy.skid == 0
    let halfStep = isCentered ? grid.halfStep : 0
    let aim = decision.direction.map {
      ArrowAim(anchor, frame, $0.axis.crossed, halfStep: halfStep)
    }
    let chrome = PopoverChrome(
      frame: frame, direction: decision.direction, arrowOffset: aim?.offset ?? 0,
      metrics: metrics, grid: grid)
    return PopoverLayout(
      arrowDirection: decision.direction, arrowOffset: chrome.arrowOffset,
      arrowResidual: aim?.residual(of: chrome.arrow, on: grid) ?? 0, frame: frame,
      background: chrome.background, content: chrome.content, arrow: chrome.arrow,
      isShrunk: decision.contentSize != preferredContent, dropped: decision.dropped,
      overlapsAnchor: grid.overlaps(frame, source), coversKeepOut: !isClear(frame),
      anchorVisibility: anchorVisibility, rule: decision.rule)
  }
}

extension PopoverPresentation {
  /// How much of the anchor is in the area. One of some length that only touches an edge is hidden; one of
  /// none, a point or a caret, is seen there.
  public var anchorVisibility: AnchorVisibility { placement.anchorVisibility }

  /// Evaluates one direction, with all decorations.
  public func candidate(_ direction: ArrowDirection) -> PlacementCandidate {
    PlacementCandidate(direction, placement)
  }

  private var placement: Placement {
    Placement(grid.isInPixels ? grid.inPixels(self) : self, source: sourceRect)
  }

  /// Whether all of the content can be shown in this size, as it is the whole or text that is wrapped into less width.
  func showsAll(in size: Size) -> Bool { Placement(self).shownContent(in: size).isComplete }

  /// Chooses the direction and the size of the content: by the policy's score among the permitted
  /// sides, else over the anchor where that is allowed, else without an arrow. Decorations that may be
  /// dropped go before the content shrinks or leaves the anchor's side, if anything is gained by it.
  public borrowing func decision() -> PlacementDecision { placed { $1 } }

  /// Decides, places, and lays out the parts.
  public borrowing func layout() -> PopoverLayout {
    if !grid.isExact { return exactLayout() }
    return placed(seen: sourceRect) { placement, decision in placement.layout(decision) }
  }

  /// The same where figures have to be put right in the end.
  private func exactLayout() -> PopoverLayout {
    placed { placement, decision in placement.layout(decision) }.exact(on: grid)
  }

  /// An answer made of the placement that was decided by and its decision.
  borrowing func placed<Answer>(
    _ answer: (consuming Placement, PlacementDecision) -> Answer
  ) -> Answer {
    if !grid.isInPixels { return placed(seen: sourceRect, answer) }
    return grid.inPixels(copy self).placed(seen: sourceRect, answer)
  }

  private borrowing func placed<Answer>(
    seen source: Rect, _ answer: (consuming Placement, PlacementDecision) -> Answer
  ) -> Answer {
    let placement = Placement(self, source: source)
    let decision = placement.decision
    if decision.isWhole || droppable == .none { return answer(placement, decision) }
    var dropping = placement
    let settled = dropping.drop(droppable, from: decision)
    return answer(dropping, settled)
  }

  /// The parts of a popover whose place was given, as by another engine: its arrow, unless `direction` is
  /// `nil`, points from outside of `background` at the anchor as far as the corners permit.
  public func layout(background: Rect, direction: ArrowDirection?) -> PopoverLayout {
    let frame = direction.map { background.extended(by: metrics.arrow($0).height, towards: $0) }
    let placement = Placement(self)
    let given = PlacementDecision(direction: direction, contentSize: .zero, rule: .given)
    var layout = placement.layout(given, given: frame ?? background)
    let (size, preferred) = (layout.content.size, placement.preferredContent)
    layout.content.size = Size { max(0, size[$0]) }
    // Whoever gave the place may have left no room for an arrow, which then lies over the anchor alone.
    layout.overlapsAnchor = placement.grid.overlaps(layout.background, placement.source)
    layout.isShrunk = Axis.allCases.contains { layout.content.size[$0] < preferred[$0] }
    return grid.isExact ? layout : layout.exact(on: grid)
  }
}
