import Foundation
import TerminalDriver
import TestSupport
import Testing

/// A block of an article that begins with ` ```console ` shows commands behind `$` and what they print. Those of an
/// article follow one another in a folder of their own, so that one can use the files of another.
@Suite("Output in the documentation")
struct DocumentationOutputTests {
  private let folder = TemporaryFolder()

  struct Article: CustomTestStringConvertible, Sendable {
    var file: String
    var steps: [Step]

    var testDescription: String { file }
  }

  struct Step: Sendable {
    var command: String
    /// The lines that it prints, without blanks at their ends.
    var output: [String]
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static let files =
    (FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  static let articles: [Article] = files.compactMap { file in
    let text = try? String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
    let blocks = (text ?? "").matches(of: /```console\n((?s:.*?))```/).map { $0.output.1 }
    return blocks.isEmpty ? nil : Article(file: file, steps: blocks.flatMap(steps))
  }

  private static func steps(of block: Substring) -> [Step] {
    "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { step in
      let lines = lines(of: step)
      return Step(command: lines[0], output: Array(lines.dropFirst()))
    }
  }

  private static func lines(of text: some StringProtocol) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test(arguments: articles) func itIsWhatTheProgramPrints(article: Article) throws {
    let programs = URL(fileURLWithPath: try BuiltPrograms.path(of: "poplab"))
      .deletingLastPathComponent().path
    for step in article.steps {
      let printed = try BuiltProgram.run(
        path: "/bin/sh", ["-c", "exec 2>&1; \(step.command)"],
        environment: ["PATH": "\(programs):/usr/bin:/bin"], folder: folder)
      #expect(Self.lines(of: printed.output) == step.output, "$ \(step.command)")
    }
  }

  @Test func thereAreSome() { #expect(Self.articles.flatMap(\.steps).count > 15) }
}
