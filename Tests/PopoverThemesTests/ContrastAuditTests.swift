import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct ContrastAuditTests {
  private func theme(_ text: String) throws -> Theme {
    try Theme([UInt8](text.utf8), path: "test.yaml")
  }

  private func finding(_ role: ThemeRole, in text: String) throws -> ContrastFinding {
    let findings = ContrastAudit(try theme(text)).findings
    return try #require(findings.first { $0.role == role })
  }

  private static let page = "page: { foreground: '#000000', background: '#ffffff' }"

  /// The colour against which each role is seen, and the contrast.
  @Test(
    arguments: [
      // Text and lines are seen against the background of their cells.
      ("styles: { \(page), text: { foreground: '#777777' } }", .text, "#777777", "#ffffff", 4.4781),
      (
        "styles: { \(page), border: { foreground: '#949494' } }", .border, "#949494", "#ffffff",
        3.0335
      ),
      (
        "styles: { \(page), arrow: { foreground: '#959595' } }", .arrow, "#959595", "#ffffff",
        2.9953
      ),
      (
        "styles: { \(page), selection: { background: '#595959', foreground: '#ffffff' } }",
        .selection, "#ffffff", "#595959", 7.0047
      ),
      ("styles: { \(page), status: { attributes: reverse } }", .status, "#000000", "#ffffff", 21),
      // A full block is seen against its neighbors on the side with more contrast: inside, then outside.
      (
        "border: block\nstyles: { \(page), fill: { background: '#000000' }, border: { foreground: '#ffffff' } }",
        .border, "#ffffff", "#000000", 21
      ),
      (
        "border: block\nstyles: { \(page), fill: { background: '#000000' }, border: { foreground: '#000000', background: '#000000' } }",
        .border, "#000000", "#ffffff", 21
      ),
      // Coloured blanks are blocks too; half a block shows both of its colours.
      (
        "border: ['   ', '   ', '   ']\nstyles: { \(page), border: { background: '#949494' } }",
        .border, "#949494", "#ffffff", 3.0335
      ),
      (
        "border: ['▄▄▄', '▐ ▌', '▀▀▀']\nstyles: { \(page), border: { foreground: '#949494' } }",
        .border, "#949494", "#ffffff", 3.0335
      ),
    ] as [(String, ThemeRole, String, String, Double)])
  func theDrawnCellsAreJudged(
    text: String, role: ThemeRole, foreground: String, background: String, contrast: Double
  ) throws {
    let finding = try finding(role, in: text)
    #expect(finding.foreground.fileWords == foreground)
    #expect(finding.background.fileWords == background)
    #expect(abs((finding.contrast ?? 0) - contrast) < 5e-5)
    #expect(finding.verdict == (contrast >= finding.needed ? .enough : .tooLow))
  }

  /// The corner touches the page only; its neighbor is the first cell that touches the fill.
  @Test func ofTwoSidesWithEqualContrastTheOutsideIsReported() throws {
    let styles = "fill: { background: '#ffffff' }, border: { foreground: '#777777' }"
    let finding = try finding(.border, in: "border: block\nstyles: { \(Self.page), \(styles) }")
    #expect(finding.place == CellPoint(x: 1, y: 3))
  }

  @Test func aBorderInTheColorOfTheFillIsNone() throws {
    let text =
      "border: ['   ', '   ', '   ']\nstyles: { \(Self.page), fill: { background: '#eeeeee' } }"
    #expect(ContrastAudit(try theme(text)).findings.allSatisfy { $0.role != .border })
  }

  @Test func theWorstStepOfAFillCounts() throws {
    let finding = try finding(
      .text, in: "styles: { \(Self.page), fill: { background: ['#ffffff', '#aaaaaa', '#777777'] } }"
    )
    #expect(finding.background.fileWords == "#777777")
  }

  @Test(
    arguments: [
      ("#6f63e8", 4.5397), ("#ffffff", 1), ("#000000", 1), ("#767676", 4.5422),
    ] as [(String, Double)])
  func aColourOfTheTerminalsOwnIsBlackAndWhite(color: String, contrast: Double) throws {
    let finding = try finding(.border, in: "styles: { border: { foreground: '\(color)' } }")
    #expect(finding.background == .standard)
    #expect(abs((finding.contrast ?? 0) - contrast) < 5e-4)
  }

  @Test(arguments: ["text: {}", "text: { foreground: red }", "border: { foreground: bright-blue }"])
  func whatTheTerminalAloneKnowsIsNotJudged(style: String) throws {
    let audit = ContrastAudit(try theme("styles: { \(style) }"))
    #expect(audit.findings.allSatisfy { $0.verdict == .unknown && $0.contrast == nil })
    #expect(audit.failures.isEmpty)
  }

  @Test func theWorstFindingComesFirstAndTheUnknownOneLast() throws {
    let findings = ContrastAudit(
      try theme(
        """
        styles:
          border: { foreground: '#eeeeee', background: '#ffffff' }
          title: { foreground: '#767676', background: '#ffffff' }
          anchor: { foreground: '#888888', background: '#ffffff' }
        """)
    ).findings
    #expect(findings.prefix(3).map(\.role) == [.border, .arrow, .anchor])
    #expect(findings.map(\.share) == findings.map(\.share).sorted())
    #expect(findings.last?.verdict == .unknown)
  }

  @Test func everyRoleThatIsDrawnIsJudged() throws {
    let silent: Set<ThemeRole> = [.fill, .shadow, .backdrop]
    let findings = ContrastAudit(try theme("summary: a")).findings
    #expect(Set(findings.map(\.role)) == Set(ThemeRole.allCases).subtracting(silent))
    #expect(findings.allSatisfy { $0.needed == ([.border, .arrow].contains($0.role) ? 3 : 4.5) })
    let bare = ContrastAudit(try theme("border: none\narrow: none")).findings
    #expect(!bare.contains { [.border, .arrow].contains($0.role) })
  }

  @Test func aContrastThatIsTooLowHasANearestColorThatIsEnough() throws {
    let audit = ContrastAudit(
      try theme(
        "styles: { \(Self.page), text: { foreground: '#ffff00' }, dim: { foreground: '#999' } }"))
    for finding in audit.failures {
      var mended = finding
      mended.foreground = try #require(finding.nearestEnough)
      let style = Style(foreground: mended.foreground, background: finding.background)
      #expect((style.contrast ?? 0) >= finding.needed)
    }
    #expect(
      Set(audit.failures.map(\.role)) == [
        .text, .dim, .selection, .title, .footer, .border, .arrow,
      ])
  }

  @Test func everyVariantIsJudged() throws {
    let theme = try theme(
      """
      kinds: [turned-arrow, four-arrows]
      styles: { \(Self.page) }
      dark: { styles: { page: { foreground: '#222222', background: '#000000' } } }
      """)
    let audit = ContrastAudit(everyVariantOf: theme, depths: [.trueColor])
    let text = try #require(audit.findings.first { $0.role == .text })
    #expect(theme.variants.count == 4)
    #expect(text.appearance == .dark && text.foreground.fileWords == "#222222")
    #expect(ContrastAudit(theme).failures.isEmpty)
  }
}
