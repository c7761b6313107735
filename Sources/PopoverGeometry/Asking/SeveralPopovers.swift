/// One of several popovers that are shown together.
public struct PopoverRequest: Equatable, Sendable {
  /// What it hangs on.
  public enum Anchor: Equatable, Sendable {
    /// The rectangle of its presentation.
    case rect
    /// The frame of an earlier popover, by its place in the list.
    case popover(Int)
  }

  public var presentation: PopoverPresentation
  public var anchor: Anchor

  public init(_ presentation: PopoverPresentation, anchor: Anchor = .rect) {
    self.presentation = presentation
    self.anchor = anchor
  }
}

extension Sequence where Element == PopoverRequest {
  /// Places the popovers in order: each keeps clear of the frames of those before it, as far as it can.
  ///
  /// A request that names no earlier popover hangs on its own rectangle.
  public func layouts() -> [PopoverLayout] {
    reduce(into: []) { placed, request in
      var presentation = request.presentation
      presentation.keepOut += placed.map(\.frame)
      if case .popover(let index) = request.anchor, placed.indices.contains(index) {
        presentation.sourceRect = placed[index].background
      }
      placed.append(presentation.layout())
    }
  }
}
