/// What glyphs become when a picture is mirrored, flipped or turned.
///
/// Each map is a permutation: a glyph mirrored twice, flipped twice or turned four times is the
/// same again. Glyphs without such a form, such as letters, stay as they are, and ASCII stays
/// ASCII.
enum GlyphMap {
  /// Left to right.
  static let mirrored = pairs.mirrored.merging(turns.mirrored) { $1 }
  /// Top to bottom, which is the same as mirrored and turned twice.
  static let flipped = pairs.flipped.merging(turns.flipped) { $1 }
  /// A quarter clockwise.
  static let turned = turns.turned

  typealias Map = [UInt32: UInt32]

  /// The maps of the glyphs that can be turned.
  private static let turns: (mirrored: Map, flipped: Map, turned: Map) = {
    var mirrored: Map = [:]
    var turned: Map = [:]
    for family in GlyphFamily.all {
      mirrored.merge(family.mirrored) { $1 }
      turned.merge(family.turned) { $1 }
    }
    mirrored.merge(BoxArms.mirrored) { $1 }
    turned.merge(BoxArms.turned) { $1 }
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
    var map: Map = [:]
    for family in GlyphFamily.families(words, mirrorOfFirst: 1) {
      map.merge(family.turned) { $1 }
    }
    return map
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
    Glyph(scalar: map[scalar] ?? scalar, mark: mark)
  }
}
