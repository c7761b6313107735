/// Suggestions for names that are not known.
package enum Suggestion {
  /// The known name nearest to `name`, the first one of several equally near; `nil` if none is near.
  package static func nearest(to name: String, in known: [String]) -> String? {
    guard name.unicodeScalars.count <= 40 else { return nil }
    if let sure = sure(name.plainly, in: known) { return sure }
    guard let (best, distance) = leastDistance(from: name, to: known) else { return nil }
    let length = max(name.count, best.count)
    // Where every letter is another one, nothing of the name is left.
    return distance < length && distance <= max(1, length / 3) ? best : nil
  }

  /// The name with the least distance, the first one of several; `nil` if none can be near.
  private static func leastDistance(
    from name: String, to known: [String]
  ) -> (name: String, distance: Int)? {
    let (letters, others) = (Letters(name), known.map(Letters.init))
    let limit = max(1, max(letters.count, others.map(\.count).max() ?? 0) / 3)
    var best: (name: String, distance: Int)?
    for (other, name) in zip(others, known) {
      // Each letter too many is one to add or to remove.
      let least = abs(letters.count - other.count)
      guard least <= limit, least < best?.distance ?? .max else { continue }
      let distance = letters.distance(to: other)
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best
  }

  /// Asks whether the nearest known name was meant; `nil` if none is near.
  package static func question(about name: String, in known: [String]) -> String? {
    nearest(to: name, in: known).map { "did you mean '\($0)'?" }
  }

  /// The second half of a message about an unknown name; `others` are other forms that may stand there, in words.
  package static func words(
    for name: String, known: [String], or others: String? = nil
  ) -> String {
    if let question = question(about: name, in: known) { return question }
    let forms = list(known, or: others)
    return forms.isEmpty ? "none is known" : "known here: \(forms)"
  }

  /// The known names, and other forms that may stand in their place, in words.
  package static func list(_ known: [String], or others: String?) -> String {
    (known + (others.map { ["or \($0)"] } ?? [])).joined(separator: ", ")
  }

  /// A known name that is the same word in another spelling, or a synonym of the word.
  private static func sure(_ plain: [UInt8], in known: [String]) -> String? {
    if plain.isEmpty { return nil }
    return known.first { $0.mayBegin(as: plain) && $0.plainly == plain }
      ?? synonyms.first { Array($0.key.utf8) == plain }?.value.first(where: known.contains)
  }

  /// Words of other toolkits, formats and programs, each with what it may be called here.
  private static let synonyms: KeyValuePairs<String, [String]> = [
    "color": ["foreground", "palette"], "colors": ["palette", "foreground"], "fg": ["foreground"],
    "bg": ["background"], "description": ["summary"], "extends": ["inherits"],
    "parent": ["inherits"], "frame": ["border"], "margin": ["padding"], "header": ["title"],
    "content": ["text"], "body": ["text"], "placement": ["permitted", "side"],
    "side": ["permitted"], "sides": ["permitted"], "direction": ["permitted", "side"],
    "offset": ["gap", "arrow-offset"], "distance": ["gap"], "bottom": ["below"], "top": ["above"],
    "w": ["width"], "h": ["height"],
  ]
}

/// The letters of a word, without a difference between capitals and others.
private enum Letters {
  case ascii([UInt8])
  case others([Character])

  init(_ word: String) {
    let bytes = word.utf8.map(\.withoutCapital)
    self = bytes.allSatisfy { $0 < 0x80 } ? .ascii(bytes) : .others(Array(word.lowercased()))
  }

  var count: Int {
    switch self {
    case .ascii(let bytes): bytes.count
    case .others(let characters): characters.count
    }
  }

  private var characters: [Character] {
    switch self {
    case .ascii(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
    case .others(let characters): characters
    }
  }

  /// The least number of letters to add, remove, change or swap with their neighbor.
  func distance(to other: Letters) -> Int {
    if case .ascii(let one) = self, case .ascii(let other) = other {
      return Self.distance(one, other)
    }
    return Self.distance(characters, other.characters)
  }

  private static func distance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
    var (before, last) = ([Int](), Array(0...other.count))
    for i in 0..<one.count {
      var row = last
      row[0] = i + 1
      for j in 0..<other.count {
        var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, before[j - 1] + 1)
        }
        row[j + 1] = least
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }
}

extension String {
  /// The bytes of the word without capitals, blanks, hyphens, underscores and differences of British spelling.
  fileprivate var plainly: [UInt8] {
    var plain: [UInt8] = []
    for byte in lowercased().utf8 where !Self.separators.contains(byte) {
      plain.append(byte)
      if plain.hasSuffix("our") { plain.remove(at: plain.count - 2) }
      if plain.hasSuffix("grey") { plain[plain.count - 2] = UInt8(ascii: "a") }
    }
    return plain
  }

  /// Whether its first letter is that of a plain word, which tells most words apart; one that is not of ASCII may be any.
  fileprivate func mayBegin(as plain: [UInt8]) -> Bool {
    guard let first = utf8.first(where: { !Self.separators.contains($0) }), first < 0x80 else {
      return true
    }
    return first.withoutCapital == plain[0]
  }

  private static let separators = Array("-_ ".utf8)
}

extension UInt8 {
  fileprivate var withoutCapital: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ letters: StaticString) -> Bool {
    letters.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
