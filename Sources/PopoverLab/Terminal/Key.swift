import AnnotatedYAML
import MessageText
import PopoverThemes

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

  /// The keys that are held down with it, as bits in the order in which terminals report them.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, where it is not in the character itself.
    package static let shift = Modifiers(rawValue: 1)
    /// Alt, or Meta.
    package static let alt = Modifiers(rawValue: 2)
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

  /// The character that was typed; `nil` for every other key.
  var character: Unicode.Scalar? {
    if case .character(let scalar) = code, modifiers.isEmpty { scalar } else { nil }
  }

  /// The digit that was typed; `nil` for every other key.
  var digit: Int? {
    character.map(Character.init).flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }
}

extension Key {
  /// The key in words: `←`, `Shift-←`, `Ctrl-C`, `Esc`.
  package var label: String { prefix + name }

  var prefix: String {
    let prefixes: [(Modifiers, String)] = [
      (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
    ]
    return prefixes.filter { modifiers.contains($0.0) }.map(\.1).joined()
  }

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
    (.character(">"), ">", ["gt"]),
  ]
}

/// Keys written as text: letters stand for themselves, other keys are named between `<` and `>`,
/// as in `5l<Down>t<S-Left><C-c>`. A `<` itself is written `<lt>`, and a `>` `<gt>` where a modifier is held down; a
/// blank is a key too.
package struct KeyScript: Equatable, Sendable {
  package var keys: [Key]

  /// An unknown name in a script, and its place.
  package struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    package var name: String
    /// The character in the script at which it begins, counted from 1.
    package var column: Int

    package var description: String {
      let guess = Suggestion.nearest(to: plainName, in: Key.scriptNames)
      return "character \(column) of the keys: \(name.shownSafely) is no key; "
        + (guess.map { "did you mean <\(prefix)\($0)>? " } ?? "") + KeyScript.names
    }

    private var inside: Substring.UnicodeScalarView { name.unicodeScalars.drop { $0 == "<" } }
    private var plainName: String {
      String(Key.Modifiers.first(of: inside).rest).filter { $0 != ">" }
    }
    private var prefix: String {
      String(inside.dropLast(Key.Modifiers.first(of: inside).rest.count))
    }
  }

  /// The names that may be written between `<` and `>`.
  package static let names =
    "names are \(Key.named.flatMap(\.script).joined(separator: ", ")) (which are < and >) and F1 to F12, with "
    + "S-, C- or A- before them or before a letter, as in <S-Up> and <C-c>"

  package init(_ script: String) throws(Fault) {
    keys = []
    var rest = Array(script.unicodeScalars)[...]
    while let first = rest.first {
      guard first == "<" else {
        keys.append(.character(first))
        rest.removeFirst()
        continue
      }
      let end = rest.firstIndex(of: ">") ?? rest.endIndex - 1
      let text = rest[rest.startIndex...end].map(Character.init)
      guard let key = Key(scriptName: String(text)) else {
        throw Fault(name: String(text), column: rest.startIndex + 1)
      }
      keys.append(key)
      rest = rest[(end + 1)...]
    }
  }
}

extension Key {
  /// The key as a script has it.
  package var scriptText: String {
    if case .character(let scalar) = code, modifiers.isEmpty, scalar != "<" {
      return String(scalar)
    }
    return "<\(modifiers.scriptText)\(scriptName)>"
  }

  private var scriptName: String {
    if let named = Key.named.first(where: { $0.code == code }) { return named.script[0] }
    switch code {
    case .character(let scalar): return String(scalar)
    case .function(let number): return "F\(number)"
    default: return "Esc"
    }
  }

  private static let codes: [String: Code] = Dictionary(
    named.flatMap { key in key.script.map { ($0.lowercased(), key.code) } }
  ) { first, _ in first }

  /// The key of `<Name>`, with modifiers before it as in `<C-S-Up>`; capitals do not matter.
  fileprivate init?(scriptName text: String) {
    // By code points: a mark that combines with the sign before it is a key too.
    let inside = text.unicodeScalars.dropFirst()
    guard inside.last == ">", inside.count > 1 else { return nil }
    let (modifiers, name) = Modifiers.first(of: inside.dropLast())
    let plain = modifiers.contains(.control) ? String(name).lowercased() : String(name)
    guard let code = Key.code(named: plain) else { return nil }
    self.init(code, modifiers)
  }

  fileprivate static let scriptNames =
    named.flatMap(\.script) + (1...12).map { "F\($0)" }

  private static func code(named name: String) -> Code? {
    let small = name.lowercased()
    if let code = codes[small] { return code }
    if let number = (1...12).first(where: { small == "f\($0)" }) { return .function(number) }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first else { return nil }
    return .character(scalar)
  }
}

extension Key.Modifiers {
  /// The modifier that a letter stands for in a script; capitals do not matter.
  private init?(scriptLetter: Unicode.Scalar) {
    switch scriptLetter {
    case "S", "s": self = .shift
    case "A", "a", "M", "m": self = .alt
    case "C", "c": self = .control
    default: return nil
    }
  }

  /// The modifiers as they stand before a name in a script: `C-S-`.
  var scriptText: String {
    let letters: [(Self, String)] = [(.control, "C-"), (.alt, "A-"), (.shift, "S-")]
    return letters.filter { contains($0.0) }.map(\.1).joined()
  }

  /// The modifiers at the start of a name, and the rest of it.
  static func first(
    of name: Substring.UnicodeScalarView
  ) -> (Self, rest: Substring.UnicodeScalarView) {
    var (modifiers, rest) = (Self(), name)
    while rest.count > 2, rest.dropFirst().first == "-", let letter = rest.first,
      let modifier = Self(scriptLetter: letter)
    {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    return (modifiers, rest)
  }
}
