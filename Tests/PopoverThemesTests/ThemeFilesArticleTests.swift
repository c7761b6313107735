import BundledThemes
import CellCanvas
import Foundation
import PopoverGeometry
import PopoverThemes
import Testing

/// The article on theme files is true.
@Suite struct ThemeFilesArticleTests {
  /// A file in the article, with the picture below it if there is one.
  struct Example: CustomTestStringConvertible {
    var source: String
    var picture: String?
    var testDescription: String { source }
  }

  private static let lines: [String] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/PopoverThemes/PopoverThemes.docc/ThemeFiles.md"
    let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return text?.components(separatedBy: "\n") ?? []
  }()

  private static let examples = lines.indices.filter { lines[$0] == "```yaml" }.map { start in
    let source = block(after: start)
    let next = start + source.count + 2
    let picture = lines[next] == "```text" ? block(after: next).joined(separator: "\n") : nil
    return Example(source: source.joined(separator: "\n"), picture: picture)
  }

  private static func block(after start: Int) -> [String] {
    Array(lines[(start + 1)...].prefix { $0 != "```" })
  }

  @Test func theArticleIsFound() { #expect(Self.examples.count > 10) }

  @Test(arguments: examples) func anExampleIsReadAndDrawnAsShown(example: Example) throws {
    let theme = try ThemeCatalog(BundledThemes.all).reader.theme(
      ThemeSource(path: "example.yaml", bytes: Array(example.source.utf8)))
    guard let picture = example.picture else { return }
    var canvas = Canvas(size: CellSize(width: 24, height: 7))
    let chrome = PopoverChrome(
      frame: Rect(x: 0, y: 0, width: 20, height: 5), direction: .up, arrowOffset: 0,
      metrics: theme.metrics, grid: .cells)
    theme.draw(
      chrome, direction: .up, title: "Title", footer: "Footer", lines: [GlyphText("Some text")],
      depth: .none, on: &canvas)
    #expect(canvas.trimmed == picture)
  }

  @Test func everyKeyIsThere() throws {
    let article = Self.lines.joined(separator: "\n")
    for text in ["x: 1", "background: {x: 1}", "images: {x: 1}", "shadow: {x: 1}", "title: {x: 1}"]
    {
      let error = #expect(throws: ThemeError.self) { try Theme(Array(text.utf8), path: "t.yaml") }
      guard case .malformed(_, let faults) = error,
        case .unknownKey(_, let known) = faults.first?.reason
      else {
        Issue.record("\(text) should not be read")
        continue
      }
      for key in known { #expect(article.contains("`\(key)`"), "\(key)") }
    }
    for role in ThemeRole.allCases { #expect(article.contains("`\(role.name)`"), "\(role.name)") }
  }
}

extension Canvas {
  /// The picture without blanks at the ends of its rows and without empty rows at its end.
  fileprivate var trimmed: String {
    var rows = picture.split(separator: "\n").map { row in
      row.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    }
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
