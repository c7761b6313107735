import PopoverGeometry

extension FloatingUI {
  /// Stops the shift step where the popup would lose touch with the reference.
  public struct LimitShiftOptions: Equatable, Sendable {
    /// Whether to limit moves along the reference's side.
    public var mainAxis: Bool
    /// Whether to limit moves across it.
    public var crossAxis: Bool
    /// How much earlier the limit begins along the side, and across it; negative is later.
    public var mainAxisOffset: Double
    public var crossAxisOffset: Double

    public init(
      mainAxis: Bool = true, crossAxis: Bool = true, mainAxisOffset: Double = 0,
      crossAxisOffset: Double = 0
    ) {
      self.mainAxis = mainAxis
      self.crossAxis = crossAxis
      self.mainAxisOffset = mainAxisOffset
      self.crossAxisOffset = crossAxisOffset
    }
  }
}

extension FloatingUI.LimitShiftOptions {
  /// The shifted popup, drawn back to where it still touches the reference on each limited axis.
  func limited(_ floating: Rect, in state: FloatingUI.State) -> Rect {
    let placement = state.placement
    return Rect { axis in
      let isMain = axis == placement.alignmentAxis
      guard isMain ? mainAxis : crossAxis else { return floating[axis] }
      let slack = isMain ? mainSlack : crossSlack(placement, state.data.offset?[axis] ?? 0)
      return floating[axis].limited(by: state.reference[axis], slack: slack)
    }
  }

  private var mainSlack: EdgePair { EdgePair(near: mainAxisOffset, far: -mainAxisOffset) }

  /// The gap of the offset step widens the limit on the popup's own side of the reference.
  private func crossSlack(_ placement: FloatingUI.Placement, _ gap: Double) -> EdgePair {
    placement.edge.isNear
      ? EdgePair(near: gap, far: -crossAxisOffset) : EdgePair(near: crossAxisOffset, far: gap)
  }
}

extension Span {
  /// Drawn back to touch `reference`, whose ends are moved by `slack`; the near limit goes first.
  fileprivate func limited(by reference: Span, slack: EdgePair) -> Span {
    let lowest = reference.start - length + slack.near
    let highest = reference.end + slack.far
    if start < lowest { return Span(start: lowest, length: length) }
    return Span(start: min(start, highest), length: length)
  }
}
