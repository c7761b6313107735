import PopoverGeometry

/// The rules of floating-ui's core (1.8.0): a popup beside a reference, and an ordered list of
/// steps ("middleware") that move it, record data, or start all steps over.
///
/// Figures are finite numbers of any unit, `y` downwards. Nothing is rounded: centring may end in
/// .5.
public struct FloatingUI: Equatable, Sendable {
  /// The anchor.
  public var reference: Rect
  /// The natural size of the popup.
  public var floating: Size
  /// The rectangle that the popup should stay inside of.
  public var boundary: Rect
  /// Where the popup should lie.
  public var placement: Placement
  /// The steps, in order.
  public var middleware: [Middleware]
  /// Whether `start` and `end` are exchanged above and below.
  public var isRightToLeft: Bool
  /// The lines of text of the anchor, which only the inline step reads.
  public var lines: [Rect]

  /// A popup of a size beside a reference.
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
  /// How often the steps may start over; later resets are ignored.
  public static let mostResets = 50

  /// Runs the steps in order, and again from the first one after each reset.
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

  /// The answer: the place of the popup, its side, and what the steps recorded.
  public struct Position: Equatable, Sendable {
    /// The popup, in the size that the size step gave it.
    public var rect: Rect
    /// The side and alignment in the end.
    public var placement: Placement
    /// What the steps recorded.
    public var data: MiddlewareData
    /// How often the steps started over; at ``FloatingUI/mostResets`` the answer may not be final.
    public var resets: Int
  }

  /// One step with its options. The order of steps matters.
  public enum Middleware: Equatable, Sendable {
    /// Moves the popup away from the reference, and along it.
    case offset(OffsetOptions = OffsetOptions())
    /// Moves it along the reference into the boundary.
    case shift(ShiftOptions = ShiftOptions())
    /// Tries other placements until one fits.
    case flip(FlipOptions = FlipOptions())
    /// Says where an arrow lies on the popup's edge.
    case arrow(ArrowOptions)
    /// Resizes the popup to the room that there is.
    case size(SizeOptions = SizeOptions())
    /// Takes the placement with the most room.
    case autoPlacement(AutoPlacementOptions = AutoPlacementOptions())
    /// Says whether the reference or the popup is out of sight.
    case hide(HideOptions = HideOptions())
    /// Takes one line of a reference of several.
    case inline(InlineOptions = InlineOptions())

    /// Runs the step; if it returns a reset, all steps start over.
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

  /// What the steps recorded, kept over resets; `nil` for a step that recorded nothing.
  public struct MiddlewareData: Equatable, Sendable {
    /// The record of the offset step.
    public var offset: OffsetData?
    /// The record of the shift step.
    public var shift: ShiftData?
    /// The record of the arrow step.
    public var arrow: ArrowData?
    /// The record of the size step.
    public var size: SizeData?
    /// The record of the hide step.
    public var hide: HideData?
    var flip: Trail?
    var autoPlacement: Trail?
  }

  /// The placements that flip or autoPlacement has measured so far.
  struct Trail: Equatable {
    /// The index of the next candidate.
    var index = 0
    var tried: [TriedPlacement] = []
  }

  /// A measured placement and its overflows, the most important one first.
  struct TriedPlacement: Equatable {
    var placement: Placement
    var overflows: [Double]

    /// Whether no measured edge is out; flush fits.
    var fits: Bool { overflows.allSatisfy { $0 <= 0 } }
  }
}
