/// The character of a cell: a scalar with at most three combining marks.
///
/// Terminals disagree about longer clusters, so these are simplified where text enters: joined
/// emoji show their first part, and skin tones, presentation selectors and the joiners that only
/// change the forms of letters are left out. What has columns of its own, such as the letters of a
/// flag or the vowels of Indic scripts, is a glyph of its own.
public struct Glyph: Equatable, Hashable, Sendable {
  /// From the lowest bit on: the scalar in 21 of them, the numbers of the marks, and whether it is widened. Cells are compared
  /// for every frame, and this is one comparison.
  private var code: UInt64

  private enum Bits {
    static let scalar: UInt64 = 1 << 21 - 1
    static let marks: UInt64 = 21
    static let widened: UInt64 = 1 << 63
  }

  init(scalar: UInt32) { code = UInt64(scalar) }

  /// The scalar value; zero in the second cell of a wide glyph.
  public var scalar: UInt32 {
    get { UInt32(truncatingIfNeeded: code & Bits.scalar) }
    set { code = code & ~Bits.scalar | UInt64(newValue) & Bits.scalar }
  }

  /// The combining marks upon it.
  public var marks: GlyphMarks {
    get { GlyphMarks(code: (code & ~Bits.widened) >> Bits.marks) }
    set { code = code & (Bits.scalar | Bits.widened) | newValue.code << Bits.marks }
  }

  /// Whether it is a character about whose width terminals disagree, and takes two columns here.
  public internal(set) var isWidened: Bool {
    get { code & Bits.widened != 0 }
    set { code = newValue ? code | Bits.widened : code & ~Bits.widened }
  }

  /// Whether terminals may give it other columns than it has here: it is widened, or half of a flag, which some make as wide
  /// as a whole one.
  package var isOfDisputedWidth: Bool {
    isWidened || Unicode.Scalar(scalar)?.isFlagLetter == true
  }

  /// Whether it is a printable character of ASCII without marks, which every screen shows.
  package var isPlain: Bool { (0x20..<0x7F).contains(code) }

  /// A glyph of one scalar that is known to take a column or two: a character of art.
  public init(_ scalar: Unicode.Scalar) { self.init(scalar: scalar.value) }

  /// The glyph of a byte of ASCII; control characters become `?`.
  init(ascii: UInt8) {
    self.init(scalar: (0x20..<0x7F).contains(ascii) ? UInt32(ascii) : Glyph.replacement.scalar)
  }

  /// A blank.
  public static let space = Glyph(scalar: 0x20)

  /// A question mark, in place of what cannot be shown, such as control characters.
  public static let replacement = Glyph(scalar: 0x3F)

  /// The second cell of a wide glyph, which shows nothing by itself.
  public static let continuation = Glyph(scalar: 0)

  /// Whether it is the second cell of a wide glyph.
  public var isContinuation: Bool { scalar == 0 }

  /// The columns it takes: 1 or 2, and 0 for the second cell of a wide glyph.
  public var width: Int {
    if isContinuation { return 0 }
    return isWidened || WideScalars.contains(scalar) ? 2 : 1
  }

  /// The text of the cell; empty for the second cell of a wide glyph.
  public var text: String {
    guard !isContinuation, let base = Unicode.Scalar(scalar) else { return "" }
    return marks.reduce(into: String(base)) { text, mark in
      if let mark = Unicode.Scalar(mark) { text.unicodeScalars.append(mark) }
    }
  }
}

extension Glyph {
  /// Whether the next glyph of a row makes one character with it, as a vowel does with its consonant: pictures and some
  /// terminals draw both together, and these in columns of their own choice.
  // Few glyphs need the answer: built into each search for characters, it would slow down all others.
  @inline(never)
  func joins(_ next: Glyph) -> Bool {
    // Consonants join by a mark upon the first of them.
    guard next.mayBeJoined, !marks.isEmpty || next.isJoinedAlone else { return false }
    return (text + next.text).count == 1
  }

  /// Whether it can make one character with some glyph before it. Letters of Europe and the Near East cannot, nor can lines
  /// and blocks.
  var mayBeJoined: Bool { scalar >= 0x900 && !(0x2000..<0x2E80).contains(scalar) }

