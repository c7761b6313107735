import TestSupport

/// Random damage to theme files, reproducible by its seed.
struct ThemeMutation {
  private var random: SplitMix
  private let sources: [[UInt8]]

  /// Pieces with a meaning in theme files, so that the damage reaches beyond the parser.
  private static let pieces = [
    "\n", "\n  ", ": ", "- ", "[", "]", "{", "}", "\"", "'", ", ", "#", "|\n", ">\n", "&a ", "*a",
    "!!str ", "---\n", "...\n", "? ", "<<: ", "~", "\t", "\r", "\\e", "\\u202e", "\\x9b",
    "\u{1B}[31m",
    "\u{FEFF}", "\u{202E}", "表", "👩\u{200D}👩", "e\u{301}", "\0", "border: ", "background: ",
    "art: ", "caps: ", "images: ", "side-top: ", "arrow: ", "up: ", "join: ", "shadow: ",
    "inherits: ",
    "light: ", "ascii: ", "palette: ", "styles: ", "fill: ", "kinds: [seamless]\n", "hole: \" \"\n",
    "none", "0", "-1", "65", "99999999999999999999", "#ffffff", "standard", "\n=== b.yaml\n",
  ]

  /// - Parameter sources: the files to be damaged and combined.
  init(seed: UInt64, of sources: [[UInt8]]) {
    random = SplitMix(seed: seed)
    self.sources = sources
  }

  /// A file with one to six damages.
  mutating func next() -> [UInt8] {
    var bytes = source()
    for _ in 0..<random.whole(1...6) { damage(&bytes) }
    return bytes
  }

  private mutating func source() -> [UInt8] { sources[random.whole(0...sources.count - 1)] }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let piece = stretch(of: bytes, atMost: 9)
    switch random.whole(0...6) {
    case 0: bytes.removeSubrange(piece)
    case 1: bytes.insert(contentsOf: Array(bytes[piece]), at: random.whole(0...bytes.count))
    case 2: bytes.insert(UInt8(random.whole(0...255)), at: piece.lowerBound)
    case 3: moveLine(of: &bytes)
    case 4: splice(&bytes)
    default:
      let piece = Self.pieces[random.whole(0...Self.pieces.count - 1)]
      bytes.insert(contentsOf: Array(piece.utf8), at: random.whole(0...bytes.count))
    }
  }

  private mutating func stretch(of bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = random.whole(0...bytes.count)
    return start..<min(bytes.count, start + random.whole(0...length))
  }

  /// Moves, doubles or removes one line.
  private mutating func moveLine(of bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines[random.whole(0...lines.count - 1)]
    if random.whole(0...2) > 0, let index = lines.firstIndex(of: line) { lines.remove(at: index) }
    if random.whole(0...2) > 0 { lines.insert(line, at: random.whole(0...lines.count)) }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Joins the beginning of this file and the end of another.
  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = source()
    bytes =
      bytes.prefix(random.whole(0...bytes.count)) + other.suffix(random.whole(0...other.count))
  }
}
