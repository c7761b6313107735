import PopoverGeometry

/// The rules of floating-ui's core (1.8.0): a popup beside a reference, and an ordered list of
/// steps ("middleware") that may move it, record data, or ask to begin again.
///
/// Figures are finite numbers of any unit, `y` downwards; nothing is rounded, so an odd rest of
/// centring ends in .5.
public struct FloatingUI: Equatable, Sendable {
  /// The anchor, as the popup's surroundings see it.
  public var reference: Rect
  /// The size that the popup has by itself.
  public var floating: Size
  /// What the popup should stay inside of.
  public var boundary: Rect
  public var placement: Placement
  public var middleware: [Middleware]
  /// Whether `start` and `end` change places on the sides above and below.
  public var isRightToLeft: Bool
  /// The anchor's lines of text, which only the inline step reads.
  public var lines: [Rect]

  public init(
    reference: Rect, floating: Size, boundary: Rect, placement: Placement = .bottom,
    middleware: [Middleware] = [], isRightToLeft: Bool = false, lines: [Rect] = []
  ) {
    self.reference = reference
    self.floating = floating
    self.boundary = boundary
    self.placement = placement
    self.middleware = middleware
    self.isRightToLeft = isRightToLeft
    self.lines = lines
  }
}

extension FloatingUI {
  /// How often the list of steps may begin again; later wishes to do so are not heard.
  public static let mostResets = 50

  /// Runs the steps in their order, from the first again after each granted reset.
  public func computePosition() -> Position {
    var state = State(self)
    var next = 0
    while next < middleware.count {
      let reset = middleware[next].run(&state)
      next += 1
      if let reset, state.resets < Self.mostResets {
        state.restart(reset)
        next = 0
      }
    }
    return Position(
      rect: Rect(origin: state.floating.origin, size: state.givenSize),
      placement: state.placement, data: state.data, resets: state.resets)
  }
}
