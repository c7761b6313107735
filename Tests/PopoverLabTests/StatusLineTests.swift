import CellCanvas
import PopoverGeometry
import Testing

@testable import PopoverLab

@Suite("The decision in the status line")
struct StatusLineTests {
  private func lab(_ keys: String, width: Int) throws -> Lab {
    try press(keys, on: .sample(size: CellSize(width: width, height: 24)))
  }

  private func line(_ lab: Lab) -> String {
    StatusLine.decision(after: lab.notice?.words, in: lab.context).text
  }

  @Test(arguments: [
    (80, "=", "Aligned with the start of the anchor: below; above 2 rows short"),
    (40, "=", "Aligned with the start of the anchor"),
    (
      80, ":engine xdg-wlroots<CR>",
      "Placed by xdg-wlroots: popover below the anchor, arrow up, in the middle"
    ),
    (40, ":engine xdg-wlroots<CR>", "Placed by xdg-wlroots: below"),
  ])
  func theLastClausesAreLeftOut(width: Int, keys: String, words: String) throws {
    #expect(line(try lab(keys, width: width)) == words)
  }

  /// What is said is a beginning of the whole sentence that ends with a clause.
  @Test(arguments: [40, 57, 80, 200], ["=", "e", "6j", "5l2ku", "7d", "x"])
  func noClauseIsCut(width: Int, keys: String) throws {
    let lab = try lab(keys, width: width)
    let beginnings = SentenceLength.allCases.flatMap { length in
      let clauses = lab.context.decision(after: lab.notice?.words, length: length)
      return clauses.indices.map { clauses[...$0].joined() }
    }
    let line = line(lab)
    #expect(beginnings.contains(line) && GlyphText(line).width <= width - 2, "\(line)")
  }

  /// On a small screen it covers the last rows of the scene.
  @Test(arguments: [":motion foo<CR>", ":screen 0x0<CR>"]) func aMessageIsNotCut(keys: String)
    throws
  {
    let lab = try press(keys, on: .sample(size: CellSize(width: 40, height: 10)))
    let notice = try #require(lab.notice).words
    #expect(notice.count > 2 * 38)
    let seen = lab.frame.picture.split(separator: "\n").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(seen.hasSuffix(notice), "\(seen)")
  }

  /// What lies over the scene does not lie over its beginning.
  @Test(arguments: [",:motion foo<CR>", ":dial gap<CR>:motion foo<CR>"])
  func aMessageIsReadFromItsBeginning(keys: String) throws {
    let lab = try press(keys, on: .sample(size: CellSize(width: 40, height: 10)))
    #expect(lab.frame.picture.contains(" :motion takes a style"))
    #expect(lab.frame.picture.contains("…"))
  }

  /// In sentences nothing is too long, and the engine is named once too.
  @Test(arguments: ["vim", "css", "floating-ui-auto"]) func anEngineIsNamedOnce(name: String) throws
  {
    let said = LabSentences(try press(":engine \(name)<CR>")).state
    #expect(said.split(separator: name, omittingEmptySubsequences: false).count == 2, "\(said)")
    let later = LabSentences(try press(":engine \(name)<CR>:gap 1<CR>")).state
    #expect(later.hasSuffix("; placed by \(name)."))
  }
}
