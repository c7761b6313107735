import CellCanvas

/// The cell of a role that is hardest to see, and how well it is seen.
public struct ContrastFinding: Equatable, Sendable {
  public enum Verdict: Sendable {
    case enough
    case tooLow
    /// The terminal alone knows both colours.
    case unknown
  }

  public var role: ThemeRole
  /// What is to be seen.
  public var foreground: Color
  /// What it is seen against.
  public var background: Color
  /// The contrast from 1 to 21, not rounded; `nil` where the terminal alone knows both colours.
  public var contrast: Double?
  /// The least contrast that WCAG 2 asks for: 4.5 for text, 3 for lines and shapes.
  public var needed: Double
  /// What the cell shows.
  public var cell: Cell
  /// The sample and the place in it where the cell is.
  public var sample: String
  public var place: CellPoint
  public var depth: ColorDepth
  /// The way in which the theme was drawn.
  public var kind: ChromeKind
  public var appearance: Appearance

  /// Compared before anything is rounded.
  public var verdict: Verdict {
    guard let contrast else { return .unknown }
    return contrast >= needed ? .enough : .tooLow
  }

  /// The part of the needed contrast that is reached; 1 is just enough.
  public var share: Double { contrast.map { $0 / needed } ?? .infinity }

  /// The nearest colour in place of the foreground that would be enough; the foreground itself if it
  /// is, and `nil` where it is the terminal's own. Found by a search through all colours.
  public var nearestEnough: Color? {
    ColorPair(front: foreground, back: background).nearestFront(reaching: needed, depth: depth)
  }
}
