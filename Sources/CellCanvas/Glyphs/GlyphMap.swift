/// What glyphs become when a picture is mirrored, flipped or turned. Each map is a permutation: a
/// glyph mirrored twice, flipped twice or turned four times is the same again. Glyphs without such
/// a form, such as letters, stay as they are, and ASCII stays ASCII.
enum GlyphMap {
  /// Left to right.
  static let mirrored = pairs.mirrored.merging(turns.mirrored) { $1 }
  /// Top to bottom, which is the same as mirrored and turned twice.
  static let flipped = pairs.flipped.merging(turns.flipped) { $1 }
  /// A quarter clockwise.
  static let turned = turns.turned

  typealias Map = [UInt32: UInt32]
  /// Glyphs and what they become; of two of the same glyph the later one counts.
  typealias Images = [(UInt32, UInt32)]

  private static let turns: (mirrored: Map, flipped: Map, turned: Map) = {
    let mirrored = Map(images: GlyphFamily.all.flatMap(\.mirrored) + BoxArms.mirrored)
    let turned = Map(images: GlyphFamily.all.flatMap(\.turned) + BoxArms.turned)
    let flipped = mirrored.mapValues { half in
      let quarter = turned[half] ?? half
      return turned[quarter] ?? quarter
    }
    return (mirrored, flipped, turned)
  }()

  /// The maps of the glyphs that have only a mirror image or only a reflection.
  private static let pairs = (
    mirrored: swaps("() [] {} «» ❮❯ ❨❩ ►◄ ◅▻ ◖◗"), flipped: swaps(".' ,` ◠◡ ⌒⌣")
  )

  private static func swaps(_ words: String) -> Map {
    Map(images: GlyphFamily.families(words, mirrorOfFirst: 1).flatMap(\.turned))
  }
}

extension Glyph {
  /// Its mirror image, left to right; itself if it has none.
  public var mirrored: Glyph { mapped(GlyphMap.mirrored) }

  /// Its reflection, top to bottom; itself if it has none.
  public var flipped: Glyph { mapped(GlyphMap.flipped) }

  /// The glyph turned a quarter clockwise; itself if it has no such form.
  public var turned: Glyph { mapped(GlyphMap.turned) }

  private func mapped(_ map: GlyphMap.Map) -> Glyph {
    var glyph = self
    glyph.scalar = map[scalar] ?? scalar
    return glyph
  }
}

/// Glyphs that become each other when they are turned and mirrored.
struct GlyphFamily {
  /// Each glyph turned a quarter clockwise is the next one, and the last one is the first.
  private let turns: [UInt32]
  /// The mirror image of each.
  private let mirrors: [UInt32]

  init(turns: String, mirrors: String) {
    self.turns = turns.unicodeScalars.map(\.value)
    self.mirrors = mirrors.unicodeScalars.map(\.value)
  }

  /// A family in which the glyph at `mirrorOfFirst` is the mirror image of the first one. The
  /// images of the others follow backwards from there, as a mirror reverses the sense of turning.
  init(turns: [UInt32], mirrorOfFirst: Int) {
    self.turns = turns
    mirrors = turns.indices.map { turns[(mirrorOfFirst + turns.count - $0) % turns.count] }
  }

  var turned: GlyphMap.Images {
    Array(zip(turns + mirrors, turns.rotated(by: 1) + mirrors.rotated(by: -1)))
  }

  var mirrored: GlyphMap.Images { Array(zip(turns + mirrors, mirrors + turns)) }

  /// Families separated by blanks.
  static func families(_ words: String, mirrorOfFirst: Int) -> [GlyphFamily] {
    words.split(separator: " ").map {
      GlyphFamily(turns: $0.unicodeScalars.map(\.value), mirrorOfFirst: mirrorOfFirst)
    }
  }
}

extension GlyphFamily {
  static let all = heads + corners + lines + slopes + mixedCorners

  /// Glyphs that point up, right, down and left.
  private static let heads = families(
    """
    ^>v< ▲▶▼◀ △▷▽◁ ▴▸▾◂ ▵▹▿◃ ⏶⏵⏷⏴ ↑→↓← ⇑⇒⇓⇐ ⇡⇢⇣⇠ ↟↠↡↞ ⌃›⌄‹ ◓◑◒◐ \
    ▀▐▄▌ ▔▕▁▏ 🮂🮇▂▎ 🮃🮈▃▍ 🮄🮉▅▋ 🮅🮊▆▊ 🮆🮋▇▉ 🭭🭮🭯🭬 🭩🭪🭫🭨 ╩╠╦╣ ╨╞╥╡ ╧╟╤╢
    """, mirrorOfFirst: 0)

  /// Glyphs for the top left, the top right, the bottom right and the bottom left.
  private static let corners = families(
    "╭╮╯╰ ╔╗╝╚ ▘▝▗▖ ▛▜▟▙ ◤◥◢◣ ◸◹◿◺ ↖↗↘↙ ⇖⇗⇘⇙ ◜◝◞◟ ⌜⌝⌟⌞ ⌈⌉⌋⌊ ⎛⎞⎠⎝ ⎡⎤⎦⎣",
    mirrorOfFirst: 1)

  /// Horizontal and vertical glyphs.
  private static let lines = families(
    "-| ═║ ┄┆ ┅┇ ┈┊ ┉┋ ╌╎ ╍╏ ╪╫ ↔↕ ⇔⇕", mirrorOfFirst: 0)

  /// Rising and falling glyphs.
  private static let slopes = families("/\\ ╱╲ ⟋⟍ ▞▚", mirrorOfFirst: 1)

  /// Corners of a single and a double line: their mirror images are not among their turned forms.
  private static let mixedCorners = [GlyphFamily(turns: "╒╖╛╙", mirrors: "╕╓╘╜")]
}

extension GlyphMap.Map {
  fileprivate init(images: GlyphMap.Images) { self.init(images, uniquingKeysWith: { $1 }) }
}

extension [UInt32] {
  /// The elements from a place on, then those before it; a negative place counts from the end.
  fileprivate func rotated(by places: Int) -> [UInt32] {
    indices.map { self[($0 + places + count) % count] }
  }
}

/// A box drawing glyph of light and heavy lines, as the arms that leave the middle of its cell.
struct BoxArms {
  /// Up, right, down and left; 0 is no arm, 1 a light and 2 a heavy one.
  private let arms: [Int]

  var mirrored: BoxArms { BoxArms(arms: [arms[0], arms[3], arms[2], arms[1]]) }
  var turned: BoxArms { BoxArms(arms: [arms[3], arms[0], arms[1], arms[2]]) }

  /// The rows count the arms up and right in base three, the columns those down and left.
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

  private static let glyphs = table.map { $0.unicodeScalars.map(\.value) }

  private static let all = (0..<9).flatMap { row in
    (0..<9).map { column in BoxArms(arms: [row / 3, row % 3, column / 3, column % 3]) }
  }

  private var glyph: UInt32 { Self.glyphs[arms[0] * 3 + arms[1]][arms[2] * 3 + arms[3]] }

  static let mirrored = map(\.mirrored)
  static let turned = map(\.turned)

  private static func map(_ change: (BoxArms) -> BoxArms) -> GlyphMap.Images {
    all.map { ($0.glyph, change($0).glyph) }
  }
}
