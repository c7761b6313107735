import Foundation
import TestSupport
import Testing

@Suite("The command shows a colour scheme")
struct ThemesShowTests {
  private let folder = TemporaryFolder()

  private func outcome(_ file: String, named name: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(
      "poplab", ["themes", "show", folder.write(file, to: name), "--json"])
  }

  @Test func answersAsJSON() throws {
    let file = "palette = 0=#000000\nbackground = 000000\nforeground = #FFFFFF\n"
    let outcome = try outcome(file, named: "Deep Night 2.0")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(answer["format"] as? String == "ghostty")
    #expect(answer["name"] as? String == "Deep Night 2.0")
    #expect(answer["foreground"] as? String == "#ffffff")
    #expect(answer["cursor"] is NSNull)
    #expect((answer["contrast"] as? [String: Any])?["text"] as? Double == 21)
    let loss = try #require(answer["in256"] as? [String: Any])
    #expect(loss["difference"] as? Double == 0 && loss["color"] as? String == "ansi.0")
    #expect((answer["ansi"] as? [Any])?.count == 16)
  }

  @Test func aFileThatIsNeitherIsRefused() throws {
    let outcome = try outcome("just words\n", named: "notes.txt")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("notes.txt:1:1: this is no colour scheme"))
  }
}
