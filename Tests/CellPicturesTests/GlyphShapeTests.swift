import CellCanvas
import PopoverGeometry
import Testing

@testable import CellPictures

/// Characters that are drawn as shapes, seen pixel by pixel.
@Suite("Shapes of characters")
struct GlyphShapeTests {
  /// A character with rows of its pixels at the top, in the middle and at the bottom; of a double line the upper
  /// of its rails.
  private static let drawings: [(Character, String)] = [
    ("┼", "...##... ######## ...##..."),
    ("╋", "..####.. ######## ..####.."),
    ("└", "...##... ...##### ........"),
    ("┑", "........ #####... ...##..."),
    ("╬", "..#..#.. ###..### ..#..#.."),
    ("╔", "........ ..###### ..#..#.."),
    ("╝", "..#..#.. ###..#.. ........"),
    ("╦", "........ ######## ..#..#.."),
    ("╟", "..#..#.. ..#..### ..#..#.."),
    ("╥", "........ ######## ..#..#.."),
    ("╪", "...##... ######## ...##..."),
    ("╒", "........ ...##### ...##..."),
    ("▙", "####.... ####.... ########"),
    ("▀", "######## ######## ........"),
    ("▐", "....#### ....#### ....####"),
    ("🮂", "######## ........ ........"),
  ]

  @Test(arguments: drawings)
  func aCharacterIsDrawnAsItsNameSays(_ character: Character, _ rows: String) throws {
    let picture = try pixels(character)
    let name = try #require(character.unicodeScalars.first?.properties.name)
    let weights = BoxLines(named: name)?.weights ?? [:]
    let isDouble = [weights[.left], weights[.right]].contains(.double)
    #expect([picture[1], picture[isDouble ? 6 : 7], picture[14]].joined(separator: " ") == rows)
  }

  @Test func aBrailleDotIsWhereItsBitSays() throws {
    let picture = try pixels("⢁")
    #expect(picture[1] == ".##.....")
    #expect(picture[13] == ".....##.")
    #expect(picture.joined().filter { $0 == "#" }.count == 8)
  }

  @Test func linesReachTheSidesThatTheirNamesGive() throws {
    for value in UInt32(0x2500)...0x257F {
      let scalar = try #require(Unicode.Scalar(value))
      guard let name = scalar.properties.name, let arms = BoxLines(named: name), !arms.isArc,
        arms.dashes == 1
      else { continue }
      let picture = try pixels(Character(scalar))
      let ends = [
        (ArrowDirection.up, picture[0]), (.down, picture[15]),
        (.left, String(picture.map { $0.first ?? "." })),
        (.right, String(picture.map { $0.last ?? "." })),
      ]
      for (side, pixels) in ends {
        let shown = pixels.filter { $0 == "#" }.count
        let thickness = arms.weights[side].map { $0 == .heavy ? 4 : 2 } ?? 0
        #expect(shown == thickness, "\(scalar) \(side)")
      }
    }
  }

  @Test(arguments: ["a", "é", "漢", "…", "●", " ", "🔼"] as [Character])
  func whatIsNoLineIsText(_ character: Character) {
    #expect(GlyphText(String(character)).glyphs.allSatisfy { GlyphShape($0) == nil })
  }

  private func pixels(_ character: Character) throws -> [String] {
    let glyph = try #require(GlyphText(String(character)).glyphs.first)
    return try #require(GlyphShape(glyph)).outline.pixels
  }
}

extension ShapeOutline {
  /// The pixels whose middle it covers, row by row.
  fileprivate var pixels: [String] {
    let polygons = pieces.map(\.corners)
    return (0..<CellPixels.height).map { y in
      String(
        (0..<CellPixels.width).map { x in
          polygons.contains { isInside(Double(x) + 0.5, Double(y) + 0.5, $0) } ? "#" : "."
        })
    }
  }

  private func isInside(_ x: Double, _ y: Double, _ corners: [Pixel]) -> Bool {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    return edges.reduce(false) { inside, edge in
      let (from, to) = (edge.0, edge.1)
      guard (Double(from.y) > y) != (Double(to.y) > y) else { return inside }
      let share = (y - Double(from.y)) / Double(to.y - from.y)
      return x < Double(from.x) + share * Double(to.x - from.x) ? !inside : inside
    }
  }
}

extension ShapeOutline.Piece {
  /// The corners of a line without curves.
  fileprivate var corners: [Pixel] {
    var (corners, place) = ([start], start)
    for step in way.matches(of: /([hvl])(-?\d+)(?: (-?\d+))?/) {
      let first = Int(step.output.2) ?? 0
      switch step.output.1 {
      case "h": place.x += first
      case "v": place.y += first
      default:
        place = Pixel(place.x + first, place.y + (step.output.3.flatMap { Int($0) } ?? 0))
      }
      corners.append(place)
    }
    return corners
  }
}
