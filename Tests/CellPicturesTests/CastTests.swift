import CellCanvas
import CellPictures
import Testing

@Suite("Recordings")
struct CastTests {
  private static func canvas(_ rows: String...) -> Canvas {
    var canvas = Canvas(size: CellSize(width: 3, height: 2))
    for (y, row) in rows.enumerated() {
      canvas.draw(row, at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }

  private static func lines(_ version: Cast.Version) -> String {
    var cast = Cast(version: version)
    return cast.header(size: CellSize(width: 3, height: 2), title: "a \"b\"")
      + cast.frame(canvas("one", "two"), at: 0)
      + cast.marker("it flips", at: 500)
      + cast.frame(canvas("one", "six"), at: 500)
      + cast.frame(canvas("one", "six"), at: 700)
      + cast.resize(CellSize(width: 4, height: 2), at: 1_250)
  }

  @Test func onlyRowsThatDifferAreWritten() {
    #expect(
      Self.lines(.v2) == """
        {"version":2,"width":3,"height":2,"title":"a \\"b\\""}
        [0.000, "o", "\\u001b[0m\\u001b[?25l\\u001b[2J\\u001b[1;1Hone\\u001b[2;1Htwo"]
        [0.500, "m", "it flips"]
        [0.500, "o", "\\u001b[2;1Hsix"]
        [1.250, "r", "4x2"]

        """)
  }

  @Test(arguments: [
    ("a\\b\"", "a\\\\b\\\""), ("\u{7F}\u{1}\u{1B}", "\\u007f\\u0001\\u001b"),
    ("\u{E9}\u{6F22}\u{1F600}", "\u{E9}\u{6F22}\u{1F600}"),
  ])
  func aTextIsWrittenInJSON(text: String, json: String) {
    var cast = Cast()
    #expect(cast.marker(text, at: 0) == "[0.000, \"m\", \"\(json)\"]\n")
  }

  /// Players give flags and joined letters columns of their own choice.
  @Test(arguments: [
    ("\u{1F1E9}\u{1F1EA}a", "\u{1F1E9}\u{1F1EA}\\u001b[3Ga"),
    ("\u{915}\u{93F}a", "\u{915}\u{93F}\\u001b[3Ga"),
    ("\u{6F22}a", "\u{6F22}a"), ("\u{E9}ab", "\u{E9}ab"),
  ])
  func whatFollowsCharactersOfUncertainWidthIsAddressed(text: String, row: String) {
    var cast = Cast()
    #expect(cast.frame(Self.canvas(text), at: 0).contains("[1;1H\(row)\\u001b[2;1H"))
  }

  /// Players know no way back: what is earlier than the event before comes with it.
  @Test(arguments: [(Cast.Version.v2, "[0.500, "), (.v3, "[0.000, ")])
  func timesDoNotGoBack(version: Cast.Version, start: String) {
    var cast = Cast(version: version)
    _ = cast.marker("a", at: 500)
    #expect(cast.marker("b", at: 400).hasPrefix(start))
  }

  @Test func versionThreeCountsFromTheEventBefore() {
    let lines = Self.lines(.v3).split(separator: "\n")
    #expect(lines[0].hasPrefix("{\"version\":3,\"term\":{\"cols\":3,\"rows\":2,"))
    #expect(lines.dropFirst().map { $0.prefix(6) } == ["[0.000", "[0.500", "[0.000", "[0.750"])
  }
}
