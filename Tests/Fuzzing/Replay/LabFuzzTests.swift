import TestSupport
import Testing

/// Random actions on a lab with an emulated screen.
@Suite("Random actions on an emulated screen")
struct LabFuzzTests {
  private static let length = 60

  /// A failure names the fewest actions that still fail. Of a trap the seed is known alone: it is that of the test case
  /// that was started and has not ended.
  @Test(arguments: UInt64(0)..<16) func nothingBreaks(seed: UInt64) {
    look(forComplaintsAbout: Self.length, seed: seed)
  }

  /// Short sequences, as the last frame of each is compared with one that is drawn from the state alone.
  @Test(arguments: UInt64(100)..<260) func theLastFrameIsOfTheLastState(seed: UInt64) {
    look(forComplaintsAbout: 6, seed: seed)
  }

  private func look(forComplaintsAbout count: Int, seed: UInt64) {
    var random = SplitMix(seed: seed)
    let actions = (0..<count).map { _ in LabAction.random(&random) }
    guard LabTrial.complaint(about: actions) != nil else { return }
    let least = actions.shrunk { LabTrial.complaint(about: $0) != nil }
    let words = least.map(\.description).joined(separator: " ")
    Issue.record("\(LabTrial.complaint(about: least) ?? ""), after: \(words)")
  }

  @Test(arguments: [[13, 77], [0], [99], [], [5, 6, 7, 98]])
  func theFewestThatStillFailAreFound(culprits: [Int]) {
    #expect(Array(0..<100).shrunk { $0.filter(culprits.contains) == culprits } == culprits)
  }
}

extension Array {
  /// The fewest elements, in the same order, that still fail: parts of halved length are left out as long as
  /// that helps.
  func shrunk(while fails: (Self) -> Bool) -> Self {
    var least = self
    var length = Swift.max(1, count / 2)
    while true {
      let before = least.count
      var start = 0
      while start < least.count {
        let end = Swift.min(start + length, least.count)
        let rest = Array(least[..<start] + least[end...])
        if fails(rest) { least = rest } else { start = end }
      }
      if length == 1, least.count == before { return least }
      length = Swift.max(1, length / 2)
    }
  }
}
