import Foundation
import Testing

@testable import PopoverLab

/// The README's table of the keys for the first day, made of the registry of commands. `RECORD_SCREENS=1` writes it anew.
struct ReadmeKeysTests {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../README.md").standardizedFileURL
  private static let (start, end) = ("<!-- keys -->\n", "<!-- /keys -->\n")

  @Test func theReadmeListsTheKeysOfTheFirstDay() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let first = try #require(text.range(of: Self.start)).upperBound
    let last = try #require(text.range(of: Self.end)).lowerBound
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_SCREENS"] == "1", environment["CI"] == nil {
      let written = text[..<first] + Self.table + text[last...]
      return try Data(written.utf8).write(to: Self.readme)
    }
    #expect(text[first..<last] == Self.table)
  }

  private static var table: String {
    let rows = KeyMap.standard.sections.flatMap { section in
      let lines = section.groups.filter(\.isForFirstDay)
        .map { "| \(keys(of: $0)) | \($0.help) |" }
      return lines.isEmpty ? [] : ["| **\(section.title)** | |"] + lines
    }
    return (["| keys | |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }

  private static func keys(of group: KeyGroup) -> String {
    let label = group.bindings.isEmpty ? group.sample : group.label
    // A bar would end the cell of the table.
    let keys = label.replacingOccurrences(of: "|", with: "\\|").split(separator: " ")
    return keys.map { "`\($0)`" }.joined(separator: " ")
  }
}
