extension Lab {
  /// The greatest count; whatever is typed beyond it counts as this.
  static let greatestCount = 9_999

  /// Takes one key: of a line that is typed, a digit of a count, or a key that is bound to an action.
  @discardableResult
  public mutating func press(_ key: Key) -> [LabEffect] {
    notice = nil
    if isUsable, let effects = type(key) { return effects }
    if let digit = key.digit, digit > 0 || count != nil {
      count = min((count ?? 0) * 10 + digit, Lab.greatestCount)
      return []
    }
    let times = count ?? 1
    count = nil
    guard let action = keyMap.action(for: key) else {
      refuse("\(key.label) does nothing; ? shows every key")
      return []
    }
    guard isUsable || action.worksAlways else { return [] }
    return apply(action, times: times)
  }
}

extension Key {
  fileprivate var digit: Int? {
    guard case .character(let scalar) = code, modifiers.isEmpty else { return nil }
    return Character(scalar).isASCII ? Character(scalar).wholeNumberValue : nil
  }
}

extension LabAction {
  /// Whether it may be done on a screen that is too small to show what it does, and while a line is
  /// typed.
  var worksAlways: Bool { [.quit, .interrupt, .suspend, .redraw].contains(self) }
}
