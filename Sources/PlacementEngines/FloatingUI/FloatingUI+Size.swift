import PopoverGeometry

extension FloatingUI {
  /// Shrinks the popup to the room it has: never below `minimum`, never above its own size.
  public struct SizeOptions: Equatable, Sendable {
    public var minimum: Size
    public var overflow: OverflowOptions

    public init(minimum: Size = .zero, overflow: OverflowOptions = OverflowOptions()) {
      self.minimum = minimum
      self.overflow = overflow
    }
  }

  /// The last room that the size step found.
  public struct SizeData: Equatable, Sendable {
    /// It may be negative where the popup would lie outside entirely.
    public var available: Size
  }
}

extension FloatingUI.SizeOptions {
  func run(_ state: inout FloatingUI.State) -> FloatingUI.Reset? {
    let overflow = state.overflow(overflow)
    let available = Size { state.room(on: $0, overflow[$0]) }
    let natural = state.question.floating
    state.data.size = FloatingUI.SizeData(available: available)
    state.givenSize = Size { max(minimum[$0], min(natural[$0], available[$0])) }
    return state.givenSize == state.floating.size ? nil : .measured
  }
}

extension FloatingUI.State {
  /// How long the popup may be on `axis`: the whole boundary where the shift step moves it there,
  /// as far as both ends stay in where it is centred, and else from its fixed end onwards.
  fileprivate func room(on axis: Axis, _ overflow: EdgePair) -> Double {
    let length = floating[axis].length
    let whole = length - overflow.near - overflow.far
    let isAcross = axis == placement.alignmentAxis
    if let shift = data.shift {
      if shift.isEnabled(axis) { return whole }
    } else if isAcross, placement.alignment == nil {
      return length - 2 * max(overflow.near, overflow.far)
    }
    let growsNear = isAcross ? screenAlignment == .end : placement.edge.isNear
    return min(length - (growsNear ? overflow.near : overflow.far), whole)
  }
}
