import PopoverGeometry

extension FloatingUI {
  /// Tells whether the reference is out of sight, or the popup has left it.
  public struct HideOptions: Equatable, Sendable {
    public var strategy: HideStrategy
    public var overflow: OverflowOptions

    public init(
      strategy: HideStrategy = .referenceHidden, overflow: OverflowOptions = OverflowOptions()
    ) {
      self.strategy = strategy
      self.overflow = overflow
    }
  }

  /// What the hide step looks at.
  public enum HideStrategy: String, CaseIterable, Sendable {
    /// The reference is wholly outside the boundary.
    case referenceHidden
    /// The popup is.
    case escaped
  }

  /// What each strategy found; `nil` if it was not asked for.
  public struct HideData: Equatable, Sendable {
    public var referenceHidden: Bool?
    public var referenceHiddenOffsets: Overflow?
    public var escaped: Bool?
    public var escapedOffsets: Overflow?
  }
}

extension FloatingUI.HideOptions {
  func run(_ state: inout FloatingUI.State) -> FloatingUI.Reset? {
    var data = state.data.hide ?? FloatingUI.HideData()
    switch strategy {
    case .referenceHidden:
      var options = overflow
      options.elementContext = .reference
      let offsets = state.overflow(options).lessened(by: state.reference.size)
      (data.referenceHidden, data.referenceHiddenOffsets) = (offsets.isAnyOut, offsets)
    case .escaped:
      let offsets = state.overflow(overflow).lessened(by: state.floating.size)
      (data.escaped, data.escapedOffsets) = (offsets.isAnyOut, offsets)
    }
    state.data.hide = data
    return nil
  }
}

extension FloatingUI.Overflow {
  /// How far the opposite edges lie outside: positive or zero is wholly out.
  fileprivate func lessened(by size: Size) -> Self {
    func pair(_ axis: Axis) -> EdgePair {
      EdgePair(near: self[axis].near - size[axis], far: self[axis].far - size[axis])
    }
    return Self(horizontal: pair(.horizontal), vertical: pair(.vertical))
  }

  /// A zero counts, so that an empty reference on an edge is hidden.
  fileprivate var isAnyOut: Bool {
    max(horizontal.near, horizontal.far, vertical.near, vertical.far) >= 0
  }
}
