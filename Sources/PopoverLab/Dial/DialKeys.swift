import Dial

extension DialControl {
  /// What a key does to the dial at the moment; `nil` if nothing.
  ///
  /// Any key stops a dial that spins, and does nothing else.
  public func event(for key: Key) -> DialEvent? {
    if isSpinning { return .stop }
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .right: return .step(1)
    case .left: return .step(-1)
    case .pageDown: return .step(quarter)
    case .pageUp: return .step(-quarter)
    case .home: return .show(0)
    case .character(" "): return .spin
    case .character(let scalar):
      let character = Character(scalar)
      return isTyped(character) ? .type(character) : nil
    default: return nil
    }
  }

  /// A quarter of the dial, but at least an item.
  private var quarter: Int { max(1, scale.count / 4) }
}
