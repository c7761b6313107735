import CellCanvas
import PopoverGeometry

/// A dial in use, which events turn.
///
/// It is a value, and passed time is an event: the same events give the same dial on every machine.
public struct DialControl: Equatable, Sendable {
  /// The dial at its present angle, without signals.
  public internal(set) var dial: CellDial
  /// How it behaves.
  public var behavior: DialBehavior
  /// The labels of all items, as they are typed.
  public let labels: [String]
  var motion: DialMotion?
  var grip: DialGrip?
  var typing = DialTyping()
  /// For how many more seconds the value is drawn reversed.
  private var flash = 0.0
  /// The state of the random numbers for spins.
  private var seed: UInt64

  /// A dial at rest. Items without a label have their number; `seed` is for the random speeds of spins.
  public init(
    _ dial: CellDial, labels: [String] = [], behavior: DialBehavior = DialBehavior(),
    seed: UInt64 = 1
  ) {
    self.dial = dial
    self.dial.labels = labels.prefix(dial.scale.count).map { GlyphText($0) }
    self.labels = (0..<dial.scale.count).map { labels.indices.contains($0) ? labels[$0] : "\($0)" }
    self.behavior = behavior
    self.seed = seed
  }

  /// Its items.
  public var scale: DialScale { dial.scale }

  /// The item at the mark.
  public var item: Int { dial.rotation.item }

  /// The item at which the dial comes to rest without further events.
  public var target: Int { motion.map { scale.item(at: $0.end) } ?? item }

  /// Whether it neither moves nor flashes, and no mouse button is down on it.
  public var isAtRest: Bool { isFree && flash == 0 }

  /// Whether it changes with time. A dial at rest does so only until its typed digits are complete.
  public var needsTime: Bool { wantedTime != nil }

  /// The seconds until it next changes by itself; `nil` if it does not.
  public var wantedTime: Double? {
    if motion != nil { return DialBehavior.pictureTime }
    return [flash > 0 ? flash : nil, grip?.wantedTime, typing.wantedTime].compactMap(\.self).min()
  }

  /// Whether it turns because it was spun or flicked.
  public var isSpinning: Bool { motion?.isSpin ?? false }

  /// The dial to draw now.
  public var picture: CellDial {
    var dial = dial
    dial.isFlashing = flash > 0
    return dial
  }
}

extension DialControl {
  /// Handles an event of a dial that is drawn in a rectangle of `size`, and returns its effects.
  public mutating func receive(_ event: DialEvent, in size: CellSize) -> [DialEffect] {
    let before = self
    if event.endsTyping { typing = DialTyping() }
    switch event {
    case .step(let items): step(items)
    case .show(let item): show(item)
    case .spin: spinAtRandom()
    case .stop: stop()
    case .finish: finish()
    case .type(let character): type(character)
    case .press(let place): press(at: place)
    case .drag(let place): drag(to: place, on: plate(size))
    case .release: release(on: plate(size))
    case .time(let seconds): pass(seconds)
    }
    let missed = event.isTyped ? typing.unknown(among: labels).map(DialEffect.missed) : nil
    return effects(since: before) + [missed].compactMap(\.self)
  }

  private func plate(_ size: CellSize) -> DialPlate {
    DialPlate(size: size, isHalf: dial.isHalf)
  }

  private mutating func effects(since before: DialControl) -> [DialEffect] {
    var effects: [DialEffect] = []
    if item != before.item {
      effects.append(.passed(item))
      if behavior.signal == .bell { effects.append(.bell) }
      if behavior.signal == .flash { flash = DialBehavior.flashTime }
    }
    if isFree, !before.isFree || item != before.item { effects.append(.rested(item)) }
    return effects
  }

  /// Whether it does not move, and no mouse button is down on it.
  private var isFree: Bool { motion == nil && grip == nil }

  /// The item with a label; leading zeros of a number do not count.
  public func item(labelled label: String) -> Int? { DialTyping.item(label, labels) }

  /// Whether a character can be typed: a digit, a minus where a label begins with one, or a point where a label has one
  /// behind what was typed.
  public func isTyped(_ character: Character) -> Bool {
    switch character {
    case "0"..."9": true
    case "-": labels.contains { $0.hasPrefix("-") }
    case ".": labels.contains { $0.hasPrefix(typing.digits + ".") }
    default: false
    }
  }

