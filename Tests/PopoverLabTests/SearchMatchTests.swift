import Testing

@testable import PopoverLab

@Suite("A search in a name and a summary")
struct SearchMatchTests {
  private func match(_ search: String, in name: String) -> SearchMatch? {
    SearchMatch(of: CaselessText(search), in: CaselessText(name), or: CaselessText("A thin line"))
  }

  @Test(arguments: [
    ("ro", "rounded", SearchRank.nameBegins, [0, 1]), ("", "rounded", .nameBegins, []),
    ("UND", "rounded", .nameContains, [2, 3, 4]), ("Ä", "bär", .nameContains, [1]),
    ("cw", "content-wider", .nameInitials, [0, 8]), ("rdd", "rounded", .nameSkips, [0, 4, 6]),
    ("cr", "content-wider", .nameSkips, [0, 12]),
    // A letter may be half typed.
    ("च", "चीज़ें", .nameBegins, [0]), ("चीज", "चीज़ें", .nameBegins, [0, 1]),
    ("ज़े", "चीज़ें", .nameContains, [1]),
    // These have other lengths in small letters, the second if it is not looked at character by character.
    ("x", "İx", .nameContains, [1]), ("x", "Ⓜ\u{200D}❤x", .nameContains, [1]),
  ])
  func isInTheName(search: String, name: String, rank: SearchRank, marks: [Int]) {
    let match = match(search, in: name)
    #expect(match?.rank == rank)
    #expect(match?.marks == SearchMarks(name: Set(marks)))
  }

  @Test(arguments: [
    ("a THIN", SearchRank.summaryBegins, [0, 1, 2, 3, 4, 5]),
    ("thin", .summaryContains, [2, 3, 4, 5]),
  ])
  func isInTheSummary(search: String, rank: SearchRank, marks: [Int]) {
    let match = match(search, in: "rounded")
    #expect(match?.rank == rank)
    #expect(match?.marks == SearchMarks(summary: Set(marks)))
  }

  /// A single letter is not looked for in the summary.
  @Test(arguments: [("t", "rounded"), ("rx", "rounded"), ("abc", "ab"), ("ba", "ab"), ("चज", "चीज")])
  func isNowhere(search: String, name: String) {
    #expect(match(search, in: name) == nil)
  }
}
