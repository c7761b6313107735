import Foundation
import TestSupport
import Testing

/// The inputs that the fuzzer starts from, read as ordinary tests, and changed a little.
@Suite("The corpus of pictures of screen format")
struct ScreenCorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzzing/ScreenCorpus")

  private static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
  }

  @Test func thereIsACorpus() { #expect(Self.files.count >= 10) }

  @Test(arguments: files) func noPictureBreaksAnything(file: String) throws {
    #expect(ScreenTrial.complaint(about: try bytes(file)) == nil)
  }

  @Test(arguments: files) func nothingNearAPictureDoes(file: String) throws {
    let original = try bytes(file)
    var random = SplitMix(seed: UInt64(original.count))
    for round in 0..<200 {
      var bytes = original
      for _ in 0...(round % 3) { bytes.change(&random) }
      let complaint = ScreenTrial.complaint(about: bytes)
      #expect(complaint == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension [UInt8] {
  private static let pieces = [
    "\n", "---", "--- 2", "a", " ", "漢", "\u{301}", "\t", "\u{1B}", "\r",
  ]

  /// A piece is put somewhere, or a byte is lost or another.
  fileprivate mutating func change(_ random: inout SplitMix) {
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where place < count: remove(at: place)
    case 1 where place < count: self[place] = .random(in: 0...255, using: &random)
    default: insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
    }
  }
}