  private mutating func type(_ character: Character) {
    if let item = typing.type(character, labels: labels) { show(item) }
  }

  /// Comes to rest at the nearest item.
  private mutating func stop() {
    motion = nil
    glide(to: scale.snapped(dial.rotation.angle))
  }

  private mutating func finish() {
    if let motion { turn(to: motion.end) }
    motion = nil
  }

  /// Makes it a whole or a half dial, whichever fits better into a rectangle of this size.
  public mutating func fit(_ size: CellSize) { dial = dial.fitted(in: size) }

  /// Turns the dial to an angle without motion.
  mutating func turn(to angle: Double) {
    dial.rotation = DialRotation(scale, angle: angle, as: dial.rotation.mode)
  }

  private mutating func pass(_ seconds: Double) {
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    flash = seconds > flash - DialBehavior.roundingTime ? 0 : flash - seconds
    grip?.pass(seconds)
    typing.pass(seconds)
    if typing.isOver { typing = DialTyping() }
    motion?.pass(seconds)
    guard let motion else { return }
    turn(to: motion.angle)
    if motion.isOver { self.motion = nil }
  }

  /// Begins a motion, or jumps to its end if motion is reduced or takes no time.
  mutating func begin(_ motion: DialMotion) {
    self.motion = behavior.reducesMotion || motion.isOver ? nil : motion
    if self.motion == nil { turn(to: motion.end) }
  }

  /// Turns to an item by the shorter way.
  mutating func show(_ item: Int) {
    grip = nil
    let angle = dial.rotation.angle
    glide(to: scale.angle(showing: item, near: angle))
  }

  /// Turns by some items, counted from the one at which it would come to rest.
  mutating func step(_ items: Int) {
    grip = nil
    let angle = dial.rotation.angle
    // A motion counts whole turns, which the dial does not keep.
    let way = motion.map { $0.end - $0.angle } ?? scale.snapped(angle) - angle
    glide(to: scale.snapped(angle + way - Double(items) * scale.step))
  }

  mutating func glide(to end: Double) {
    let start = dial.rotation.angle
    let duration = start == end ? 0 : behavior.changeDuration
    begin(DialMotion(.glide(from: start, to: end, duration: duration)))
  }

  mutating func spin(at speed: Double) {
    grip = nil
    let spin = DialSpin(
      from: dial.rotation.angle, speed: speed, on: scale, deceleration: behavior.deceleration)
    begin(DialMotion(.spin(spin)))
  }

  /// Spins at a random speed, up to a quarter faster or slower than usual.
  mutating func spinAtRandom() {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(seed >> 11) / 0x1p53
    spin(at: DialBehavior.spinSpeed * (0.75 + share / 2))
  }
}

/// What happens to a dial.
public enum DialEvent: Equatable, Sendable {
  /// The dial turns by a number of items.
  case step(Int)
  /// The dial turns to an item.
  case show(Int)
  /// The dial is spun at a random speed.
  case spin
  /// The dial comes to rest at the nearest item.
  case stop
  /// The motion that runs is over: the dial is where it leads.
  case finish
  /// A digit, a minus or a point is typed; what is typed within a second, with nothing else between, belongs together.
  case type(Character)
  /// The mouse button went down on a cell, counted from the top left one of the dial.
  case press(CellPoint)
  /// The mouse moved with the button down, possibly out of the dial.
  case drag(CellPoint)
  /// The mouse button went up.
  case release
  /// Time passed since the previous event, in seconds.
  case time(Double)
}

extension DialEvent {
  fileprivate var isTyped: Bool { if case .type = self { true } else { false } }

  /// Whether the next digit begins another name.
  fileprivate var endsTyping: Bool {
    switch self {
    case .step, .show, .spin, .stop, .press, .drag: true
    case .type, .time, .finish, .release: false
    }
  }
}

/// What a dial reports after an event, in the order in which it happens.
public enum DialEffect: Equatable, Sendable {
  /// No item has a label that begins as it was typed.
  case missed(String)
  /// Another item is at the mark.
  case passed(Int)
  /// The terminal should ring its bell.
  case bell
  /// The dial has come to rest at an item.
  case rested(Int)
}
