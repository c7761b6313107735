/// What one cell shows: a scalar, with at most one combining mark upon it.
///
/// Terminals disagree about longer clusters, so these are simplified where text enters: joined
/// emoji show their first part, skin tones and presentation selectors are left out, and flags show
/// their two letters.
public struct Glyph: Equatable, Hashable, Sendable {
  /// The scalar value in the lower half, that of the mark above it, and in the highest bit whether
  /// an ambiguous glyph takes two columns: glyphs are compared for every cell of a frame.
  @usableFromInline var packed: UInt64

  @inlinable init(scalar: UInt32, mark: UInt32 = 0) {
    packed = UInt64(scalar) | UInt64(mark) << 32
  }

  /// The scalar value; zero in the second cell of a wide glyph.
  @inlinable public var scalar: UInt32 {
    get { UInt32(truncatingIfNeeded: packed) }
    set { self = Glyph(scalar: newValue, mark: mark) }
  }

  /// The value of the combining mark; zero if there is none.
  @inlinable public var mark: UInt32 {
    get { UInt32(truncatingIfNeeded: (packed & ~Glyph.widening) >> 32) }
    set { packed = packed & (Glyph.widening | 0xFFFF_FFFF) | UInt64(newValue) << 32 }
  }

  /// Whether terminals disagree about it, and it takes two columns here.
  @inlinable public var isWidened: Bool { packed & Glyph.widening != 0 }

  @usableFromInline static var widening: UInt64 { 1 << 63 }

  /// A glyph of one scalar that is known to take a column or two: a character of art.
  @inlinable public init(_ scalar: Unicode.Scalar) { self.init(scalar: scalar.value) }

  @inlinable public static var space: Glyph { Glyph(scalar: 0x20) }

  /// Stands in for what cannot be shown, such as control characters.
  @inlinable public static var replacement: Glyph { Glyph(scalar: 0x3F) }

  /// The second cell of a wide glyph, which shows nothing by itself.
  @inlinable public static var continuation: Glyph { Glyph(scalar: 0) }

  @inlinable public var isContinuation: Bool { scalar == 0 }

  /// The columns it takes: 1 or 2, and 0 for the second cell of a wide glyph.
  @inlinable public var width: Int {
    if packed < WideScalars.first { return isContinuation ? 0 : 1 }
    return isWidened || WideScalars.contains(scalar) ? 2 : 1
  }

  /// The text of the cell; empty for the second cell of a wide glyph.
  public var text: String {
    var text = String.UnicodeScalarView()
    for value in [scalar, mark] where value != 0 {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}

extension Glyph {
  /// What stands for this glyph where only ASCII can be shown; `?` where nothing is alike.
  public var ascii: Glyph {
    if scalar < 0x80 { return mark == 0 ? self : Glyph(scalar: scalar) }
    return Glyph.asciiForms[scalar] ?? .replacement
  }

  private static let asciiForms: [UInt32: Glyph] = {
    let rows: [(like: Unicode.Scalar, glyphs: String)] = [
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
      ("#", "█▓▒░▀▄■▖▗▘▝🮄🮉▅▋🮅🮊▆▊🮆🮋▇▉🭨🭩🭪🭫"), ("*", "●•◆★✓"), ("o", "○◦◇◐◑◒◓"),
      ("(", "❨◖"), (")", "❩◗"), (".", "·…∙"), ("\"", "“”„"), ("'", "‘’‚"), ("x", "×✗╳"),
      (" ", "\u{A0}"),
    ]
    var forms: [UInt32: Glyph] = [:]
    for row in rows {
      for scalar in row.glyphs.unicodeScalars { forms[scalar.value] = Glyph(row.like) }
    }
    return forms
  }()
}

/// The quarters of a cell that a glyph fills.
public struct CellQuarters: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let topLeft = CellQuarters(rawValue: 1)
  public static let topRight = CellQuarters(rawValue: 2)
  public static let bottomLeft = CellQuarters(rawValue: 4)
  public static let bottomRight = CellQuarters(rawValue: 8)
  public static let all: CellQuarters = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Glyph {
  /// The quarters that it fills with the foreground, if it is a blank or a block made of quarters;
  /// `nil` for lines, letters and all else that leaves the background to be seen around it.
  public var quarters: CellQuarters? {
    guard mark == 0 else { return nil }
    return Glyph.blocks[scalar]
  }

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
