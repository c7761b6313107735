import CellCanvas
import Testing

@Suite("Quarters of cells")
struct QuarterTests {
  @Test(
    arguments: [
      (" ", []), ("█", .all), ("▀", [.topLeft, .topRight]), ("▐", [.topRight, .bottomRight]),
      ("▖", .bottomLeft), ("▚", [.topLeft, .bottomRight]),
      ("▟", CellQuarters.all.subtracting(.topLeft)),
      ("│", nil), ("▲", nil), ("x", nil), ("▏", nil),
    ] as [(Character, CellQuarters?)])
  func blocksFillThem(block: Character, quarters: CellQuarters?) throws {
    let glyph = try #require(GlyphText(String(block)).glyphs.first)
    #expect(glyph.quarters == quarters)
    if let quarters { #expect(Glyph(quarters: quarters) == glyph) }
  }

  /// A block and its mirror image fill mirrored quarters.
  @Test func mirroredBlocksFillMirroredQuarters() throws {
    let sides: [(CellQuarters, CellQuarters)] = [
      (.topLeft, .topRight), (.topRight, .topLeft), (.bottomLeft, .bottomRight),
      (.bottomRight, .bottomLeft),
    ]
    for block in GlyphText(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").glyphs {
      let quarters = try #require(block.quarters)
      let mirrored = sides.filter { quarters.contains($0.0) }.map(\.1)
      #expect(block.mirrored.quarters == CellQuarters(mirrored))
    }
  }
}
