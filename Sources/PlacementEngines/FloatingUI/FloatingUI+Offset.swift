import PopoverGeometry

extension FloatingUI {
  /// Moves the popup away from the reference and along it.
  public struct OffsetOptions: Equatable, Sendable {
    /// The gap between reference and popup; negative covers the reference.
    public var mainAxis: Double
    /// The move along the reference: positive is right or down, mirrored for right to left.
    public var crossAxis: Double
    /// Replaces `crossAxis` for an aligned placement: positive is away from the flush end.
    public var alignmentAxis: Double?

    /// Options with the defaults of floating-ui, which are no offset.
    public init(mainAxis: Double = 0, crossAxis: Double = 0, alignmentAxis: Double? = nil) {
      self.mainAxis = mainAxis
      self.crossAxis = crossAxis
      self.alignmentAxis = alignmentAxis
    }

    func run(_ state: inout State) -> Reset? {
      if state.isMovedByArrow, state.data.offset?.placement == state.placement { return nil }
      let placement = state.placement
      let away = placement.side.isNear ? -mainAxis : mainAxis
      let along = skid(in: state)
      let translation = Point(placement.sideAxis, along: away, across: along)
      state.floating = state.floating.offset(x: translation.x, y: translation.y)
      state.data.offset = OffsetData(translation: translation, placement: placement)
      return nil
    }

    private func skid(in state: State) -> Double {
      if let alignmentAxis, let alignment = state.screenAlignment {
        return alignment == .end ? -alignmentAxis : alignmentAxis
      }
      let isMirrored = state.question.isRightToLeft && state.placement.alignmentAxis == .horizontal
      return isMirrored ? -crossAxis : crossAxis
    }
  }

  /// The last move of the offset step.
  public struct OffsetData: Equatable, Sendable {
    /// By how much the popup was moved.
    public var translation: Point
    /// The placement for which it was moved.
    public var placement: Placement
  }
}
