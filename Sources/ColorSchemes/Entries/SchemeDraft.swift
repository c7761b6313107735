import AnnotatedYAML
import MessageText

/// A scheme while its file is read.
struct SchemeDraft {
  var scheme: ColorScheme
  /// What could not be read: something that is no colour where one should be, a misspelled key, and the like.
  private(set) var faults: [Fault]
  /// What else there is to be said of the file.
  private(set) var notes: [Fault]
  /// What gives each colour, by the keys.
  private var entries: [String: SchemeEntry] = [:]
  /// The indices of the extras, by their names.
  private var extras: [String: Int] = [:]
  /// The keys with words, of which there may be thousands.
  private var wordKeys: Set<String> = []
  private let rules: FormatRules

  /// The scheme of a file's entries.
  init(_ entries: SchemeEntries, _ rules: FormatRules) {
    scheme = ColorScheme(format: rules.format)
    (faults, notes) = (entries.faults, entries.notes)
    self.rules = rules
    for remark in entries.remarks { keep(remark, as: rules.remarks[remark.key]) }
    for entry in rules.adjust(entries.all) { read(entry) }
    rules.complete(&self)
    reportMissing()
  }

  /// A scheme that was read, with what the format derives worked out again.
  init(rederiving scheme: ColorScheme, _ rules: FormatRules) {
    self.scheme = scheme
    (faults, notes, self.rules) = ([], [], rules)
    self.scheme.colors = scheme.colors.filter { !$0.value.isDerived }
    rules.complete(&self)
  }

  private mutating func read(_ entry: SchemeEntry) {
    switch rules.content(of: entry) {
    case .detail(let detail): keep(entry, as: detail)
    case .color(let color): keep(color, of: entry)
    case .word(let word): keep(word)
    case .fault(let problem): faults.append(Fault(at: entry.place, problem))
    case .setting: break
    }
  }

  private mutating func keep(_ color: ColorText, of entry: SchemeEntry) {
    if color.isTransparent { note(.transparent(entry.text), at: entry.place) }
    if let first = entries.updateValue(entry, forKey: entry.key) {
      note(.setTwice(entry.key, first: first.place), at: entry.place)
    }
    dropWord(of: entry.key)
    let slots = rules.slots[entry.key] ?? []
    for slot in slots { scheme.colors[slot] = SchemeColor(color.rgb) }
    if slots.isEmpty || rules.keepsAllAsExtras { keep(entry.key, color.rgb) }
  }

  /// Of two values of a key the last one counts, as with colours.
  private mutating func keep(_ word: SchemeWord) {
    for slot in rules.slots[word.key] ?? [] { scheme.colors[slot] = nil }
    dropWord(of: word.key)
    wordKeys.insert(word.key)
    scheme.words.append(word)
  }

  private mutating func dropWord(of key: String) {
    if wordKeys.remove(key) != nil { scheme.words.removeAll { $0.key == key } }
  }

  private mutating func keep(_ name: String, _ rgb: UInt32) {
    let extra = SchemeExtra(name, rgb)
    if let index = extras[name] {
      scheme.extras[index] = extra
      return
    }
    extras[name] = scheme.extras.count
    scheme.extras.append(extra)
  }

  private mutating func keep(_ entry: SchemeEntry, as detail: SchemeDetail?) {
    let words = entry.text.trimmed.unicodeScalars.filter {
      $0.properties.generalCategory != .control
    }
    guard let detail, !words.isEmpty else { return }
    scheme[keyPath: detail.keyPath] = String(String.UnicodeScalarView(words))
  }

  private mutating func note(_ problem: SchemeProblem, at place: Place) {
    notes.append(Fault(at: place, problem))
  }
}

extension SchemeDraft {
  /// Gives a slot the colour of another one where the file says nothing of it.
  mutating func derive(_ slot: SchemeSlot, from other: SchemeSlot) {
    let hasWord = scheme.words.contains { rules.gives(slot, $0.key) }
    guard scheme.colors[slot] == nil, !hasWord, let rgb = scheme[other] else { return }
    scheme.colors[slot] = SchemeColor(rgb, isDerived: true)
  }

  /// The colour of an extra by its name.
  func extra(_ name: String) -> UInt32? { scheme.extras.first { $0.name == name }?.rgb }

  private mutating func reportMissing() {
    let needed = (0..<16).map(SchemeSlot.ansi) + [.foreground, .background]
    let missing = needed.filter { scheme.colors[$0] == nil }
    reportMisspelled(missing)
    let names = missing.map { rules.key(of: $0) ?? $0.name }.withoutRepetitions
    guard !missing.isEmpty, missing.count < needed.count else { return }
    note(.missing(NameList.runs(names), isPlural: names.count > 1), at: .start)
  }
}

extension SchemeDraft {
  /// Tells the keys that are nearly those of missing colours. One with a number must be the same but for its spelling:
  /// formats have more of them.
  private mutating func reportMisspelled(_ missing: [SchemeSlot]) {
    let all = keys(of: missing)
    let keys = all.filter { !$0.contains(where: \.isNumber) }.map(DottedKey.init)
    let numbered = Dictionary(
      all.filter { $0.contains(where: \.isNumber) }.map { ($0.plainKey, $0) }
    ) { first, _ in first }
    for extra in scheme.extras where rules.slots[extra.name] == nil {
      guard let place = entries[extra.name]?.keyPlace else { continue }
      let name = rules.bareKey(extra.name)
      if let known = numbered[name.plainKey] {
        faults.append(Fault(at: place, .unknownKey(name, known: [known])))
        continue
      }
      let key = DottedKey(name)
      let known = keys.filter(key.isNear).map(\.last)
      if Suggestion.nearest(to: key.last, in: known) != nil {
        faults.append(Fault(at: place, .unknownKey(key.last, known: known)))
      }
    }
  }

  /// The keys of slots, and those that are in none and that the file does not have either.
  private func keys(of missing: [SchemeSlot]) -> [String] {
    let keys = rules.slots.filter { $0.value.contains(where: missing.contains) }.keys
    return (keys + rules.otherKeys.filter { entries[$0] == nil }).sorted()
  }
}

extension String {
  /// A key as it sounds: in small letters, without signs and the zeros before a number, and `color` in one spelling.
  fileprivate var plainKey: String {
    let key = lowercased().replacing("colour", with: "color")
    return key.split { !$0.isLetter && !$0.isNumber }.map(\.withoutZeros).joined()
  }
}

extension Substring {
  /// The word without the zeros before its number, which may be hexadecimal.
  fileprivate var withoutZeros: Substring {
    let number = drop(while: \.isLetter)
    return prefix(while: \.isLetter) + number.dropLast().drop { $0 == "0" } + number.suffix(1)
  }
}

/// A key with the tables that it is in, as `colors.primary` in `colors.primary.background`.
private struct DottedKey {
  let tables: Substring
  let last: String

  init(_ key: String) {
    let dot = key.lastIndex(of: ".")
    tables = dot.map { key[..<$0] } ?? ""
    last = String(dot.map { key[key.index(after: $0)...] } ?? key[...])
  }

  /// Whether one can be the other misspelled: they are in the same table, and nearly as long.
  func isNear(_ other: DottedKey) -> Bool {
    tables == other.tables && abs(last.count - other.last.count) < 3
  }
}

/// What a file says of a scheme beside its colours.
enum SchemeDetail: CaseIterable, Sendable {
  case name
  case author
  case variant

  var keyPath: WritableKeyPath<ColorScheme, String?> {
    switch self {
    case .name: \.name
    case .author: \.author
    case .variant: \.variant
    }
  }
}
