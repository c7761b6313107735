import FuzzTrials
import LabSupport
import TestSupport
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
    steps:
      - keys: 3l<Down>:dial gap 2<CR>
      - wait: 0.5
      - { resize: 40x12, marker: a smaller screen }
      - expect: { popover: popover, side: below }
      - shows: Popover
      - paste: "some words"

    """

  private static let pieces = [
    "\n", "  ", "<", ">", "<CR>", "99", "- ", "{", "}", ": ", "\"", "1x1", "-1", "\u{1B}", "漢", "q",
    "steps:", "wait: 60", ":record a.cast<CR>",
  ]

  @Test(arguments: UInt64(0)..<150) func nothingBreaks(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var script = Array(Self.source)
    for _ in 0...Int(seed % 4) {
      let place = Int.random(in: 0..<script.count, using: &random)
      let end = min(script.count, place + Int.random(in: 0...3, using: &random))
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      script.replaceSubrange(place..<end, with: Bool.random(using: &random) ? Array(piece) : [])
    }
    try play(String(script))
  }

  private func play(_ source: String) throws {
    let bytes = Array(source.utf8)
    #expect(PlayScriptTrial.complaint(about: bytes) == nil, "\(source)")
    guard let script = try? PlayScript(bytes) else { return }
    var player = ScriptPlayer(Lab.sample(), in: HeadlessWorld()) { _, _ in }
    try? player.play(script)
  }
}
