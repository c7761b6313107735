/// Glyphs that become one another when they are turned and mirrored.
struct GlyphFamily {
  /// Each is the one before it turned a quarter clockwise; the first follows the last.
  private let turns: [UInt32]
  /// The mirror image of each.
  private let mirrors: [UInt32]

  init(turns: String, mirrors: String) {
    self.turns = turns.unicodeScalars.map(\.value)
    self.mirrors = mirrors.unicodeScalars.map(\.value)
  }

  /// A family in which the mirror image of the first glyph is the one at `mirrorOfFirst`. The images of
  /// the next ones follow backwards from there, as a mirror changes the sense of turning.
  init(turns: [UInt32], mirrorOfFirst: Int) {
    self.turns = turns
    mirrors = turns.indices.map { turns[(mirrorOfFirst + turns.count - $0) % turns.count] }
  }

  var turned: GlyphMap.Map {
    GlyphMap.Map(pairing: turns + mirrors, turns.rotated(by: 1) + mirrors.rotated(by: -1))
  }

  var mirrored: GlyphMap.Map { GlyphMap.Map(pairing: turns + mirrors, mirrors + turns) }

  /// Families written one after the other, with blanks between.
  static func families(_ words: String, mirrorOfFirst: Int) -> [GlyphFamily] {
    words.split(separator: " ").map {
      GlyphFamily(turns: $0.unicodeScalars.map(\.value), mirrorOfFirst: mirrorOfFirst)
    }
  }
}

extension GlyphFamily {
  static let all = heads + corners + lines + slopes + mixedCorners

  /// What points up, right, down and left.
  private static let heads = families(
    """
    ^>v< ▲▶▼◀ △▷▽◁ ▴▸▾◂ ▵▹▿◃ ⏶⏵⏷⏴ ↑→↓← ⇑⇒⇓⇐ ⇡⇢⇣⇠ ↟↠↡↞ ⌃›⌄‹ ◓◑◒◐ \
    ▀▐▄▌ ▔▕▁▏ 🮂🮇▂▎ 🮃🮈▃▍ 🮄🮉▅▋ 🮅🮊▆▊ 🮆🮋▇▉ 🭭🭮🭯🭬 🭩🭪🭫🭨 ╩╠╦╣ ╨╞╥╡ ╧╟╤╢
    """, mirrorOfFirst: 0)

  /// What belongs to the top left, the top right, the bottom right and the bottom left.
  private static let corners = families(
    "╭╮╯╰ ╔╗╝╚ ▘▝▗▖ ▛▜▟▙ ◤◥◢◣ ◸◹◿◺ ↖↗↘↙ ⇖⇗⇘⇙ ◜◝◞◟ ⌜⌝⌟⌞ ⌈⌉⌋⌊ ⎛⎞⎠⎝ ⎡⎤⎦⎣",
    mirrorOfFirst: 1)

  /// What lies, and what stands.
  private static let lines = families(
    "-| ═║ ┄┆ ┅┇ ┈┊ ┉┋ ╌╎ ╍╏ ╪╫ ↔↕ ⇔⇕", mirrorOfFirst: 0)

  /// What rises, and what falls.
  private static let slopes = families("/\\ ╱╲ ⟋⟍ ▞▚", mirrorOfFirst: 1)

  /// Corners of a single and a double line: turned, none of them is its own neighbour's mirror image.
  private static let mixedCorners = [GlyphFamily(turns: "╒╖╛╙", mirrors: "╕╓╘╜")]
}

extension GlyphMap.Map {
  init(pairing glyphs: [UInt32], _ images: [UInt32]) {
    self.init(zip(glyphs, images).map { ($0, $1) }, uniquingKeysWith: { $1 })
  }
}

extension [UInt32] {
  /// The last elements follow the first ones, or the other way round for a negative number.
  fileprivate func rotated(by places: Int) -> [UInt32] {
    indices.map { self[($0 + places + count) % count] }
  }
}

/// The box drawing of light and heavy lines, read as what leaves the middle of a cell on each side.
struct BoxArms: Hashable {
  /// Up, right, down and left; each is nothing, light or heavy: 0, 1 or 2.
  private let arms: [Int]

  var mirrored: BoxArms { BoxArms(arms: [arms[0], arms[3], arms[2], arms[1]]) }
  var turned: BoxArms { BoxArms(arms: [arms[3], arms[0], arms[1], arms[2]]) }

  /// The glyphs with arms up and right that are the same in a row, and down and left that are the same
  /// in a column; each counts nothing, light, heavy, the latter of the two fastest.
  private static let table = [
    " ╴╸╷┐┑╻┒┓",
    "╶─╾┌┬┭┎┰┱",
    "╺╼━┍┮┯┏┲┳",
    "╵┘┙│┤┥╽┧┪",
    "└┴┵├┼┽┟╁╅",
    "┕┶┷┝┾┿┢╆╈",
    "╹┚┛╿┦┩┃┨┫",
    "┖┸┹┞╀╃┠╂╉",
    "┗┺┻┡╄╇┣╊╋",
  ]

  private static let glyphs: [BoxArms: UInt32] = {
    var glyphs: [BoxArms: UInt32] = [:]
    for (row, line) in table.enumerated() {
      for (column, scalar) in line.unicodeScalars.enumerated() {
        let arms = [row / 3, row % 3, column / 3, column % 3]
        glyphs[BoxArms(arms: arms)] = scalar.value
      }
    }
    return glyphs
  }()

  static let mirrored = map(\.mirrored)
  static let turned = map(\.turned)

  private static func map(_ change: (BoxArms) -> BoxArms) -> GlyphMap.Map {
    GlyphMap.Map(
      glyphs.compactMap { arms, glyph in glyphs[change(arms)].map { (glyph, $0) } },
      uniquingKeysWith: { $1 })
  }
}
