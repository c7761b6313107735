import PopoverGeometry

extension FloatingUI {
  /// Puts an arrow on the popup where it points at the reference's middle.
  public struct ArrowOptions: Equatable, Sendable {
    public var size: Size
    /// How near the arrow may come to the popup's edges.
    public var padding: Insets

    public init(size: Size, padding: Insets = .zero) {
      self.size = size
      self.padding = padding
    }
  }

  /// Where the arrow is.
  public struct ArrowData: Equatable, Sendable {
    /// The arrow's start from the popup's left edge, where it lies above or below.
    public var x: Double?
    /// The arrow's start from the popup's top edge, where it lies to the left or right.
    public var y: Double?
    /// From the arrow's middle to the reference's; zero points at it.
    public var centerOffset: Double
    /// How far the popup itself was moved so that the arrow can point at the reference.
    public var alignmentOffset: Double?

    public internal(set) subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }
}

extension FloatingUI.ArrowOptions {
  func run(_ state: inout FloatingUI.State) -> FloatingUI.Reset? {
    let axis = state.placement.alignmentAxis
    let reference = state.reference[axis]
    let floating = state.floating[axis]
    let ends = padding(axis, of: floating.length)
    let highest = floating.length - size[axis] - ends.far
    let toReference = (reference.end - floating.end) / 2 - (floating.start - reference.start) / 2
    let wanted = floating.length / 2 - size[axis] / 2 + toReference
    let start = max(ends.near, min(wanted, highest))
    let isShort = wanted < ends.near
    let movesPopup =
      state.data.arrow == nil && state.placement.alignment != nil && wanted != start
      && reference.length / 2 - (isShort ? ends.near : ends.far) - size[axis] / 2 < 0
    let alignmentOffset = movesPopup ? wanted - (isShort ? ends.near : highest) : nil
    record(start, missing: wanted - start, alignmentOffset, on: axis, in: &state)
    return movesPopup ? .unchanged : nil
  }

  /// The padding at both ends, which gives way where it would keep the arrow from the middle.
  private func padding(_ axis: Axis, of length: Double) -> EdgePair {
    let largest = length / 2 - size[axis] / 2 - 1
    return EdgePair(
      near: min(padding[axis].near, largest), far: min(padding[axis].far, largest))
  }

  private func record(
    _ start: Double, missing: Double, _ alignmentOffset: Double?, on axis: Axis,
    in state: inout FloatingUI.State
  ) {
    var data = state.data.arrow ?? FloatingUI.ArrowData(centerOffset: 0)
    data[axis] = start
    data.centerOffset = missing - (alignmentOffset ?? 0)
    data.alignmentOffset = alignmentOffset ?? data.alignmentOffset
    state.data.arrow = data
    state.floating[axis].start += alignmentOffset ?? 0
  }
}
