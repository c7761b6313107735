/// A way to put background and arrow together: the safe one, or that of a named original with all its
/// quirks, so that one can see the difference.
public enum BackgroundViewMode: String, CaseIterable, Sendable {
  /// Apple's contract with the clamp that poplab recommends.
  case safe
  case mb = "MB"
  /// The tutorial as it was published.
  case gt2012 = "GT 2012"
  /// The tutorial's class since its clamp was mended.
  case gt2013 = "GT 2013"
  case gik = "GIK"
  case c360 = "C360"
  case dd = "DD"
  case ylf = "YLF"
  case pc = "PC"
  case bh = "BH"
  case textured = "Textured"

  /// The mode with this name, whatever its capitals, and with or without what stands between its
  /// words: `GT 2012`, `gt-2012`, `gt2012`.
  public init?(name: String) {
    let letters = Self.letters(of: name)
    guard let mode = Self.allCases.first(where: { Self.letters(of: $0.rawValue) == letters })
    else { return nil }
    self = mode
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}

extension BackgroundViewMode {
  /// The original's answer; the safe mode has no original.
  public func view(_ question: BackgroundViewQuestion) -> (any BackgroundView)? {
    switch self {
    case .safe: nil
    case .mb: MBBackgroundView(question)
    case .gt2012: GTBackgroundView(question, clamp: .shift)
    case .gt2013: GTBackgroundView(question, clamp: .minmax)
    case .gik: GIKBackgroundView(question)
    case .c360: C360BackgroundView(question)
    case .dd: DDBackgroundView(question)
    case .ylf: YLFBackgroundView(question)
    case .pc: PCBackgroundView(question)
    case .bh: BHBackgroundView(question)
    case .textured: TexturedBackgroundView(question)
    }
  }

  /// The parts of a popover in `frame`, as this mode puts them.
  ///
  /// The content is always where Apple's contract has it, as in UIKit it is the controller that places
  /// it. The arrow may lie outside of the frame or be cut off, and may be there where `direction` is
  /// `nil`: it then points to ``shownDirection(for:)``. In cells all figures are whole.
  public func chrome(
    frame: Rect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) -> PopoverChrome {
    var chrome = PopoverChrome(
      frame: frame, direction: direction, arrowOffset: arrowOffset, metrics: metrics, grid: grid)
    let question = BackgroundViewQuestion(
      bounds: frame.size, direction: direction, arrowOffset: arrowOffset, metrics: metrics,
      grid: grid)
    guard let view = view(question) else { return chrome }
    chrome.background = view.background.offset(x: frame.x, y: frame.y)
    chrome.arrow = view.arrow.offset(x: frame.x, y: frame.y)
    chrome.arrowOffset = shownOffset(view, question)
    return chrome
  }

  /// Where the arrow points that is seen, for a wanted direction: some originals show an arrow where
  /// none is wanted.
  public func shownDirection(for direction: ArrowDirection?) -> ArrowDirection? {
    switch self {
    case .gik: GIKBackgroundView.shownDirection(direction)
    case .gt2012, .gt2013, .dd: direction ?? .up
    default: direction
    }
  }

  /// From the middle of the edge to the middle of the arrow, or to its tip where only its base was cut;
  /// zero where no arrow is shown on an edge.
  private func shownOffset(
    _ view: any BackgroundView, _ question: BackgroundViewQuestion
  ) -> Double {
    let direction = self == .gik ? shownDirection(for: question.direction) : question.direction
    guard let axis = direction?.axis.crossed else { return 0 }
    let tip = (view as? TexturedBackgroundView)?.triangle?.tip
    return (tip ?? view.arrow[axis].mid) - question.bounds[axis] / 2
  }
}
