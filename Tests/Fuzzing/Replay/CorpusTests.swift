import Foundation
import FuzzTrials
import Testing

/// The inputs of all fuzzers, as they are and changed at random.
@Suite("The fuzzers' corpora")
struct CorpusTests {
  /// The least number of files in the corpora.
  private static let least = [
    "ansi": 10, "batch": 12, "command": 9, "configuration": 10, "keys": 10, "replies": 10,
    "scene": 40, "scheme": 20, "screen": 10, "script": 16, "terminal": 16, "theme": 60,
  ]

  private static let files = FuzzTarget.all.flatMap { Corpus(of: $0.name).files }

  @Test(arguments: FuzzTarget.all.map(\.name)) func thereIsACorpus(name: String) throws {
    #expect(Corpus(of: name).files.count >= (try #require(Self.least[name])))
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

  @Test func wordsAreReadAsLibFuzzerReadsThem() {
    let words = Corpus(of: "terminal").words
    #expect(words.contains([0x1B, UInt8(ascii: "["), UInt8(ascii: "M")]))
    #expect(words.contains([0x1B, UInt8(ascii: "\\")]) && words.contains(Array("漢".utf8)))
    #expect(Corpus(of: "batch").words.contains(Array("{\"".utf8)))
  }

  @Test(arguments: files) func noInputBreaksAnything(file: CorpusFile) throws {
    let target = try #require(FuzzTarget.named(file.target))
    #expect(target.complaint(try file.bytes()) == nil)
  }

  @Test(arguments: files) func noChangeOfAnInputBreaksAnything(file: CorpusFile) throws {
    let target = try #require(FuzzTarget.named(file.target))
    let corpus = Corpus(of: file.target)
    let own = try file.bytes()
    let seed = own.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    var mutation = Mutation(
      seed: seed, of: [own], and: try corpus.files.map { try $0.bytes() }, words: corpus.words)
    for _ in 0..<Self.changes {
      let bytes = mutation.next()
      #expect(target.complaint(bytes) == nil, "\(Data(bytes).base64EncodedString())")
    }
  }

  private static let changes = 6
}
