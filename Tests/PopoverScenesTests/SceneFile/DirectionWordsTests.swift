import Testing

@testable import PopoverScenes

/// Where the popover lies, and where its arrow points, are both said of a direction.
@Suite("Words of sides and of arrows")
struct DirectionWordsTests {
  private func document(_ permitted: String, _ side: String) throws -> SceneDocument {
    try SceneDocument(
      Array(
        """
        version: 1
        anchors: { a: { x: 9, y: 9 } }
        popovers: { p: { anchor: a, size: 8x2, permitted: \(permitted) } }
        checks:
          - side: \(side)

        """.utf8), path: "s.yaml")
  }

  @Test(arguments: [
    ("below", "up", "up", "below"), ("above", "down", "down", "above"),
    ("[above, left]", "above", "[down, left]", "above"), ("[up, below]", "left", "[up]", "left"),
  ])
  func bothAreRead(permitted: String, side: String, arrow: String, place: String) throws {
    let (scene, same) = (try document(permitted, side).scene, try document(arrow, place).scene)
    #expect(scene == same)
  }

  @Test(arguments: [("below", "up"), ("above", "down"), ("[above, left]", "below")])
  func theWordOfTheFileIsKept(permitted: String, side: String) throws {
    let document = try document(permitted, side)
    var scene = document.scene
    scene.popovers[0].gap = 2
    let text = String(decoding: try document.saving(scene).bytes, as: UTF8.self)
    #expect(text.contains("permitted: \(permitted)"), "\(text)")
    #expect(text.contains("side: \(side)"), "\(text)")
  }
}
