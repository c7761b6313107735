import CellCanvas

/// What a dial shows while keys are pressed and time goes by: one picture for each step of time that
/// changes it.
public struct DialFilm: Equatable, Sendable {
  public struct Frame: Equatable, Sendable {
    /// Seconds since the beginning.
    public var time: Double
    /// The key that was just pressed.
    public var key: Key?
    public var dial: CellDial
    /// What the dial told since the frame before.
    public var effects: [DialEffect]
  }

  public private(set) var frames: [Frame] = []
  private var control: DialControl
  private let size: CellSize
  private let rate: Int
  /// Steps since the beginning.
  private var steps = 0

  /// No key is waited for longer than this, in seconds.
  private static let longestWait = 60.0

  /// - Parameters:
  ///   - rate: steps a second, at least one.
  ///   - wait: seconds after each key; `nil` is until the dial is at rest.
  public init(
    of control: DialControl, size: CellSize, keys: [Key], rate: Int, wait: Double? = nil
  ) {
    self.control = control
    self.size = size
    self.rate = max(1, rate)
    frames = [Frame(time: 0, key: nil, dial: control.picture, effects: [])]
    for key in keys {
      receive(.key(key), key)
      let end = steps + Int((wait ?? Self.longestWait) * Double(self.rate))
      while steps < end, wait != nil || !self.control.isAtRest { step() }
    }
  }

  private mutating func step() {
    steps += 1
    receive(.time(1 / Double(rate)), nil)
  }

  private mutating func receive(_ event: DialEvent, _ key: Key?) {
    let effects = control.receive(event, in: size)
    let dial = control.picture
    guard key != nil || !effects.isEmpty || dial != frames.last?.dial else { return }
    frames.append(
      Frame(time: Double(steps) / Double(rate), key: key, dial: dial, effects: effects))
  }
}
