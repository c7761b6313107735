extension Key {
  /// The key as a person reads it: `←`, `Shift-←`, `Ctrl-C`, `Esc`.
  public var label: String { prefix + name }

  /// The modifiers, each with a hyphen after it.
  var prefix: String {
    let prefixes: [(Modifiers, String)] = [
      (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
    ]
    return prefixes.filter { modifiers.contains($0.0) }.map(\.1).joined()
  }

  /// Whether both are letters, or both arrows, under the same modifiers.
  func standsTogether(with other: Key) -> Bool {
    modifiers == other.modifiers && isCharacter == other.isCharacter && name.count == 1
      && other.name.count == 1
  }

  private var isCharacter: Bool { if case .character = code { true } else { false } }

  var name: String {
    switch code {
    case .character(" "): return "Space"
    case .character(let scalar):
      let letter = String(Character(scalar))
      return modifiers.contains(.control) ? letter.uppercased() : letter
    case .function(let number): return "F\(number)"
    default: return Key.named.first { $0.code == code }?.label ?? "?"
    }
  }

  /// The keys with names: how a person reads them, and how a script may write them, the usual way first.
  static let named: [(code: Code, label: String, script: [String])] = [
    (.up, "↑", ["Up"]), (.down, "↓", ["Down"]), (.left, "←", ["Left"]), (.right, "→", ["Right"]),
    (.home, "Home", ["Home"]), (.end, "End", ["End"]),
    (.pageUp, "PageUp", ["PageUp", "PgUp"]),
    (.pageDown, "PageDown", ["PageDown", "PgDn", "PgDown"]),
    (.insert, "Insert", ["Insert", "Ins"]), (.delete, "Delete", ["Delete", "Del"]),
    (.backspace, "Backspace", ["Backspace", "BS"]), (.tab, "Tab", ["Tab"]),
    (.enter, "Enter", ["Enter", "Return", "CR"]), (.escape, "Esc", ["Esc", "Escape"]),
    (.character(" "), "Space", ["Space"]), (.character("<"), "<", ["lt"]),
  ]
}
