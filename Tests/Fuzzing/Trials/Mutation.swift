import TestSupport

/// Inputs that are nearly those of a corpus, reproducible by a seed.
package struct Mutation {
  private var random: SplitMix
  private let sources: [[UInt8]]
  private let others: [[UInt8]]
  private let words: [[UInt8]]

  /// - Parameters:
  ///   - sources: the inputs that are changed.
  ///   - others: those from which parts are taken; without any, the sources.
  ///   - words: what means something in them, so that the damage reaches beyond the parser.
  package init(
    seed: UInt64, of sources: [[UInt8]], and others: [[UInt8]] = [], words: [[UInt8]] = []
  ) {
    random = SplitMix(seed: seed)
    self.sources = sources
    self.others = others.isEmpty ? sources : others
    self.words = words + Self.pieces
  }

  /// An input with one to six changes.
  package mutating func next() -> [UInt8] {
    var bytes = sources.randomElement(using: &random) ?? []
    for _ in 0..<random.whole(1...6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = stretch(of: bytes, atMost: 9)
    switch random.whole(0...7) {
    case 0: bytes.removeSubrange(place)
    case 1: bytes.insert(contentsOf: Array(bytes[place]), at: random.whole(0...bytes.count))
    case 2: bytes.insert(UInt8(random.whole(0...255)), at: place.lowerBound)
    case 3: bytes.replaceSubrange(place, with: words.randomElement(using: &random) ?? [])
    case 4: moveLine(of: &bytes)
    case 5: bytes = Array(bytes[..<place.lowerBound]) + end(of: other())
    case 6:
      let other = other()
      bytes.replaceSubrange(place, with: other[stretch(of: other, atMost: 30)])
    default:
      bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place.lowerBound)
    }
  }

  private mutating func other() -> [UInt8] { others.randomElement(using: &random) ?? [] }

  private mutating func stretch(of bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = random.whole(0...bytes.count)
    return start..<min(bytes.count, start + random.whole(0...length))
  }

  private mutating func end(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.suffix(random.whole(0...bytes.count))
  }

  /// Moves, doubles or removes one line.
  private mutating func moveLine(of bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = random.whole(0...lines.count - 1)
    let line = lines[index]
    if random.whole(0...2) > 0 { lines.remove(at: index) }
    if random.whole(0...2) > 0 { lines.insert(line, at: random.whole(0...lines.count)) }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// What means something to many readers, and what disturbs terminals.
  private static let pieces = [
    "\n", "\r\n", "\n  ", ": ", "- ", "{", "}", "[", "]", "\"", "'", ",", "#", "<", ">", "\\",
    "\\u", "|\n", "? ", "<<: ", "~", "!!str ", "---\n", "...\n", "&a ", "*a", "\t", "\0",
    "\u{1B}[", "\u{1B}[200~", "\u{9B}", "\u{202E}", "\u{FEFF}", "e\u{301}", "漢",
    "👩\u{200D}👩", "0", "-1", "1e999", "-9223372036854775808", "9223372036854775807",
    "99999999999999999999", "2000x2000",
  ].map { Array($0.utf8) }
}
