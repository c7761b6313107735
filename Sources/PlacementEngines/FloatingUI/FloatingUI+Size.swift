import PopoverGeometry

extension FloatingUI {
  /// Shrinks the popup to the room it has, but not below `minimum`.
  public struct SizeOptions: Equatable, Sendable {
    /// The least size.
    public var minimum: Size
    /// How overflow is measured.
    public var overflow: OverflowOptions

    /// Options with the defaults of floating-ui.
    public init(minimum: Size = .zero, overflow: OverflowOptions = OverflowOptions()) {
      self.minimum = minimum
      self.overflow = overflow
    }

    func run(_ state: inout State) -> Reset? {
      let overflow = state.overflow(overflow)
      let available = Size { state.room(on: $0, overflow[$0]) }
      let natural = state.question.floating
      state.data.size = SizeData(available: available)
      state.givenSize = Size { max(minimum[$0], min(natural[$0], available[$0])) }
      return state.givenSize == state.floating.size ? nil : .measured
    }
  }

  /// The room that the size step found last.
  public struct SizeData: Equatable, Sendable {
    /// The available size; negative if the popup lies wholly outside.
    public var available: Size
  }
}

extension FloatingUI.State {
  /// How long the popup may be on `axis`: the boundary if the shift step moves it there; the length with
  /// which both ends stay inside if it is centred; else the room from its fixed end.
  fileprivate func room(on axis: Axis, _ overflow: EdgePair) -> Double {
    let length = floating[axis].length
    let whole = length - overflow.near - overflow.far
    let isAcross = axis == placement.alignmentAxis
    if let shift = data.shift {
      if shift.isEnabled(axis) { return whole }
    } else if isAcross, placement.alignment == nil {
      return length - 2 * max(overflow.near, overflow.far)
    }
    let growsNear = isAcross ? screenAlignment == .end : placement.side.isNear
    return min(length - (growsNear ? overflow.near : overflow.far), whole)
  }
}
