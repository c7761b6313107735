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

extension FloatingUI {
  /// The answer: where the popup is, on which side, and what the steps recorded.
  public struct Position: Equatable, Sendable {
    /// The popup, with the size that the size step left it.
    public var rect: Rect
    public var placement: Placement
    public var data: MiddlewareData
    /// How often the steps began again. At ``FloatingUI/mostResets`` the answer may be unsettled.
    public var resets: Int
  }
}

extension FloatingUI {
  /// One step, with its options. Steps may come in any order; order changes the answer.
  public enum Middleware: Equatable, Sendable {
    case offset(OffsetOptions = OffsetOptions())
    case shift(ShiftOptions = ShiftOptions())
    case flip(FlipOptions = FlipOptions())
    case arrow(ArrowOptions)
    case size(SizeOptions = SizeOptions())
    case autoPlacement(AutoPlacementOptions = AutoPlacementOptions())
    case hide(HideOptions = HideOptions())
    case inline(InlineOptions = InlineOptions())

    /// Does the step; an answer asks for all steps to begin again.
    func run(_ state: inout State) -> Reset? {
      switch self {
      case .offset(let options): options.run(&state)
      case .shift(let options): options.run(&state)
      case .flip(let options): options.run(&state)
      case .arrow(let options): options.run(&state)
      case .size(let options): options.run(&state)
      case .autoPlacement(let options): options.run(&state)
      case .hide(let options): options.run(&state)
      case .inline(let options): options.run(&state)
      }
    }
  }
}

extension FloatingUI {
  /// What the steps recorded; it outlives resets, and `nil` means that the step never spoke.
  public struct MiddlewareData: Equatable, Sendable {
    public var offset: OffsetData?
    public var shift: ShiftData?
    public var flip: Trail?
    public var autoPlacement: Trail?
    public var arrow: ArrowData?
    public var size: SizeData?
    public var hide: HideData?
  }

  /// The placements that flip or autoPlacement has measured so far.
  public struct Trail: Equatable, Sendable {
    /// The position in the list of candidates of the one that is tried next.
    public var index = 0
    public var tried: [TriedPlacement] = []
  }

  /// A measured placement and its overflows, in the order in which they are judged.
  public struct TriedPlacement: Equatable, Sendable {
    public var placement: Placement
    public var overflows: [Double]

    /// Whether nothing that was measured is out; flush fits.
    var fits: Bool { overflows.allSatisfy { $0 <= 0 } }
  }
}
