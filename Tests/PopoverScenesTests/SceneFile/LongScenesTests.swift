import FuzzTrials
import Testing

/// Files that are too long for a corpus.
@Suite("Long scenes and long texts with escape sequences")
struct LongScenesTests {
  private func complaint(_ name: String, about bytes: [UInt8]) throws -> String? {
    try #require(FuzzTarget.named(name)).complaint(bytes)
  }

  /// What is more than is read, and much of one thing.
  @Test(arguments: [
    (300_000, "a"), (300_000, "\0"), (40_000, "["), (40_000, "- "), (40_000, "a: "),
    (40_000, "\""), (40_000, "{a: "), (40_000, "#"), (8_000, "name: a\n"), (40_000, "\u{1B}["),
    (40_000, "\u{1B}[1mx"), (40_000, "\u{1B}]"), (40_000, "\t"), (40_000, "\u{301}"),
    (40_000, "\n"),
  ])
  func longFilesAreAnswered(count: Int, piece: String) throws {
    let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
    #expect(try complaint("scene", about: bytes) == nil)
    #expect(try complaint("ansi", about: bytes) == nil)
  }

  /// As much of everything as is read.
  @Test func aFullSceneIsAnswered() throws {
    let anchors = (0..<64).map { "  a\($0): { x: \($0), width: 3 }\n" }.joined()
    let popovers = (0..<32).map {
      "  p\($0): { anchor: a\($0), title: '\($0)', menu: [a, b, { label: c, shortcut: d }] }\n"
    }
    let checks = (0..<50).map { "  - { popover: p\($0 % 32), side: below, inside: true }\n" }
    let text = "anchors:\n\(anchors)popovers:\n\(popovers.joined())checks:\n\(checks.joined())"
    #expect(try complaint("scene", about: Array(text.utf8)) == nil)
  }
}
