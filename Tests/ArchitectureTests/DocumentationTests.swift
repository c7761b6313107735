import Foundation
import Testing

/// What comments and articles point at is there. No DocC is needed to see that.
@Suite("Documentation")
struct DocumentationTests {
  private struct Document: Sendable {
    var path: String
    var text: String

    var target: Substring { path.prefix { $0 != "/" } }
    var isSource: Bool { path.hasSuffix(".swift") }
    /// The folder of the catalog that it is in.
    var catalog: String? { path.firstRange(of: ".docc/").map { String(path[..<$0.upperBound]) } }

    func all(_ pattern: Regex<(Substring, Substring)>) -> [Substring] {
      text.matches(of: pattern).map(\.output.1)
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static let files =
    FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []

  private static func documents(_ endings: String...) throws -> [Document] {
    try files.filter { file in endings.contains(where: file.hasSuffix) }.map { file in
      Document(
        path: file,
        text: try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8))
    }
  }

  /// The names that are declared in sources.
  private static func names(in documents: [Document]) -> Set<Substring> {
    let declaration =
      /\b(?:struct|enum|protocol|class|actor|typealias|func|var|let|case)\s+`?(\w+)/
    let laterCases = /\bcase [^\n:]*?,\s*(\w+)/
    return Set(documents.flatMap { $0.all(declaration) + $0.all(laterCases) } + ["init"])
  }

  /// Each part of a path to a symbol, without the labels of its arguments.
  private static func parts(of symbol: Substring) -> [Substring] {
    symbol.split(separator: "/").map { $0.prefix { $0 != "(" && $0 != "-" } }
  }

  @Test func everySymbolThatIsNamedIsDeclared() throws {
    let sources = try Self.documents(".swift").filter { $0.catalog == nil }
    let byTarget = Dictionary(grouping: sources, by: \.target).mapValues(Self.names)
    let all = Self.names(in: sources).union(byTarget.keys)
    for document in try sources + Self.documents(".md", ".tutorial") {
      let target = byTarget[document.target, default: []].union([document.target])
      for symbol in document.all(/(?:^|[^`])``([^`\n]+)``/) {
        let known = document.catalog == nil ? all : target
        let missing = Self.parts(of: symbol).filter { !known.contains($0) }
        #expect(missing.isEmpty, "\(document.path): ``\(symbol)``")
      }
    }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let documents = try Self.documents(".swift", ".md", ".tutorial")
    #expect(documents.contains { $0.catalog != nil && !$0.isSource })
    for document in documents {
      let articles = Self.files.filter {
        $0.hasPrefix("\(document.target)/") && ($0.hasSuffix(".md") || $0.hasSuffix(".tutorial"))
      }.map { ($0 as NSString).lastPathComponent as NSString }.map(\.deletingPathExtension)
      for link in document.all(/<doc:([^>]+)>/) + document.all(/"doc:([^"]+)"/) {
        #expect(articles.contains(String(link)), "\(document.path): <doc:\(link)>")
      }
      guard let catalog = document.catalog, !document.isSource else { continue }
      for file in document.all(/(?:file|source): "([^"]+)"/) {
        #expect(Self.files.contains("\(catalog)Resources/\(file)"), "\(document.path): \(file)")
      }
    }
  }

  private static let project = root.deletingLastPathComponent()

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.project.appendingPathComponent(file), encoding: .utf8)
  }

  /// What one installs by hand is what the script installs.
  @Test func theReadmeNamesThePackagesOfTheScript() throws {
    let (script, readme) = (try text(of: ".ci/install"), try text(of: "README.md"))
    for line in [/\npackages="(.+)"/, /\ntests\) packages="\$packages (.+)"/] {
      let packages = try #require(script.firstMatch(of: line)).output.1
      #expect(readme.contains("apt-get install -y \(packages)\n"))
    }
  }

  /// A link of a page to a file of the project, as the README has them.
  @Test func theLinksOfTheReadmeLeadSomewhere() throws {
    let folder = Self.project
    let text = try text(of: "README.md")
    let links = [/\]\(([^)]+)\)/, /(?:src|srcset)="([^"]+)"/].flatMap { link in
      text.matches(of: link).map { String($0.output.1) }
    }
    #expect(!links.isEmpty)
    for link in links where !link.contains("://") {
      let path = folder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
