import PopoverGeometry

extension DialControl {
  /// A quarter of the dial, but at least an item.
  private var quarter: Int { max(1, scale.count / 4) }

  /// Any key stops a dial that spins, and does nothing else.
  mutating func press(_ key: Key) {
    if motion?.isSpin == true { return stop() }
    switch key.code {
    case .right where key.modifiers.isEmpty: step(1)
    case .left where key.modifiers.isEmpty: step(-1)
    case .pageDown: step(quarter)
    case .pageUp: step(-quarter)
    case .home: show(0)
    case .character(" "): spinAtRandom()
    case .character(let scalar) where ("0"..."9").contains(scalar): type(Character(scalar))
    default: return
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
