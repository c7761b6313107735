import Foundation
import FuzzTrials
import LabSupport
import TestSupport
import Testing

@testable import PopoverLab

/// Scripts of the fuzzer's corpus, and such as are too long for it.
@Suite("Long scripts and scripts to their end")
struct LongScriptsTests {
  /// The whole of it can be played too, and comes to its end.
  @Test(arguments: ["byte-order-mark-and-returns.yaml", "paths.yaml", "keys-with-modifiers.yaml"])
  func whatIsReadIsPlayed(file: String) throws {
    let file = try #require(Corpus(of: "script").files.first { $0.name == file })
    let script = try PlayScript(try file.bytes())
    var player = ScriptPlayer(Lab.sample(), in: HeadlessWorld()) { _, _ in }
    try player.play(script)
    #expect(player.failures.isEmpty)
  }

  /// What is more than is read, and much of one thing.
  @Test(arguments: [
    (300_000, "a"), (40_000, "["), (40_000, "- "), (40_000, "<"), (40_000, "{keys: "),
    (8_000, "size: 1x1\n"),
  ])
  func longFilesAreAnswered(count: Int, piece: String) {
    let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
    #expect(PlayScriptTrial.complaint(about: bytes) == nil)
    #expect(PlayScriptTrial.complaint(about: Array("steps: [{ keys: '".utf8) + bytes) == nil)
  }
}
