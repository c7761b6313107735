import Foundation

/// What is kept for a fuzzer: the inputs that it starts from or that have broken something, and words of their language.
package struct Corpus: Sendable {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  package let name: String
  package let files: [CorpusFile]

  /// - Parameter name: the name of a fuzzer.
  package init(of name: String) {
    self.name = name
    let folder = Self.folder.appendingPathComponent("Corpora/\(name)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    files = names.sorted().map { CorpusFile(target: name, url: folder.appendingPathComponent($0)) }
  }

  /// The words of its dictionary, which libFuzzer reads too; none if there is no dictionary.
  package var words: [[UInt8]] {
    let path = Self.folder.appendingPathComponent("Dictionaries/\(name).dict").path
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { $0.hasPrefix("\"") }.map { Self.bytes(of: $0.dropFirst().dropLast()) }
  }

  /// The bytes of a word in quotes, where `\xAB` is one byte and a backslash is before itself and before a quote.
  private static func bytes(of word: Substring) -> [UInt8] {
    guard let escape = word.firstIndex(of: "\\") else { return Array(word.utf8) }
    let (start, rest) = (Array(word[..<escape].utf8), word[escape...].dropFirst())
    if rest.first == "x", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
      return start + [byte] + bytes(of: rest.dropFirst(3))
    }
    return start + Array(rest.prefix(1).utf8) + bytes(of: rest.dropFirst())
  }
}

/// One input of a corpus.
package struct CorpusFile: Sendable, CustomStringConvertible {
  package let target: String
  fileprivate let url: URL

  package var description: String { "\(target)/\(name)" }
  package var name: String { url.lastPathComponent }

  package func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}
