import Foundation
import LabSupport
import TestSupport
import Testing

@testable import PopoverLab

/// Scripts that could break the reader, as they are and changed at random.
@Suite("The corpus of play scripts")
struct PlayScriptCorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzzing/ScriptCorpus")

  private static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
  }

  @Test func thereIsACorpus() { #expect(Self.files.count >= 16) }

  @Test(arguments: files) func noScriptBreaksAnything(file: String) throws {
    #expect(PlayScriptTrial.complaint(about: try bytes(file)) == nil)
  }

  @Test(arguments: files) func noChangeOfAScriptBreaksAnything(file: String) throws {
    var random = SplitMix(seed: 7)
    let (whole, others) = (try bytes(file), try Self.files.map(bytes))
    for _ in 0..<Self.changes {
      var script = whole
      for _ in 0...Int.random(in: 0...3, using: &random) { script.mutate(others, &random) }
      let complaint = PlayScriptTrial.complaint(about: script)
      #expect(complaint == nil, "\(String(decoding: script, as: UTF8.self))")
    }
  }

  private static let changes = 150

  /// The whole of it can be played too, and comes to its end.
  @Test(arguments: ["byte-order-mark-and-returns.yaml", "paths.yaml", "keys-with-modifiers.yaml"])
  func whatIsReadIsPlayed(file: String) throws {
    let script = try PlayScript(try bytes(file))
    var player = ScriptPlayer(Lab.sample(), in: HeadlessWorld()) { _, _ in }
    try player.play(script)
    #expect(player.failures.isEmpty)
  }

  /// Files that are too long to keep: what is more than is read, and much of one thing.
  @Test(arguments: [
    (300_000, "a"), (40_000, "["), (40_000, "- "), (40_000, "<"), (40_000, "{keys: "),
    (8_000, "size: 1x1\n"),
  ])
  func longFilesAreAnswered(count: Int, piece: String) {
    let bytes = Array(repeatElement(Array(piece.utf8), count: count / piece.utf8.count).joined())
    #expect(PlayScriptTrial.complaint(about: bytes) == nil)
    #expect(PlayScriptTrial.complaint(about: Array("steps: [{ keys: '".utf8) + bytes) == nil)
  }
}

extension [UInt8] {
  /// Changes a few bytes, or puts a part of another script there.
  fileprivate mutating func mutate(_ others: [[UInt8]], _ random: inout SplitMix) {
    let start = Int.random(in: 0...count, using: &random)
    let end = Swift.min(count, start + Int.random(in: 0...4, using: &random))
    let other = others.randomElement(using: &random) ?? []
    let from = Int.random(in: 0...other.count, using: &random)
    let part = other[from..<Swift.min(other.count, from + Int.random(in: 0...12, using: &random))]
    let byte = UInt8.random(in: 0...255, using: &random)
    replaceSubrange(start..<end, with: Bool.random(using: &random) ? part : [byte][...])
  }
}
