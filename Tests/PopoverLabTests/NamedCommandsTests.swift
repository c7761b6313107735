import Foundation
import Testing

@testable import PopoverLab

/// Sentences name commands, and code calls them, by names that the compiler does not know.
@Suite struct NamedCommandsTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources").standardizedFileURL

  private static func text(of folder: String) throws -> String {
    let folder = sources.appendingPathComponent(folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
  }

  /// The names that the code of a folder gives, in the places that only commands have.
  private static func names(in folder: String) throws -> Set<String> {
    let text = try text(of: folder)
    let called = text.matches(of: /(?:key\(for: |carryOut\(|CommandCall\()"([a-z-]+)"/)
    let said = text.matches(of: /["' (]:([a-z][a-z-]+)(?=[ '";:])/)
    return Set((called + said).map { String($0.1) })
  }

  @Test(arguments: ["PopoverLab", "poplab"]) func everyOneIsThere(folder: String) throws {
    let names = try Self.names(in: folder)
    #expect(
      names.isSuperset(of: folder == "poplab" ? ["write-scheme"] : ["write", "undo", "compare"]))
    let catalog = Lab.sample().context.catalog
    let keyed = Set(
      ModeName.allCases.flatMap { mode in
        CommandRegistry.keys(of: mode, scene: .standard).groups.flatMap {
          $0.bindings.map(\.call.command)
        }
      })
    #expect(names.filter { catalog[$0] == nil && !keyed.contains($0) }.sorted() == [])
  }
}
