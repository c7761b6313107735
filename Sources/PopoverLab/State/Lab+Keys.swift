extension Lab {
  /// The greatest count; whatever is typed beyond it counts as this.
  private static let greatestCount = 9_999

  /// Takes one key: a digit of a count, or a key that is bound to an action.
  @discardableResult
  public mutating func press(_ key: Key) -> TerminalRequest? {
    notice = nil
    if let digit = key.digit, digit > 0 || count != nil {
      count = min((count ?? 0) * 10 + digit, Lab.greatestCount)
      return nil
    }
    let times = count ?? 1
    count = nil
    guard let action = keyMap.action(for: key) else {
      notice = .refusal("\(key.label) does nothing; ? shows every key")
      return nil
    }
    guard isUsable || action.worksOnAnyScreen else { return nil }
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
  /// Whether it may be done on a screen that is too small to show what it does.
  fileprivate var worksOnAnyScreen: Bool {
    [.quit, .interrupt, .suspend, .redraw].contains(self)
  }
}
