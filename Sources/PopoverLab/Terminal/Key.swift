/// One press of a key, as a terminal can report it.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// A character that was typed. A shifted letter comes as the capital, without `Modifiers.shift`.
    case character(Unicode.Scalar)
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case insert
    case delete
    case backspace
    case tab
    case enter
    case escape
    case function(Int)
  }

  /// The keys that are held down with it.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, where it is not in the character itself.
    package static let shift = Modifiers(rawValue: 1)
    /// Alt, or Meta.
    package static let alt = Modifiers(rawValue: 2)
    /// Control.
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  /// The keys that are held down with it.
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }

  /// Control together with a letter, which is written small: `.control("c")`.
  package static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }

  /// The digit that was typed; `nil` for every other key.
  var digit: Int? {
    guard case .character(let scalar) = code, modifiers.isEmpty else { return nil }
    return Character(scalar).isASCII ? Character(scalar).wholeNumberValue : nil
  }
}

extension Key {
  /// The key in words: `←`, `Shift-←`, `Ctrl-C`, `Esc`.
  package var label: String { prefix + name }

  /// The modifiers, each with a hyphen after it.
  var prefix: String {
    let prefixes: [(Modifiers, String)] = [
      (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
    ]
    return prefixes.filter { modifiers.contains($0.0) }.map(\.1).joined()
  }

  /// The label without modifiers.
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

  /// Whether both are characters, or both arrows, with the same modifiers.
  func isLike(_ other: Key) -> Bool {
    modifiers == other.modifiers && isCharacter == other.isCharacter && name.count == 1
      && other.name.count == 1
  }

  private var isCharacter: Bool { if case .character = code { true } else { false } }

  /// The keys with names: the label, and the names in a script, the usual one first.
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
