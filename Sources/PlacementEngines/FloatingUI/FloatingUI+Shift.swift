import PopoverGeometry

extension FloatingUI {
  /// Moves the popup into the boundary. If it is too long, its left or top end stays in view.
  public struct ShiftOptions: Equatable, Sendable {
    /// Whether to move along the reference.
    public var mainAxis: Bool
    /// Whether to move away from the reference or over it.
    public var crossAxis: Bool
    /// The limit that keeps the popup at the reference; `nil` is none.
    public var limiter: LimitShiftOptions?
    /// How overflow is measured.
    public var overflow: OverflowOptions

    /// Options with the defaults of floating-ui.
    public init(
      mainAxis: Bool = true, crossAxis: Bool = false, limiter: LimitShiftOptions? = nil,
      overflow: OverflowOptions = OverflowOptions()
    ) {
      self.mainAxis = mainAxis
      self.crossAxis = crossAxis
      self.limiter = limiter
      self.overflow = overflow
    }

    func run(_ state: inout State) -> Reset? {
      let before = state.floating
      let overflow = state.overflow(overflow)
      let placement = state.placement
      let shifted = Rect { axis in
        isEnabled(axis, placement) ? before[axis].moved(by: overflow[axis]) : before[axis]
      }
      let after = limiter?.limited(shifted, in: state) ?? shifted
      state.floating = after
      state.data.shift = ShiftData(
        translation: Point(x: after.x - before.x, y: after.y - before.y),
        isHorizontalEnabled: isEnabled(.horizontal, placement),
        isVerticalEnabled: isEnabled(.vertical, placement))
      return nil
    }

    private func isEnabled(_ axis: Axis, _ placement: Placement) -> Bool {
      axis == placement.alignmentAxis ? mainAxis : crossAxis
    }
  }

  /// The last move of the shift step, and the axes along which it may move.
  public struct ShiftData: Equatable, Sendable {
    /// By how much the popup was moved.
    public var translation: Point
    /// Whether it may be moved horizontally.
    public var isHorizontalEnabled: Bool
    /// Whether it may be moved vertically.
    public var isVerticalEnabled: Bool

    func isEnabled(_ axis: Axis) -> Bool {
      axis == .horizontal ? isHorizontalEnabled : isVerticalEnabled
    }
  }

  /// Stops the shift step where the popup would leave the reference.
  public struct LimitShiftOptions: Equatable, Sendable {
    /// Whether to limit moves along the reference.
    public var mainAxis: Bool
    /// Whether to limit moves across.
    public var crossAxis: Bool
    /// How much earlier the limit begins along the reference; negative is later.
    public var mainAxisOffset: Double
    /// How much earlier the limit begins across.
    public var crossAxisOffset: Double

    /// Options with the defaults of floating-ui.
    public init(
      mainAxis: Bool = true, crossAxis: Bool = true, mainAxisOffset: Double = 0,
      crossAxisOffset: Double = 0
    ) {
      self.mainAxis = mainAxis
      self.crossAxis = crossAxis
      self.mainAxisOffset = mainAxisOffset
      self.crossAxisOffset = crossAxisOffset
    }

    /// The shifted popup, moved back to where it still touches the reference on each limited axis.
    func limited(_ floating: Rect, in state: State) -> Rect {
      let placement = state.placement
      return Rect { axis in
        let isMain = axis == placement.alignmentAxis
        guard isMain ? mainAxis : crossAxis else { return floating[axis] }
        let slack =
          isMain ? mainSlack : crossSlack(placement, state.data.offset?.translation[axis] ?? 0)
        return floating[axis].limited(by: state.reference[axis], slack: slack)
      }
    }

    private var mainSlack: EdgePair { EdgePair(near: mainAxisOffset, far: -mainAxisOffset) }

    /// The gap of the offset step widens the limit on the popup's own side.
    private func crossSlack(_ placement: Placement, _ gap: Double) -> EdgePair {
      placement.side.isNear
        ? EdgePair(near: gap, far: -crossAxisOffset) : EdgePair(near: crossAxisOffset, far: gap)
    }
  }
}

extension Span {
  /// Moved until neither end overflows, or at least not the near one.
  fileprivate func moved(by overflow: EdgePair) -> Span {
    Span(start: max(start + overflow.near, min(start, start - overflow.far)), length: length)
  }

  /// The span moved back to touch `reference`, its ends moved by `slack`; the near limit is first.
  fileprivate func limited(by reference: Span, slack: EdgePair) -> Span {
    let lowest = reference.start - length + slack.near
    let highest = reference.end + slack.far
    if start < lowest { return Span(start: lowest, length: length) }
    return Span(start: min(start, highest), length: length)
  }
}
