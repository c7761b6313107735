import PopoverGeometry

extension FloatingUI {
  /// Records whether the reference is hidden, or the popup has escaped.
  public struct HideOptions: Equatable, Sendable {
    /// What is recorded.
    public var strategy: HideStrategy
    /// How overflow is measured.
    public var overflow: OverflowOptions

    /// Options with the defaults of floating-ui.
    public init(
      strategy: HideStrategy = .referenceHidden, overflow: OverflowOptions = OverflowOptions()
    ) {
      self.strategy = strategy
      self.overflow = overflow
    }

    func run(_ state: inout State) -> Reset? {
      var data = state.data.hide ?? HideData()
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

  /// What the hide step records.
  public enum HideStrategy: String, CaseIterable, Sendable {
    /// Whether the reference is wholly outside of the boundary.
    case referenceHidden
    /// Whether the popup is wholly outside of the boundary.
    case escaped
  }

  /// What each strategy found; `nil` if it did not run.
  public struct HideData: Equatable, Sendable {
    /// Whether the reference is wholly outside of the boundary.
    public var referenceHidden: Bool?
    /// How far each edge of the reference is beyond the opposite edge of the boundary.
    public var referenceHiddenOffsets: Overflow?
    /// Whether the popup is wholly outside of the boundary.
    public var escaped: Bool?
    /// How far each edge of the popup is beyond the opposite edge of the boundary.
    public var escapedOffsets: Overflow?
  }
}

extension FloatingUI.Overflow {
  /// How far the opposite edges lie outside: positive or zero is wholly out.
  fileprivate func lessened(by size: Size) -> Self {
    Self { EdgePair(near: self[$0].near - size[$0], far: self[$0].far - size[$0]) }
  }

  /// A zero counts, so that an empty reference on an edge is hidden.
  fileprivate var isAnyOut: Bool { max(left, right, top, bottom) >= 0 }
}
