import Foundation
import FuzzTrials
import PopoverThemes
import Testing

/// The inputs of the fuzzer of themes, and such as are too long for it.
@Suite("The corpus of themes")
struct FuzzCorpusTests {
  private static let files = Corpus(of: "theme").files
  private static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzzing/messages.txt")

  /// The messages for each file are those of a recorded file, which `RECORD_SCREENS=1` writes.
  @Test func theMessagesAreTheRecordedOnes() throws {
    let reported = try Self.files.map { "\($0.name)\n\(Self.words(about: try $0.bytes()))\n" }
      .joined()
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_SCREENS"] == "1", environment["CI"] == nil {
      try Data(reported.utf8).write(to: Self.kept)
    }
    let expected = try String(contentsOf: Self.kept, encoding: .utf8)
    for (old, new) in zip(expected.split(separator: "\n"), reported.split(separator: "\n")) {
      #expect(old == new)
    }
    #expect(expected == reported)
  }

  private static func words(about bytes: [UInt8]) -> String {
    do throws(ThemeError) {
      return "  a theme: \(try ThemeFamily(bytes).theme().name)"
    } catch {
      let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// Files that are too long for the corpus: megabytes of one piece, and files just small enough to be read.
  @Test(arguments: [
    (10 << 20, "a"), (10 << 20, "\n"), (10 << 20, "\0"), (10 << 20, "border: single\n"),
    (250_000, "["), (250_000, "- "), (250_000, "a: "), (250_000, "\""), (250_000, " "),
    (250_000, "{a: "), (250_000, "? "), (250_000, "#"), (250_000, "\u{FEFF}"), (250_000, "|\n"),
    (60_000, "boarder: single\n"), (60_000, "=== f\ninherits: f\n"), (3_000, "palette: {a: b}\n"),
  ])
  func longFilesAreAnswered(count: Int, piece: String) {
    let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
    #expect(ThemeTrial.complaint(about: bytes) == nil)
  }
}
