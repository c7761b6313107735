import CellCanvas
import Dial
import PopoverGeometry
import Testing

@testable import PopoverScenes

@Suite("A dial in a scene")
struct SceneDialTests {
  /// In a low and wide room the upper half of a dial is larger than a whole one.
  @Test(arguments: [("21x11", false), ("21x7", true), ("9x5", false), ("31x5", true)])
  func aDialShowsAsMuchAsIsWorthIt(size: String, isHalf: Bool) throws {
    let stage = try SceneStage(
      "anchors: { a: { x: 9 } }\npopovers: { p: { anchor: a, dial: 12, face: none, size: \(size) } }"
    )
    let placement = stage.placement()
    let content = CellRect(try #require(placement["p"]).layout.content)
    let canvas = stage.picture(of: placement, depth: .none)
    let bottom = canvas.row(content.rows.upperBound - 1)[content.columns].map(\.glyph.text).joined()
    #expect(bottom.contains("0") == isHalf, "\(canvas.picture)")
  }

  @Test func aDialMayHaveAFace() throws {
    let stage = try SceneStage(
      "anchors: { a: {} }\npopovers: { p: { anchor: a, dial: 12, face: wheel } }")
    let canvas = stage.picture(of: stage.placement())
    let colors = Set(canvas.bounds.rows.flatMap { canvas.row($0) }.map(\.style.background))
    #expect(colors.count > 100)
    let few = stage.picture(of: stage.placement(), depth: .palette16)
    for cell in few.bounds.rows.flatMap({ few.row($0) }) {
      #expect(cell.style == cell.style.reduced(to: .palette16))
    }
  }

  /// Where blocks are ambiguous and replaced, so are the quarters at the edge of the wheel, which are not.
  @Test func aWheelIsOfOneKindOfGlyphs() throws {
    var stage = try SceneStage(
      "page: blank\nanchors: { a: {} }\npopovers: { p: { anchor: a, dial: 8, face: wheel } }")
    stage.theme.ambiguousWidth = .two
    let picture = stage.picture(of: stage.placement(), depth: .none).picture
    #expect(!picture.contains { !$0.isASCII }, "\(picture)")
  }

  @Test func aDialFillsItsRoom() throws {
    let stage = try SceneStage(
      """
      screen: 30x16
      anchors: { a: { x: 14 } }
      popovers: { p: { anchor: a, dial: [N, E, S, W], value: 1 } }
      """)
    let placed = try #require(stage.placement()["p"])
    #expect(placed.layout.content.size == Size(width: 21, height: 11))
    var dial = Canvas(size: CellSize(width: 21, height: 11))
    let scale = try #require(DialScale(count: 4))
    CellDial(
      DialRotation(scale, angle: scale.angle(showing: 1)),
      labels: ["N", "E", "S", "W"].map { GlyphText($0) }
    ).draw(in: dial.bounds, on: &dial)
    let (x, y) = (Int(placed.layout.content.x), Int(placed.layout.content.y))
    let picture = stage.picture(of: stage.placement(), depth: .none)
    let shown = (0..<11).map { row in
      picture.row(y + row).dropFirst(x).prefix(21).map(\.glyph.text).joined()
    }
    #expect(shown == (0..<11).map { dial.row($0).map(\.glyph.text).joined() })
    #expect(shown.joined().contains("E") && shown.joined().contains("▼"))
  }

  @Test func aDialIsDrawnAsFarAsItIsSeen() throws {
    for engine in ["css", "poplab"] {
      let stage = try SceneStage(
        """
        screen: 30x9
        anchors: { a: {} }
        popovers: { p: { anchor: a, dial: 5, size: 100000x100000, overlap: true, engine: \(engine) } }
        """)
      #expect(stage.picture(of: stage.placement()).size == CellSize(width: 30, height: 9))
    }
  }
}
