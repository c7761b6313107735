import PopoverGeometry

/// The arithmetic of background and arrow: the safe one, or a named original's with all its quirks.
public enum BackgroundViewMode: String, CaseIterable, Sendable {
  /// Apple's contract with the clamp that poplab recommends.
  case safe
  /// `MBPopoverBackgroundView`.
  case mb = "MB"
  /// The tutorial as it was published.
  case gt2012 = "GT 2012"
  /// The tutorial's class since its clamp was mended.
  case gt2013 = "GT 2013"
  /// `GIKPopoverBackgroundView`.
  case gik = "GIK"
  /// `C360PopoverBackgroundView`.
  case c360 = "C360"
  /// `DDPopoverBackgroundView`.
  case dd = "DD"
  /// `YLFPopoverBackgroundView`.
  case ylf = "YLF"
  /// `PCPopoverController`'s view.
  case pc = "PC"
  /// `BHPopoverBackground`.
  case bh = "BH"
  /// `TexturedPopoverBackgroundView`.
  case textured = "Textured"

  /// The mode with this name, in upper or lower case, with or without separators between its words:
  /// `GT 2012`, `gt-2012`, `gt2012`.
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
  /// The original's sizes as its author or demonstration sets them, its corner radius in the caps.
  public var metrics: PopoverMetrics { original?.metrics ?? .appleOf2011 }

  /// The name of the original, and its peculiarities.
  public var note: String {
    original?.note
      ?? "Apple's contract; the arrow is clamped between the caps, and centred where they cross."
  }

  /// The layout of the original; the safe mode has no original.
  public func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer? {
    switch original?.layout {
    case .twoPictures(let rules): rules.answer(question)
    case .texturedPath: TexturedPath.answer(question)
    case .seventeenPieces: SeventeenPieces.answer(question)
    case .sevenPictures: SevenPictures(question).answer(question)
    case nil: nil
    }
  }

  /// The parts of a popover in `frame`, laid out by this mode.
  ///
  /// The content always follows Apple's contract, as UIKit's controller places it, not the
  /// background view. The arrow may lie outside of the frame or be cut off. Some modes show one
  /// where `direction` is `nil`; it points to ``shownDirection(for:)``. In cells all figures are
  /// whole.
  public func chrome(
    frame: Rect, direction: ArrowDirection?, arrowOffset: Double, metrics: PopoverMetrics,
    grid: Grid = .points
  ) -> PopoverChrome {
    var chrome = PopoverChrome(
      frame: frame, direction: direction, arrowOffset: arrowOffset, metrics: metrics, grid: grid)
    let question = BackgroundViewQuestion(
      bounds: frame.size, direction: direction, arrowOffset: arrowOffset, metrics: metrics,
      grid: grid)
    guard let answer = answer(question) else { return chrome }
    chrome.background = answer.background.offset(x: frame.x, y: frame.y)
    chrome.arrow = answer.arrow.offset(x: frame.x, y: frame.y)
    chrome.arrowOffset = answer.arrowOffset
    return chrome
  }

  /// The direction of the arrow that is shown; some originals show one where none is requested.
  public func shownDirection(for direction: ArrowDirection?) -> ArrowDirection? {
    direction ?? original?.directionWithoutArrow
  }
}
