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
