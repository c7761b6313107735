import Foundation
import FuzzTrials
import TestSupport
import Testing

/// An input of a fuzzer: one that it starts from, or one that has broken something.
struct CorpusFile: Sendable, CustomStringConvertible {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Corpora")

  var target: FuzzTarget
  var name: String
  var description: String { "\(target.name)/\(name)" }

  static func all(of target: FuzzTarget) -> [CorpusFile] {
    let path = folder.appendingPathComponent(target.name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { CorpusFile(target: target, name: $0) }
  }

  static let all = FuzzTarget.all.flatMap(all)

  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(description)))
  }
}

/// The inputs of all fuzzers, as they are and changed at random.
@Suite("The fuzzers' corpora")
struct CorpusTests {
  /// The least number of files in the corpora.
  private static let least = [
    "ansi": 10, "batch": 12, "command": 9, "configuration": 10, "keys": 10, "scene": 40,
    "scheme": 20, "screen": 10, "script": 16, "terminal": 16, "theme": 60,
  ]

  @Test(arguments: FuzzTarget.all.map(\.name)) func thereIsACorpus(name: String) throws {
    let files = CorpusFile.all(of: try #require(FuzzTarget.named(name)))
    #expect(files.count >= (try #require(Self.least[name])))
  }

  @Test func everyCorpusHasAFuzzer() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    for folder in ["Corpora", "Dictionaries"] {
      let path = here.appendingPathComponent(folder).path
      for entry in try FileManager.default.contentsOfDirectory(atPath: path) {
        let name = entry.split(separator: ".").first.map(String.init) ?? ""
        #expect(FuzzTarget.named(name) != nil, "\(folder)/\(entry)")
      }
    }
  }

  @Test(arguments: CorpusFile.all) func noInputBreaksAnything(file: CorpusFile) throws {
    #expect(file.target.complaint(try file.bytes()) == nil)
  }

  @Test(arguments: CorpusFile.all) func noChangeOfAnInputBreaksAnything(file: CorpusFile) throws {
    let others = try CorpusFile.all(of: file.target).map { try $0.bytes() }
    let own = try file.bytes()
    let seed = own.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    var mutation = Mutation(seed: seed, of: [own], and: others)
    for _ in 0..<Self.changes {
      let bytes = mutation.next()
      let complaint = file.target.complaint(bytes)
      #expect(complaint == nil, "\(Data(bytes).base64EncodedString())")
    }
  }

  private static let changes = 6
}
