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