  /// Whether it can make one character with a letter that has no mark.
  private var isJoinedAlone: Bool {
    guard let base = Unicode.Scalar(scalar) else { return false }
    if base.isFlagLetter || Self.joinedLetters.contains(base) { return true }
    return base.role == .tone || base.properties.generalCategory == .spacingMark
  }

  /// The vowel AM of Thai and of Lao.
  private static let joinedLetters: [Unicode.Scalar] = ["\u{E33}", "\u{EB3}"]

  /// The most similar glyph of ASCII; `?` if there is none.
  public var ascii: Glyph {
    if scalar < 0x80 { return Glyph(scalar: scalar) }
    return Glyph.asciiForms[scalar] ?? plainLetter ?? .replacement
  }

  /// The letter without what it has above, below or through it, which its name says: `LATIN SMALL LETTER E WITH ACUTE`.
  private var plainLetter: Glyph? {
    let words = Unicode.Scalar(scalar)?.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].utf8.count == 1, let letter = words[3].utf8.first
    else { return nil }
    return Glyph(ascii: words[1] == "SMALL" ? letter | 0x20 : letter)
  }

  private static let asciiForms: [UInt32: Glyph] = {
    let rows: [(ascii: Unicode.Scalar, glyphs: String)] = [
      ("-", "─━┄┅┈┉╌╍═╴╶╸╺╼╾–—‐‑−▔▁🮂▂🮃▃↔⇔"),
      ("|", "│┃┆┇┊┋╎╏║╵╷╹╻╽╿▏▕▎🮇▍🮈▌▐↕⇕"),
      (
        "+",
        "┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬╭╮╯╰"
      ),
      ("+", "◜◝◞◟⌜⌝⌟⌞⌈⌉⌋⌊⎛⎞⎠⎝⎡⎤⎦⎣"),
      ("^", "▲△▴▵⏶↑⇑⇡↟⌃◠⌒🭯"), ("v", "▼▽▾▿⏷↓⇓⇣↡⌄◡⌣🭭"),
      ("<", "◀◁◂◃⏴◄◅←⇐⇠↞‹«❮🭮"), (">", "▶▷▸▹⏵►▻→⇒⇢↠›»❯🭬"),
      ("/", "╱⟋▞▟▛◢◤◸◿↗↙⇗⇙"), ("\\", "╲⟍▚▙▜◣◥◹◺↖↘⇖⇘"),
      ("#", "█▓▒░▀▄■▖▗▘▝🮄🮉▅▋🮅🮊▆▊🮆🮋▇▉🭨🭩🭪🭫"), ("*", "●•◆★✓"), ("o", "○◦◇◐◑◒◓□▢▫"),
      ("(", "❨◖"), (")", "❩◗"), (".", "·…∙"), ("\"", "“”„"), ("'", "‘’‚"), ("x", "×✗╳"),
      (" ", "\u{A0}"),
    ]
    var forms: [UInt32: Glyph] = [:]
    for row in rows {
      for scalar in row.glyphs.unicodeScalars { forms[scalar.value] = Glyph(row.ascii) }
    }
    return forms
  }()
}

/// Quarters of a cell, such as those that a block fills.
public struct CellQuarters: OptionSet, Hashable, Sendable {
  /// A bit for each quarter.
  public let rawValue: UInt8

  /// The quarters of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper left quarter.
  public static let topLeft = CellQuarters(rawValue: 1)
  /// The upper right quarter.
  public static let topRight = CellQuarters(rawValue: 2)
  /// The lower left quarter.
  public static let bottomLeft = CellQuarters(rawValue: 4)
  /// The lower right quarter.
  public static let bottomRight = CellQuarters(rawValue: 8)
  /// The whole cell.
  public static let all: CellQuarters = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Glyph {
  /// The quarters that a blank or a block of quarters fills with the foreground; `nil` for all else.
  public var quarters: CellQuarters? { marks.isEmpty ? Glyph.blocks[scalar] : nil }

  /// The blank or the block that fills these quarters.
  public init(quarters: CellQuarters) {
    self = Glyph.filled[Int(quarters.intersection(.all).rawValue)]
  }

  /// In the order of the raw values.
  private static let filled = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map { Glyph($0) }

  private static let blocks = Dictionary(
    filled.enumerated().map { quarters, block in
      (block.scalar, CellQuarters(rawValue: UInt8(quarters)))
    }, uniquingKeysWith: { first, _ in first })
}
