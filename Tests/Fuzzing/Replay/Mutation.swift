import TestSupport

/// Inputs that are nearly those of a corpus, reproducible by a seed.
struct Mutation {
  private var random: SplitMix
  private let sources: [[UInt8]]
  private let others: [[UInt8]]

  /// - Parameters:
  ///   - sources: the inputs that are changed.
  ///   - others: those from which parts are taken.
  init(seed: UInt64, of sources: [[UInt8]], and others: [[UInt8]]) {
    random = SplitMix(seed: seed)
    (self.sources, self.others) = (sources, others)
  }

  /// An input with one to four changes.
  mutating func next() -> [UInt8] {
    var bytes = sources.randomElement(using: &random) ?? []
    for _ in 0..<random.whole(1...4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = stretch(of: bytes, atMost: 9)
    switch random.whole(0...4) {
    case 0: bytes.removeSubrange(place)
    case 1: bytes.insert(contentsOf: Array(bytes[place]), at: random.whole(0...bytes.count))
    case 2: bytes.insert(UInt8(random.whole(0...255)), at: place.lowerBound)
    case 3:
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      bytes.insert(contentsOf: piece.utf8, at: place.lowerBound)
    default:
      let other = others.randomElement(using: &random) ?? []
      bytes.replaceSubrange(place, with: other[stretch(of: other, atMost: 30)])
    }
  }

  private mutating func stretch(of bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = random.whole(0...bytes.count)
    return start..<min(bytes.count, start + random.whole(0...length))
  }

  /// What means something to many readers, and what disturbs terminals.
  private static let pieces = [
    "\n", "\r\n", "\n  ", ": ", "- ", "{", "}", "[", "]", "\"", "'", ",", "#", "<", ">", "\\",
    "\\u",
    "&a ", "*a", "\t", "\0", "\u{1B}[", "\u{1B}[200~", "\u{9B}", "\u{202E}", "\u{FEFF}", "e\u{301}",
    "漢",
    "👩\u{200D}👩", "0", "-1", "1e999", "-9223372036854775808", "9223372036854775807",
    "99999999999999999999", "2000x2000",
  ]
}
