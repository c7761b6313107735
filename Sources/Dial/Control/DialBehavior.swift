import PopoverGeometry

/// How a dial behaves.
public struct DialBehavior: Equatable, Sendable {
  /// What is done for each item that passes the mark.
  public enum Signal: String, CaseIterable, Sendable {
    case none
    case bell
    /// The value is shown reversed for a moment.
    case flash
  }

  public var signal = Signal.none
  public var deceleration = Deceleration.normal
  /// `nil` is the rule that fits: a whole dial is turned around its middle, a half one by axis and half.
  public var dragRule: DialDragRule?
  /// Whether it jumps to where it would come to rest.
  public var reducesMotion = false
  /// How long a change to another item takes, in seconds.
  public var changeDuration = 0.2

  public init() {}

  /// About how fast a spin begins, in radians a second: two turns or so.
  static let spinSpeed = 25.0
  /// What is let go more slowly than this goes to the nearest item.
  static let leastSpeed = 1.0
  /// Nothing turns faster.
  static let greatestSpeed = 60.0
  /// How long after the last move the mouse is taken to have stopped, in seconds.
  static let stillTime = 0.1
  /// How long digits belong together, in seconds.
  static let typingTime = 1.0
  static let flashTime = 0.1
  /// How long a picture is shown of a dial that moves, in seconds.
  static let pictureTime = 1.0 / 30
  /// How finely moves of the mouse are timed, in seconds.
  static let moveTime = 0.01
}
