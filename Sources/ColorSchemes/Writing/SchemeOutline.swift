/// What a file will say, key by key, before it has the form of its format.
struct SchemeOutline {
  /// A key with its colour, or what stands for it.
  struct Line: Equatable {
    var key: String
    /// `nil` where words stand for it.
    var rgb: UInt32?
    /// What the file says.
    var text: String
    /// Of which other keys it was mixed.
    var origin: String?

    init(_ key: String, _ rgb: UInt32, origin: String? = nil) {
      (self.key, self.rgb, self.text, self.origin) = (key, rgb, rgb.hexadecimalColor, origin)
    }

    init(_ word: SchemeWord) { (key, text) = (word.key, word.text) }
  }

  let format: SchemeFormat
  /// Name, author and variant under the keys of the format.
  private(set) var details: [(key: String, value: String)] = []
  /// The same, where comments hold them.
  private(set) var comments: [(key: String, value: String)] = []
  private(set) var lines: [Line] = []
  /// The colours of the lines, by their keys: a file may have tens of thousands.
  private var colors: [String: UInt32] = [:]
  private(set) var remarks: [String] = []
  private let rules: FormatRules
  private let scheme: ColorScheme

  init(_ scheme: ColorScheme, _ rules: FormatRules) {
    format = rules.format
    self.rules = rules
    self.scheme = scheme
    for extra in scheme.extras where isBaseKey(extra.name) { append(extra.name, extra.rgb) }
    for slot in SchemeSlot.all { append(slot) }
    for extra in scheme.extras { rename(extra).map { append($0, extra.rgb) } }
    if scheme.format == format { lines += scheme.words.map { Line($0) } }
    let halves = removeHalves()
    let sourceless = mixBases()
    remarkLosses(halves, sourceless)
    for detail in SchemeDetail.allCases { append(detail) }
  }

  private mutating func append(_ key: String, _ rgb: UInt32, origin: String? = nil) {
    if colors[key] != nil { return }
    lines.append(Line(key, rgb, origin: origin))
    colors[key] = rgb
  }

  func rgb(of key: String) -> UInt32? { colors[key] }

  /// A key that several colours have in common is that of the first one. The format itself derives what it
  /// has derived before.
  private mutating func append(_ slot: SchemeSlot) {
    guard let color = scheme.colors[slot] ?? selectedText(slot), let key = rules.key(of: slot),
      SchemeSlot.all.first(where: { rules.slots[key]?.contains($0) == true }) == slot
    else { return }
    if !color.isDerived || scheme.format != format { append(key, color.rgb) }
  }

  /// The colour of selected text where the scheme has none for it, and the format would show another one.
  private func selectedText(_ slot: SchemeSlot) -> SchemeColor? {
    guard slot == .selectionForeground, rules.namesSelectedText, scheme.format != format,
      scheme.colors[.selectionBackground]?.isDerived == false
    else { return nil }
    return scheme.colors[.foreground]
  }

  private mutating func append(_ detail: SchemeDetail) {
    guard let value = scheme[keyPath: detail.keyPath] else { return }
    if let key = rules.details.keys.filter({ rules.details[$0] == detail }).min() {
      details.append((key, value))
    } else if let key = rules.remarks.keys.first(where: { rules.remarks[$0] == detail }) {
      comments.append((key, value))
    }
  }
}

extension SchemeOutline {
  /// Whether the file has a colour of base16 or base24 under its own name.
  private func isBaseKey(_ name: String) -> Bool {
    guard rules.keepsAllAsExtras, FormatRules.baseKey(name) == name else { return false }
    return format == .base24 || name < "base10"
  }

  /// The name of an extra in this format; `nil` if it has none.
  private func rename(_ extra: SchemeExtra) -> String? {
    if scheme.format == format || isBaseKey(extra.name) { return extra.name }
    guard let prefix = rules.paletteKey,
      let number = scheme.format.rules.paletteNumber(extra.name)
    else { return nil }
    return "\(prefix)\(number)"
  }

  /// Takes colours out that the format holds only together with others, and returns them.
  private mutating func removeHalves() -> [SchemeSlot] {
    rules.together.flatMap { slots in
      let keys = slots.compactMap(rules.key)
      guard keys.contains(where: { rgb(of: $0) == nil }) else { return [SchemeSlot]() }
      lines.removeAll { keys.contains($0.key) }
      for key in keys { colors[key] = nil }
      return slots.filter { scheme.colors[$0] != nil }
    }
  }

  /// Gives base16 and base24 what no terminal has, and returns the keys.
  private mutating func mixBases() -> [String] {
    guard rules.keepsAllAsExtras, scheme.format != format else { return [] }
    for mixture in BaseMixture.all where format == .base24 || mixture.key < "base10" {
      guard let one = rgb(of: mixture.of.0), let other = rgb(of: mixture.of.1) else { continue }
      append(mixture.key, mixture.rgb(one, other), origin: mixture.words)
    }
    lines.sort { $0.key < $1.key }
    let expected = BaseKey.numbers.map(BaseKey.name).filter { format == .base24 || $0 < "base10" }
    return expected.filter { rgb(of: $0) == nil }
  }
}

extension SchemeOutline {
  /// - Parameters:
  ///   - halves: colours that the format has only with others.
  ///   - sourceless: keys that the format asks for and nothing gives.
  private mutating func remarkLosses(_ halves: [SchemeSlot], _ sourceless: [String]) {
    let name = format.rawValue
    let colors = SchemeSlot.all.filter { isLost($0) && !halves.contains($0) }.map(\.name)
    let extras = scheme.extrasBesideSlots.filter { rename($0).flatMap(rgb) != $0.rgb }
    let words = scheme.format == format ? [] : scheme.words
    let lost =
      NameList.runs(colors) + extras.map(\.name) + words.map { "\($0.key) \($0.text)" }
    let mixed = NameList(lines.filter { $0.origin != nil }.map(\.key)).text
    let notes = [
      (NameList(lost).text, "\(name) has no place for "),
      (
        NameList(NameList.runs(halves.map(\.name))).text,
        "\(name) takes these only together with others that the scheme lacks: "
      ),
      (mixed, "no colour of the scheme is one of these, which are mixed of others: "),
      (NameList(sourceless).text, "no colour of the scheme gives what \(name) also asks for: "),
    ]
    remarks = notes.filter { !$0.0.isEmpty }.map { $0.1 + $0.0 }
  }

  /// Whether the scheme has a colour that reading the file will not give.
  private func isLost(_ slot: SchemeSlot) -> Bool {
    guard let color = scheme.colors[slot], !color.isDerived else { return false }
    return rules.key(of: slot).flatMap(rgb) != color.rgb
  }
}
