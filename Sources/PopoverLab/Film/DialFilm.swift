import CellCanvas
import Dial

/// A film of a dial while keys are pressed: one picture for each step of time that changes it.
package struct DialFilm: Equatable, Sendable {
  package struct Frame: Equatable, Sendable {
    /// Seconds since the beginning.
    package var time: Double
    package var key: Key?
    package var dial: CellDial
    package var effects: [DialEffect]
  }

  package private(set) var frames: [Frame] = []
  private var control: DialControl
  private let size: CellSize
  private var clock: FilmClock

  /// The default number of steps in a second.
  package static let usualRate = 10

  /// - Parameters:
  ///   - rate: steps a second, from 1 to ``FilmClock/greatestRate``.
  ///   - wait: seconds after each key; `nil` waits until the dial is at rest.
  package init(
    of control: DialControl, size: CellSize, keys: [Key], rate: Int, wait: Double? = nil
  ) {
    self.control = control
    self.size = size
    clock = FilmClock(rate: rate)
    frames = [Frame(time: 0, key: nil, dial: control.picture, effects: [])]
    for key in keys {
      receive(self.control.event(for: key), key)
      let end = clock.lastStep(of: wait)
      while clock.steps < end, wait != nil || !self.control.isAtRest { step() }
    }
  }

  private mutating func step() {
    clock.advance()
    receive(.time(clock.step), nil)
  }

  private mutating func receive(_ event: DialEvent?, _ key: Key?) {
    let effects = event.map { control.receive($0, in: size) } ?? []
    let dial = control.picture
    guard key != nil || !effects.isEmpty || dial != frames.last?.dial else { return }
    frames.append(Frame(time: clock.time, key: key, dial: dial, effects: effects))
  }
}
