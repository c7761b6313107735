/// Keys written as text: letters stand for themselves, other keys are named between `<` and `>`,
/// as in `5l<Down>t<S-Left><C-c>`. A `<` itself is written `<lt>`, a blank is a key too.
public struct KeyScript: Equatable, Sendable {
  public var keys: [Key]

  /// What is wrong with a script, and where.
  public struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name that is not known, with its brackets.
    public var name: String
    /// The character in the script at which it begins, counted from 1.
    public var column: Int

    public var description: String {
      "character \(column) of the keys: \(name) is no key; write one like <Left>, <S-Up>, <C-c>, "
        + "<Esc> or <F1>, and <lt> for < itself"
    }
  }

  public init(_ script: String) throws(Fault) {
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
  private static let modifierLetters: [Character: Modifiers] = [
    "S": .shift, "A": .alt, "M": .alt, "C": .control,
  ]

  /// The key of `<Name>`, with modifiers before it as in `<C-S-Up>`; capitals do not matter.
  fileprivate init?(scriptName text: String) {
    guard text.hasPrefix("<"), text.hasSuffix(">"), text.count > 2 else { return nil }
    var name = text.dropFirst().dropLast()
    var modifiers: Modifiers = []
    while name.count > 2, name.dropFirst().first == "-",
      let letter = name.first?.uppercased().first, let modifier = Key.modifierLetters[letter]
    {
      modifiers.insert(modifier)
      name = name.dropFirst(2)
    }
    let plain = modifiers.contains(.control) ? name.lowercased()[...] : name
    guard let code = Key.code(named: plain) else { return nil }
    self.init(code, modifiers)
  }

  private static func code(named name: Substring) -> Code? {
    let small = name.lowercased()
    if let special = named.first(where: { $0.script.lowercased() == small }) { return special.code }
    if small == "lt" { return .character("<") }
    if small == "space" { return .character(" ") }
    if small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...12).contains(number) {
      return .function(number)
    }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first else { return nil }
    return .character(scalar)
  }
}
