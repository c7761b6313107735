import CellCanvas
import PopoverThemes
import Testing

@Suite("Contrast of a picture")
struct DrawnContrastTests {
  private static let text = "styles: { page: { foreground: '#000', background: '#fff' }, "

  private func judge(_ styles: String, in areas: [CellRect]? = nil) throws -> DrawnContrast {
    let theme = try Theme([UInt8]((Self.text + styles + " }").utf8), path: "test.yaml")
    let whole = CellRect(x: 0, y: 0, width: 9, height: 3)
    return DrawnContrast(theme, depth: .trueColor, in: areas ?? [whole]) { theme, depth in
      var canvas = Canvas(
        size: whole.size, filledWith: Cell(style: theme.style(.page, depth: depth)))
      for (y, role) in [ThemeRole.text, .dim, .anchor].enumerated() {
        canvas.draw("ab cd", at: CellPoint(x: 1, y: y), style: theme.style(role, depth: depth))
      }
      return canvas
    }
  }

  @Test func cellsWithEnoughContrastAreNotMarked() throws {
    let judged = try judge("text: { foreground: '#000' }")
    #expect(judged.tooLow == [])
    #expect(judged.findings.allSatisfy { $0.verdict == .enough })
  }

  @Test func theLettersOfARoleThatIsTooLowAreMarked() throws {
    let judged = try judge("dim: { foreground: '#ccc' }")
    #expect(judged.tooLow == [1, 2, 4, 5].map { CellPoint(x: $0, y: 1) })
    #expect(judged.findings.first?.role == .dim)
  }

  @Test func onlyAreasAreJudged() throws {
    let area = CellRect(x: 0, y: 0, width: 2, height: 2)
    let judged = try judge(
      "dim: { foreground: '#ccc' }, anchor: { foreground: '#ddd' }", in: [area])
    #expect(judged.tooLow == [CellPoint(x: 1, y: 1)])
    #expect(!judged.findings.contains { $0.role == .anchor })
  }

  /// A picture of the cells of a sample has the findings of the audit.
  @Test func shapesAreJudgedAsTheAuditJudgesThem() throws {
    let styles = "border: { foreground: '#bbb' }, arrow: { foreground: '#888' }"
    let theme = try Theme([UInt8]((Self.text + styles + " }").utf8), path: "test.yaml")
    let area = CellRect(size: ChromeTile(theme, ChromeForm(.up)).canvas(depth: .trueColor).size)
    let judged = DrawnContrast(theme, depth: .trueColor, in: [area]) {
      ChromeTile($0, ChromeForm(.up)).canvas(depth: $1)
    }
    let audit = ContrastAudit(theme)
    for role in [ThemeRole.border, .arrow] {
      let found = try #require(judged.findings.first { $0.role == role })
      let expected = try #require(audit.findings.first { $0.role == role })
      #expect(found.contrast == expected.contrast)
    }
    #expect(!judged.tooLow.isEmpty)
  }
}
