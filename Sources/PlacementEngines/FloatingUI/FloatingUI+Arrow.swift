import PopoverGeometry

extension FloatingUI {
  /// Places an arrow on the popup so that it points at the middle of the reference.
  public struct ArrowOptions: Equatable, Sendable {
    /// The size of the arrow.
    public var size: Size
    /// The least distance of the arrow from the edges of the popup.
    public var padding: Insets

    /// An arrow of a size.
    public init(size: Size, padding: Insets = .zero) {
      self.size = size
      self.padding = padding
    }

    func run(_ state: inout State) -> Reset? {
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

    /// The padding at both ends, reduced where it would keep the arrow from the middle.
    private func padding(_ axis: Axis, of length: Double) -> EdgePair {
      let largest = length / 2 - size[axis] / 2 - 1
      return EdgePair(near: min(padding[axis].near, largest), far: min(padding[axis].far, largest))
    }

    private func record(
      _ start: Double, missing: Double, _ alignmentOffset: Double?, on axis: Axis,
      in state: inout State
    ) {
      var data = state.data.arrow ?? ArrowData(centerOffset: 0)
      data[axis] = start
      data.centerOffset = missing - (alignmentOffset ?? 0)
      data.alignmentOffset = alignmentOffset ?? data.alignmentOffset
      state.data.arrow = data
      state.floating[axis].start += alignmentOffset ?? 0
    }
  }

  /// The place of the arrow.
  public struct ArrowData: Equatable, Sendable {
    /// From the left edge of the popup to the arrow, for a popup above or below.
    public var x: Double?
    /// From the top edge of the popup to the arrow, for a popup to the left or right.
    public var y: Double?
    /// From the middle of the arrow to that of the reference; zero points at it.
    public var centerOffset: Double
    /// How far the popup was moved so that the arrow can point at the reference.
    public var alignmentOffset: Double?

    /// The place on an axis.
    public internal(set) subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }
}
