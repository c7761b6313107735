import CellCanvas
import PopoverGeometry

/// A dial that is used: all it knows, and what keys, mouse and time make of it.
///
/// It is a value; time is an event, so that the same events give the same dial on every machine.
public struct DialControl: Equatable, Sendable {
  /// What the dial looks like; it has the rotation, which is kept when the size changes.
  public internal(set) var dial: CellDial
  public var behavior: DialBehavior
  /// The labels of all items, as they are typed.
  public let labels: [String]
  var motion: DialMotion?
  var grip: DialGrip?
  var typing = DialTyping()
  /// How long the value is shown reversed.
  private var flash = 0.0
  /// What makes one spin unlike the next.
  private var seed: UInt64

  /// - Parameters:
  ///   - labels: those of the items; an item beyond them has its number.
  ///   - seed: how fast spins begin.
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

  public var scale: DialScale { dial.scale }

  /// The item that is at the mark.
  public var item: Int { dial.rotation.item }

  /// The item at which the dial comes to rest if nothing else happens.
  public var target: Int { motion.map { scale.item(at: $0.end) } ?? item }

  /// Whether nothing moves, flashes or holds it.
  public var isAtRest: Bool { isFree && flash == 0 }

  /// Whether time changes anything. A dial at rest needs none, once digits no longer belong together.
  public var needsTime: Bool { wantedTime != nil }

  /// After how many seconds time changes something; `nil` if it never does.
  public var wantedTime: Double? {
    if motion != nil { return DialBehavior.pictureTime }
    return [flash > 0 ? flash : nil, grip?.wantedTime, typing.wantedTime].compactMap(\.self).min()
  }

  /// Whether it was spun or flicked, and any key stops it.
  public var isSpinning: Bool { motion?.isSpin ?? false }

  /// The dial as it is drawn now.
  public var picture: CellDial {
    var dial = dial
    dial.isFlashing = flash > 0
    return dial
  }
}

extension DialControl {
  /// Changes the dial, which is drawn in a rectangle of `size`, and tells what that led to.
  public mutating func receive(_ event: DialEvent, in size: CellSize) -> [DialEffect] {
    let before = self
    switch event {
    case .step(let items): step(items)
    case .show(let item): show(item)
    case .spin: spinAtRandom()
    case .stop: stop()
    case .type(let character): type(character)
    case .press(let place): take(at: place)
    case .drag(let place): drag(to: place, on: plate(size))
    case .release: letGo(on: plate(size))
    case .time(let seconds): pass(seconds)
    }
    return effects(since: before)
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

  /// Whether nothing moves or holds it.
  private var isFree: Bool { motion == nil && grip == nil }
}

extension DialControl {
  /// The item of a label; of a number with or without zeros before it.
  public func item(labelled label: String) -> Int? { DialTyping.item(label, labels) }

  /// Whether a character is a part of labels: a digit, or the minus of a label that begins with one.
  public func isTyped(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || character == "-" && labels.contains { $0.hasPrefix("-") }
  }

  private mutating func type(_ character: Character) {
    if let item = typing.type(character, labels: labels) { show(item) }
  }

  /// Comes to rest at the nearest item.
  private mutating func stop() {
    motion = nil
    glide(to: scale.snapped(dial.rotation.angle))
  }

  /// Shows the dial as it shows best in a rectangle of this size.
  public mutating func fit(_ size: CellSize) { dial = dial.fitted(in: size) }

  /// Turns the dial to an angle at once.
  mutating func turn(to angle: Double) {
    dial.rotation = DialRotation(scale, angle: angle, as: dial.rotation.mode)
  }

  private mutating func pass(_ seconds: Double) {
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    flash = max(0, flash - seconds)
    grip?.pass(seconds)
    typing.pass(seconds)
    if typing.isOver { typing = DialTyping() }
    motion?.pass(seconds)
    guard let motion else { return }
    turn(to: motion.angle)
    if motion.isOver { self.motion = nil }
  }

  /// Begins a motion, or is at its end already if nothing is to move.
  mutating func begin(_ motion: DialMotion) {
    self.motion = behavior.reducesMotion || motion.isOver ? nil : motion
    if self.motion == nil { turn(to: motion.end) }
  }

  /// Goes to an item by the shorter way, from wherever the dial is.
  mutating func show(_ item: Int) {
    grip = nil
    let angle = dial.rotation.angle
    glide(to: scale.angle(showing: item, near: angle))
  }

  /// Goes on by items, from the one that it is going to.
  mutating func step(_ items: Int) {
    grip = nil
    let angle = dial.rotation.angle
    // A motion counts whole turns, which the dial does not keep.
    let way = motion.map { $0.end - $0.angle } ?? scale.snapped(angle) - angle
    glide(to: scale.snapped(angle + way - Double(items) * scale.step))
  }

  mutating func glide(to end: Double) {
    let start = dial.rotation.angle
    begin(.glide(from: start, to: end, duration: start == end ? 0 : behavior.changeDuration))
  }

  mutating func spin(at speed: Double) {
    grip = nil
    begin(
      .spin(
        DialSpin(
          from: dial.rotation.angle, speed: speed, on: scale, deceleration: behavior.deceleration)))
  }

  /// The next spin, a quarter faster or slower than usual.
  mutating func spinAtRandom() {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(seed >> 11) / 0x1p53
    spin(at: DialBehavior.spinSpeed * (0.75 + share / 2))
  }
}
