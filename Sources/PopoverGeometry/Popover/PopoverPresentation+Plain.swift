extension PopoverPresentation {
  /// Whether only the sizes of anchor, area and content count: nothing is kept out, nothing wraps, and
  /// the policy asks for no more than the first fit, with a side kept while it fits.
  ///
  /// Plain questions are most of all, and are answered several times as fast. The rules are the same
  /// functions for all questions; told that one is plain, the compiler leaves out what cannot apply.
  @inline(always)
  private var isPlain: Bool {
    keepOut.isEmpty && wrapping == nil && maximumContentSize == nil && policy.isPlain
  }

  /// The direction shown until now, where it counts.
  @inline(always)
  var countingDirection: ArrowDirection? {
    policy.stability.holds ? currentArrowDirection : nil
  }

  /// The frame shown until now, where it counts.
  var countingFrame: Rect? { policy.stability == .rechoose ? nil : currentFrame }

  /// The decision for a plain question, if it is found beside the anchor with all decorations.
  @inline(always)
  func plainlySolved() -> (weighing: Weighing, decision: PlacementDecision)? {
    guard isPlain else { return nil }
    let weighing = weighing(metrics, isPlain: true)
    guard let decision = weighing.plainDecisionBesideAnchor(self) else { return nil }
    return decision.isWhole || droppable == .none ? (weighing, decision) : nil
  }
}

extension PlacementPolicy {
  @inline(always)
  fileprivate var isPlain: Bool {
    switch stability {
    case .rechoose, .whileItFits: score.isFirstFit
    case .deadBand, .leastMovement: false
    }
  }
}
