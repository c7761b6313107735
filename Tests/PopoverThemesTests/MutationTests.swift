import BundledThemes
import FuzzTrials
import Testing

@Suite struct MutationTests {
  /// Five thousand damaged files, made of the shipped themes and the fuzzer's corpus.
  @Test(arguments: UInt64(0)..<50) func anyBytesAreAThemeOrFaults(seed: UInt64) throws {
    let corpus = Corpus(of: "theme")
    let themes = BundledThemes.all.map(\.source)
    let files = try corpus.files.map { try $0.bytes() }
    var mutation = Mutation(seed: seed, of: themes + themes + files, words: corpus.words)
    for number in 0..<100 {
      let complaint = ThemeTrial.complaint(about: mutation.next())
      #expect(complaint == nil, "seed \(seed), number \(number)")
    }
  }
}
