/// What the keys of a format mean.
struct FormatRules: Sendable {
  var format: SchemeFormat
  /// The places of the colours that its keys give.
  var slots: [String: [SchemeSlot]]
  /// The keys of name, author and variant.
  var details: [String: SchemeDetail] = [:]
  /// The same in comments, as `## name: Nord`.
  var remarks: [String: SchemeDetail] = ["name": .name, "author": .author, "variant": .variant]
  /// Words in place of a colour, in lower case, which say that there is none of its own.
  var words: Set<String> = []
  var syntax: ColorSyntax = []
  /// The keys beside those of slots that may have a colour, whatever it looks like.
  var isColorKey: @Sendable (String) -> Bool = { _ in false }
  /// The keys of colours that are in no slot, and that have nothing but a colour.
  var otherKeys: [String] = []
  /// Whether the colours of slots are extras too, as their names mean more in this format.
  var keepsAllAsExtras = false
  /// A key without the mapping that may stand around it.
  var bareKey: @Sendable (String) -> String = { $0 }
  /// Other spellings of keys, which are read and not written.
  var spellings: Set<String> = []
  /// Colours that the format has only together.
  var together: [[SchemeSlot]] = []
  /// Whether selected text without a colour of its own is not in the foreground: then the foreground is written for it.
  var namesSelectedText = false
  /// What stands before the number of one of the colours 16 to 255; `nil` if the format has none of them.
  var paletteKey: String?
  /// The key whose values have the number of a colour and `=` before it; `nil` if the format has none.
  var listKey: String?
  /// Changes entries with a form of their own into entries with a colour each.
  var adjust: @Sendable ([SchemeEntry]) -> [SchemeEntry] = { $0 }
  /// Derives what is missing, as the format's documentation says.
  var complete: @Sendable (inout SchemeDraft) -> Void = { _ in }
}

/// What an entry is in the files of a format.
enum EntryContent {
  case detail(SchemeDetail)
  case color(ColorText)
  /// What stands for a colour without being one: a word of the format, or several colours.
  case word(SchemeWord)
  /// Something else where only a colour can stand.
  case fault(SchemeProblem)
  /// Whatever else files of the format may say.
  case setting
}

extension FormatRules {
  func content(of entry: SchemeEntry) -> EntryContent {
    if let detail = details[entry.key] { return .detail(detail) }
    if let color = color(of: entry) { return .color(color) }
    if let word = word(of: entry) { return .word(word) }
    if entry.key == listKey { return .fault(.noColorOfList(entry.text, key: entry.key)) }
    guard hasNothingButColor(entry.key) else { return .setting }
    if case .number = entry.value { return .fault(.bareNumber) }
    return .fault(.noColor(entry.text))
  }

  /// Digits alone are a number, and letters a word, unless the key says that it has a colour.
  private func color(of entry: SchemeEntry) -> ColorText? {
    switch entry.value {
    case .color(let color): return color
    case .number: return nil
    case .text(let text):
      if hasColor(entry.key) { return ColorText(text, syntax) }
      let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isNumber ? nil : ColorText(text, syntax.subtracting(.bareDigits))
    }
  }

  private func word(of entry: SchemeEntry) -> SchemeWord? {
    guard hasColor(entry.key) else { return nil }
    let parts = entry.text.split(whereSeparator: \.isWhitespace).map(String.init)
    let first = parts.first ?? ""
    if words.contains(first.lowercased()) { return SchemeWord(entry.key, first) }
    let isList = parts.count > 1 && parts.allSatisfy { ColorText($0, syntax) != nil }
    return isList && slots[entry.key] == nil
      ? SchemeWord(entry.key, parts.joined(separator: " ")) : nil
  }

  /// Whether a key gives the colour of a slot.
  func gives(_ slot: SchemeSlot, _ key: String) -> Bool { slots[key]?.contains(slot) == true }

  private func hasColor(_ key: String) -> Bool {
    slots[key] != nil || paletteNumber(key) != nil || isColorKey(key)
  }

  /// Whether what stands at a key is wrong if it is no colour; other keys may have something else.
  private func hasNothingButColor(_ key: String) -> Bool {
    slots[key] != nil || paletteNumber(key) != nil || otherKeys.contains(key)
  }

  /// The number of a key that is of one of the colours 16 to 255.
  func paletteNumber(_ key: String) -> Int? {
    guard let paletteKey, key.hasPrefix(paletteKey) else { return nil }
    return Int(key.dropFirst(paletteKey.count)).flatMap { (16...255).contains($0) ? $0 : nil }
  }

  /// The key under which a colour is written.
  func key(of slot: SchemeSlot) -> String? {
    slots.filter { $0.value.contains(slot) && !spellings.contains($0.key) }.keys.min()
  }

  /// Keys that are numbered as the sixteen colours are, from a first slot on.
  static func numbered(_ keys: [String], from first: Int = 0) -> [String: [SchemeSlot]] {
    Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { ($0.element, [.ansi(first + $0.offset)]) })
  }
}

extension [String: [SchemeSlot]] {
  /// The keys of both.
  static func + (one: Self, other: Self) -> Self { one.merging(other) { _, last in last } }
}
