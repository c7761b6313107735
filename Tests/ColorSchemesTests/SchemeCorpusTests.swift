import Foundation
import Testing

/// Replays the files that the fuzzer began with, and those with which it broke something.
@Suite("The corpus of colour schemes")
struct SchemeCorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzzing/SchemeCorpus")

  private static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func thereIsACorpus() { #expect(Self.files.count >= 20) }

  @Test(arguments: files) func nothingBreaksTheReader(file: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
    #expect(SchemeTrial.complaint(about: bytes) == nil)
  }
}
