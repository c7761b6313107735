import Foundation
import Testing

/// The inputs that the fuzzers start from, read as ordinary tests.
@Suite("The corpora of scenes and of texts with escape sequences")
struct SceneCorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzzing")

  private static func files(_ corpus: String) -> [String] {
    let path = folder.appendingPathComponent(corpus).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func bytes(_ corpus: String, _ file: String) throws -> [UInt8] {
    Array(
      try Data(
        contentsOf: Self.folder.appendingPathComponent(corpus).appendingPathComponent(file)))
  }

  @Test func thereAreCorpora() {
    #expect(Self.files("SceneCorpus").count >= 40)
    #expect(Self.files("ANSICorpus").count >= 10)
  }

  @Test(arguments: files("SceneCorpus")) func noSceneBreaksAnything(file: String) throws {
    #expect(SceneTrial.complaint(about: try bytes("SceneCorpus", file)) == nil)
  }

  @Test(arguments: files("ANSICorpus")) func noTextBreaksAnything(file: String) throws {
    #expect(ANSITrial.complaint(about: try bytes("ANSICorpus", file)) == nil)
  }

  /// Files that are too long to keep: what is more than is read, and much of one thing.
  @Test(arguments: [
    (300_000, "a"), (300_000, "\0"), (40_000, "["), (40_000, "- "), (40_000, "a: "),
    (40_000, "\""), (40_000, "{a: "), (40_000, "#"), (8_000, "name: a\n"), (40_000, "\u{1B}["),
    (40_000, "\u{1B}[1mx"), (40_000, "\u{1B}]"), (40_000, "\t"), (40_000, "\u{301}"),
    (40_000, "\n"),
  ])
  func longFilesAreAnswered(count: Int, piece: String) {
    let bytes = Array(repeatElement(Array(piece.utf8), count: count / piece.utf8.count).joined())
    #expect(SceneTrial.complaint(about: bytes) == nil)
    #expect(ANSITrial.complaint(about: bytes) == nil)
  }

  /// As much of everything as is read.
  @Test func aFullSceneIsAnswered() {
    let anchors = (0..<64).map { "  a\($0): { x: \($0), width: 3 }\n" }.joined()
    let popovers = (0..<32).map {
      "  p\($0): { anchor: a\($0), title: '\($0)', menu: [a, b, { label: c, shortcut: d }] }\n"
    }
    let checks = (0..<50).map { "  - { popover: p\($0 % 32), side: below, inside: true }\n" }
    let text = "anchors:\n\(anchors)popovers:\n\(popovers.joined())checks:\n\(checks.joined())"
    #expect(SceneTrial.complaint(about: Array(text.utf8)) == nil)
  }
}
