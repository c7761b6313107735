import PopoverScenes
import PopoverThemes
import Testing

/// What a person sees of a popover: checks judge the picture and not the rectangles alone.
@Suite("What is seen of a popover")
struct SeenContentTests {
  private func theme(_ shadow: String) throws -> Theme {
    let text = """
      name: t
      border: rounded
      styles: { text: { foreground: '#000', background: '#fff' } }
      shadow: { side: right, size: [2, 8], \(shadow) }
      """
    return try Theme(Array(text.utf8), path: "t.yaml")
  }

  /// What is found of the earlier of two popovers, of which the later throws its shadow upon it.
  private func found(_ check: String, shadow: String) throws -> [String] {
    let stage = try SceneStage(
      """
      screen: 50x14
      anchors: { a: { x: 2, y: 1, width: 4 }, b: { x: 20, y: 1, width: 3 } }
      popovers:
        p: { anchor: b, text: bbbb bbbb bbbb bbbb bbbb bbbb, size: 14x3, alignment: start, permitted: [up] }
        q: { anchor: a, text: aaaa aaaa aaaa aaaa aaaa aaaa, size: 10x3, alignment: start, permitted: [up] }
      checks: [{ popover: p, \(check) }]
      """, theme: try theme(shadow))
    return CheckResult.all(on: stage).map(\.found)
  }

  @Test(arguments: [
    ("glyph: ░", "the shadow of 'q' lies on it"), ("dim: 40", "all of its content is seen"),
  ])
  func aShadowOfGlyphsHidesLetters(shadow: String, words: String) throws {
    #expect(try found("whole-text: true", shadow: shadow) == [words])
  }

  /// Letters that are hidden have no contrast.
  @Test(arguments: [
    ("glyph: ░", "its least contrast is 21.00"), ("dim: 40", "its least contrast is 7.37"),
  ])
  func lettersInAShadowAreFainter(shadow: String, words: String) throws {
    #expect(try found("contrast: 4.5", shadow: shadow) == [words])
  }

  /// Another engine may put a popover past an edge of the screen.
  @Test(arguments: [
    (14, "some of its content is cut off"), (4, "all of its content is seen"),
  ])
  func whatIsOffTheScreenIsNotSeen(x: Int, words: String) throws {
    let stage = try SceneStage(
      """
      screen: 20x8
      anchors: { a: { x: \(x), y: 3, width: 4 } }
      popovers: { p: { anchor: a, text: bbbbbbbbbb, engine: in-popover, permitted: [up] } }
      checks: [{ whole-text: true }]
      """)
    #expect(CheckResult.all(on: stage).map(\.found) == [words])
  }

  /// Caps of a theme that leave no place for the arrow on an edge: it is not drawn, and nothing takes it for drawn.
  @Test func anArrowWithoutRoomIsNotThere() throws {
    let text = "name: t\nborder: rounded\ncaps: 2"
    let stage = try SceneStage(
      """
      screen: 20x8
      anchors: { a: { x: 3, y: 3 } }
      popovers: { p: { anchor: a, text: Hello, permitted: [left] } }
      checks: [{ points: true, side: right }]
      """, theme: try Theme(Array(text.utf8), path: "t.yaml"))
    #expect(
      CheckResult.all(on: stage).map(\.found) == [
        "it lies right of the anchor", "there is no room for its arrow",
      ])
    let sentence = try #require(stage.placement()["p"]?.sentence)
    #expect(sentence.hasPrefix("Popover right of the anchor, no room for its arrow; "))
    #expect(ExportedPopover("p", of: stage)?.arrow == nil)
  }
}
