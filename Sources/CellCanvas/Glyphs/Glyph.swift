/// The character of a cell: a scalar with at most one combining mark.
///
/// Terminals disagree about longer clusters, so these are simplified where text enters: joined
/// emoji show their first part, skin tones and presentation selectors are left out, and flags show
/// their two letters.
public struct Glyph: Equatable, Hashable, Sendable {
  /// The scalar in the lower half, the mark above it, and in the highest bit whether it is widened: cells are compared for
  /// every frame, and this is one comparison.
  private var code: UInt64

  private static let widened: UInt64 = 1 << 63

  init(scalar: UInt32, mark: UInt32 = 0) { code = UInt64(mark) << 32 | UInt64(scalar) }

  /// The scalar value; zero in the second cell of a wide glyph.
  public var scalar: UInt32 {
    get { UInt32(truncatingIfNeeded: code) }
    set { code = code & ~UInt64(UInt32.max) | UInt64(newValue) }
  }

  /// The value of the combining mark; zero if there is none.
  public var mark: UInt32 {
    get { UInt32(truncatingIfNeeded: (code & ~Glyph.widened) >> 32) }
    set { code = code & Glyph.widened | UInt64(newValue) << 32 | UInt64(scalar) }
  }

  /// Whether it is a character about whose width terminals disagree, and takes two columns here.
  public internal(set) var isWidened: Bool {
    get { code & Glyph.widened != 0 }
    set { code = newValue ? code | Glyph.widened : code & ~Glyph.widened }
  }

  /// A glyph of one scalar that is known to take a column or two: a character of art.
  public init(_ scalar: Unicode.Scalar) { self.init(scalar: scalar.value) }

  /// The glyph of a byte of ASCII; control characters become `?`.
  init(ascii: UInt8) {
    self.init(scalar: (0x20..<0x7F).contains(ascii) ? UInt32(ascii) : Glyph.replacement.scalar)
  }

  /// The glyph of a cluster that begins with `base`; `nil` if it takes no column.
  init?(base: Unicode.Scalar, mark: Unicode.Scalar?) {
    switch base.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
      self = .replacement
    case .format, .nonspacingMark, .enclosingMark:
      return nil
    default:
      self.init(scalar: base.value, mark: mark?.value ?? 0)
    }
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
    guard mark != 0, let mark = Unicode.Scalar(mark) else { return String(base) }
    return String(base) + String(mark)
  }
}

extension Glyph {
  /// The most similar glyph of ASCII; `?` if there is none.
  public var ascii: Glyph {
    if scalar < 0x80 { return mark == 0 ? self : Glyph(scalar: scalar) }
    return Glyph.asciiForms[scalar] ?? .replacement
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
  public var quarters: CellQuarters? { mark == 0 ? Glyph.blocks[scalar] : nil }

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
