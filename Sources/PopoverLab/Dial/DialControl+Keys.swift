import PopoverGeometry

extension DialControl {
  /// What a key does to a dial that does not spin.
  private enum Deed {
    case step(Int)
    case show(Int)
    case spin
    case type(Character)
  }

  /// A quarter of the dial, but at least an item.
  private var quarter: Int { max(1, scale.count / 4) }

  private func deed(of key: Key) -> Deed? {
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .right: return .step(1)
    case .left: return .step(-1)
    case .pageDown: return .step(quarter)
    case .pageUp: return .step(-quarter)
    case .home: return .show(0)
    case .character(" "): return .spin
    case .character(let scalar): return isTyped(scalar) ? .type(Character(scalar)) : nil
    default: return nil
    }
  }

  /// Digits, and where a label is less than zero its sign.
  private func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "-" && labels.contains { $0.hasPrefix("-") }
  }

  /// Whether a key does something at the moment.
  public func takes(_ key: Key) -> Bool { isSpinning || deed(of: key) != nil }

  /// Any key stops a dial that spins, and does nothing else.
  mutating func press(_ key: Key) {
    if isSpinning { return stop() }
    switch deed(of: key) {
    case .step(let items): step(items)
    case .show(let item): show(item)
    case .spin: spinAtRandom()
    case .type(let digit): type(digit)
    case nil: return
    }
  }

  /// Comes to rest at the nearest item.
  mutating func stop() {
    motion = nil
    glide(to: scale.snapped(dial.rotation.angle))
  }

  private mutating func type(_ digit: Character) {
    if let item = typing.type(digit, labels: labels) { show(item) }
  }
}
