import Foundation
import Testing

/// A block of an article that begins with ` ```console ` and `$ poplab` shows what the program prints, to the letter.
@Suite("Output in the documentation")
struct DocumentationOutputTests {
  struct Session: CustomTestStringConvertible, Sendable {
    var file: String
    var command: String
    var output: String

    var testDescription: String { "\(file): \(command)" }
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static let articles =
    (FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  static let sessions: [Session] = articles.flatMap { file in
    let text = try? String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
    return (text ?? "").matches(of: /```console\n\$ (.*)\n((?s:.*?))```/).map {
      Session(file: file, command: String($0.output.1), output: String($0.output.2))
    }
  }

  @Test(arguments: sessions) func itIsWhatTheProgramPrints(session: Session) throws {
    let words = session.command.split(separator: " ").map(String.init)
    #expect(words.first == "poplab")
    let printed = try BuiltProgram.run("poplab", Array(words.dropFirst()))
    #expect(printed.errors == "")
    let lines = printed.output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = session.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == shown)
  }

  @Test func thereAreSome() { #expect(Self.sessions.count > 5) }
}
