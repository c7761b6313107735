import AnnotatedYAML
import PopoverThemes

/// Keys written as text: letters stand for themselves, other keys are named between `<` and `>`,
/// as in `5l<Down>t<S-Left><C-c>`. A `<` itself is written `<lt>`, a blank is a key too.
package struct KeyScript: Equatable, Sendable {
  package var keys: [Key]

  /// An unknown name in a script, and its place.
  package struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The unknown name, with its brackets.
    package var name: String
    /// The character in the script at which it begins, counted from 1.
    package var column: Int

    package var description: String {
      let guess = Suggestion.nearest(to: plainName, in: Key.scriptNames)
      return "character \(column) of the keys: \(name.shownSafely) is no key; "
        + (guess.map { "did you mean <\(prefix)\($0)>? " } ?? "") + KeyScript.names
    }

    /// The name without brackets and modifiers.
    private var plainName: String {
      String(name.drop { $0 == "<" }.filter { $0 != ">" }.dropFirst(prefix.count))
    }
    /// The modifiers as they are written.
    private var prefix: String { Key.modifiers(before: name.drop { $0 == "<" }).prefix }
  }

  /// The names that may be written between `<` and `>`.
  package static let names =
    "names are \(Key.named.flatMap(\.script).joined(separator: ", ")) (which is <) and F1 to F12, with "
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
  private static let codes: [String: Code] = Dictionary(
    named.flatMap { key in key.script.map { ($0.lowercased(), key.code) } }
  ) { first, _ in first }

  private static let modifierLetters: [Character: Modifiers] = [
    "S": .shift, "A": .alt, "M": .alt, "C": .control,
  ]

  /// The key of `<Name>`, with modifiers before it as in `<C-S-Up>`; capitals do not matter.
  fileprivate init?(scriptName text: String) {
    guard text.hasPrefix("<"), text.hasSuffix(">"), text.count > 2 else { return nil }
    let inside = text.dropFirst().dropLast()
    let (modifiers, prefix) = Key.modifiers(before: inside)
    let name = inside.dropFirst(prefix.count)
    let plain = modifiers.contains(.control) ? name.lowercased()[...] : name
    guard let code = Key.code(named: plain) else { return nil }
    self.init(code, modifiers)
  }

  /// The modifiers at the start of a name, and their text.
  fileprivate static func modifiers(before name: Substring) -> (Modifiers, prefix: String) {
    var rest = name
    var modifiers: Modifiers = []
    while rest.count > 2, rest.dropFirst().first == "-",
      let letter = rest.first?.uppercased().first, let modifier = modifierLetters[letter]
    {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    return (modifiers, String(name.prefix(name.count - rest.count)))
  }

  /// Every name that a script may use.
  fileprivate static let scriptNames =
    named.flatMap(\.script) + (1...12).map { "F\($0)" }

  private static func code(named name: Substring) -> Code? {
    let small = name.lowercased()
    if let code = codes[small] { return code }
    if small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...12).contains(number) {
      return .function(number)
    }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first else { return nil }
    return .character(scalar)
  }
}
