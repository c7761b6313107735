import FuzzTrials
import LabSupport
import Testing

@testable import PopoverLab

/// Scripts that are nearly right are read with every fault at a place, or played; nothing breaks.
@Suite("Scripts that are nearly right")
struct PlayScriptMutationTests {
  private static let source = """
    version: 1
    title: A tour
    size: 50x14
    pace: 0.05
    motion: slide spring 0.2
    keys: { undo: [x, <F2>], redo: none }
    steps:
      - keys: 3l<Down>:dial gap 2<CR>
      - mouse: press 28,3
      - wait: 0.5
      - { resize: 40x12, marker: a smaller screen }
      - expect: { popover: popover, side: below }
      - shows: Popover
      - paste: "some words"

    """

  private static let words = [
    "<CR>", "1x1", "q", "steps:", "wait: 60", "mouse: drag 40,9", "C-wheel-up",
    ":record a.cast<CR>",
  ].map { Array($0.utf8) }

  @Test(arguments: UInt64(0)..<150) func nothingBreaks(_ seed: UInt64) throws {
    var mutation = Mutation(seed: seed, of: [Array(Self.source.utf8)], words: Self.words)
    try play(mutation.next())
  }

  private func play(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(PlayScriptTrial.complaint(about: bytes) == nil, "\(text)")
    guard let script = try? PlayScript(bytes) else { return }
    var player = ScriptPlayer(Lab.sample(), in: HeadlessWorld()) { _, _ in }
    try? player.play(script)
  }
}
