/// How a dial behaves.
public struct DialBehavior: Equatable, Sendable {
  /// How each item that passes the mark is signalled.
  public enum Signal: String, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// By the bell of the terminal.
    case bell
    /// By the value, which is drawn reversed for a moment.
    case flash
  }

  /// How each item that passes the mark is signalled.
  public var signal = Signal.none
  /// How a spin slows down.
  public var deceleration = Deceleration.normal
  /// How a drag turns the dial; `nil` is the exact angle for a whole dial, axis and half for a half one.
  public var dragRule: DialDragRule?
  /// Whether the dial jumps to where it would come to rest.
  public var reducesMotion = false
  /// How long a change to another item takes, in seconds.
  public var changeDuration = 0.2

  /// The usual behavior, without signals.
  public init() {}

  /// The mean speed at which a spin begins, in radians per second; it makes about two turns.
  static let spinSpeed = 25.0
  /// The least speed at which a released dial goes on turning.
  static let leastSpeed = 1.0
  /// The greatest speed of a flick.
  static let greatestSpeed = 60.0
  /// The time after the last move at which the mouse counts as stopped, in seconds.
  static let stillTime = 0.1
  /// The time within which typed digits belong together, in seconds.
  static let typingTime = 1.0
  /// How long the value is drawn reversed, in seconds.
  static let flashTime = 0.1
  /// How much earlier something that takes time may be over: the sums of its steps are rounded.
  static let roundingTime = 1e-9
  /// The time between two pictures of a moving dial, in seconds.
  static let pictureTime = 1.0 / 30
  /// The accuracy with which moves of the mouse are timed, in seconds.
  static let moveTime = 0.01
}
