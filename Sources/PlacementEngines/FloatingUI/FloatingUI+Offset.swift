import PopoverGeometry

extension FloatingUI {
  /// Moves the popup away from the reference and along it.
  public struct OffsetOptions: Equatable, Sendable {
    /// The gap between reference and popup; negative overlaps.
    public var mainAxis: Double
    /// Along the reference: positive is right or down, mirrored from right to left.
    public var crossAxis: Double
    /// Instead of `crossAxis` where the placement is aligned: positive is away from the flush end.
    public var alignmentAxis: Double?

    public init(mainAxis: Double = 0, crossAxis: Double = 0, alignmentAxis: Double? = nil) {
      self.mainAxis = mainAxis
      self.crossAxis = crossAxis
      self.alignmentAxis = alignmentAxis
    }
  }

  /// The last move of the offset step.
  public struct OffsetData: Equatable, Sendable {
    public var translation: Point
    public var placement: Placement

    subscript(axis: Axis) -> Double { axis == .horizontal ? translation.x : translation.y }
  }
}

extension FloatingUI.OffsetOptions {
  func run(_ state: inout FloatingUI.State) -> FloatingUI.Reset? {
    if state.isMovedByArrow, state.data.offset?.placement == state.placement { return nil }
    let placement = state.placement
    let away = placement.edge.isNear ? -mainAxis : mainAxis
    let along = skid(in: state)
    let translation =
      placement.sideAxis == .vertical ? Point(x: along, y: away) : Point(x: away, y: along)
    state.floating = state.floating.offset(x: translation.x, y: translation.y)
    state.data.offset = FloatingUI.OffsetData(translation: translation, placement: placement)
    return nil
  }

  private func skid(in state: FloatingUI.State) -> Double {
    if let alignmentAxis, let alignment = state.screenAlignment {
      return alignment == .end ? -alignmentAxis : alignmentAxis
    }
    let isMirrored = state.question.isRightToLeft && state.placement.alignmentAxis == .horizontal
    return isMirrored ? -crossAxis : crossAxis
  }
}
