import Foundation
import Testing

@testable import PopoverLab

/// Sentences name commands, and code calls them, by names that the compiler does not know.
@Suite struct NamedCommandsTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// The text of all files below a folder that end so.
  private static func text(of folder: String, _ ending: String) throws -> String {
    let folder = project.appendingPathComponent(folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(ending) }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
  }

  /// The names of everything that a key or a line runs, also where only a key does.
  private static let known: Set<String> = {
    let catalog = Lab.sample().context.catalog
    let keyed = ModeName.allCases.flatMap { mode in
      CommandRegistry.keys(of: mode, scene: .standard).groups.flatMap(\.bindings)
    }
    return Set(catalog.names + catalog.all.compactMap(\.alias) + keyed.map(\.call.command))
  }()

  @Test(arguments: ["Sources/PopoverLab", "Sources/poplab"])
  func codeNamesWhatIsThere(folder: String) throws {
    let text = try Self.text(of: folder, ".swift")
    let called = text.matches(of: /(?:key\(for: |carryOut\(|CommandCall\()"([a-z-]+)"/)
    let said = text.matches(of: /["' (]:([a-z][a-z-]+!?)(?=[ '";:,.)`])/)
    let names = Set((called + said).map { String($0.1) })
    #expect(names.contains("write-scheme"))
    #expect(names.subtracting(Self.known).sorted() == [])
  }

  @Test func aCommandIsTheOppositeOfItsOpposite() throws {
    let catalog = CommandRegistry.catalog
    for command in catalog.all {
      guard let opposite = command.opposite else { continue }
      #expect(catalog[opposite]?.opposite == command.name)
    }
  }

  @Test func articlesNameWhatIsThere() throws {
    let readme = Self.project.appendingPathComponent("README.md")
    let text = try Self.text(of: "Sources", ".md") + String(contentsOf: readme, encoding: .utf8)
    let names = Set(text.matches(of: /`:([a-z][a-z-]*!?)[ `]/).map { String($0.1) })
    #expect(names.isSuperset(of: ["write", "compare"]))
    // What finds a command is no name of one.
    #expect(names.subtracting(Self.known).sorted() == ["cw"])
  }
}
