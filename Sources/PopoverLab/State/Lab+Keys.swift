extension Lab {
  /// The greatest count; whatever is typed beyond it counts as this.
  static let greatestCount = 9_999

  /// Takes one key: of a line that is typed, of a dial, a digit of a count, or a key that is bound to an
  /// action.
  @discardableResult
  public mutating func press(_ key: Key) -> [LabEffect] {
    endDrag()
    let effects = take(key)
    settle()
    return effects
  }

  private mutating func take(_ key: Key) -> [LabEffect] {
    if isUsable, let effects = turnDial(by: key) { return effects }
    let earlier = notice
    notice = nil
    if isUsable, focus.isTyping, keys.action(for: key) == nil {
      edit(with: key)
      return []
    }
    if !focus.isTyping, focus != .dial, let digit = key.digit, digit > 0 || count != nil {
      count = min((count ?? 0) * 10 + digit, Lab.greatestCount)
      return []
    }
    return act(on: key, after: earlier)
  }

  /// Which key does what at the moment.
  var keys: KeyMap {
    if focus == .scene || !isUsable { return keyMap }
    return focus == .comparison
      ? KeyMap(sections: KeyMap.comparison.sections + keyMap.sections) : focus.keys
  }

  private mutating func act(on key: Key, after earlier: Notice?) -> [LabEffect] {
    let times = count ?? 1
    count = nil
    guard let action = keys.action(for: key) else {
      let place = focus == .scene ? "" : " here"
      refuse("\(key.label) does nothing\(place); \(self.key(for: .help)) shows every key")
      return []
    }
    guard isUsable || action.worksOnAnyScreen else { return [] }
    return apply(action, times: times, after: earlier)
  }
}

extension Key {
  var digit: Int? {
    guard case .character(let scalar) = code, modifiers.isEmpty else { return nil }
    return Character(scalar).isASCII ? Character(scalar).wholeNumberValue : nil
  }
}

extension LabAction {
  /// Whether it may be done on a screen that is too small to show what it does.
  fileprivate var worksOnAnyScreen: Bool {
    [.quit, .interrupt, .suspend, .redraw].contains(self)
  }
}
