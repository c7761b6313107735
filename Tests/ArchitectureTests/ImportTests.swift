import Foundation
import Testing

/// The layers: what each target may import, below it in the picture of the article "Architecture".
private let permittedImports: [String: Set<String>] = [
  "PopoverGeometry": [],
  "CellCanvas": ["PopoverGeometry"],
  "Dial": ["CellCanvas", "PopoverGeometry"],
  "PlacementEngines": ["PopoverGeometry"],
  "AnnotatedYAML": ["Yams"],
  "PopoverThemes": ["AnnotatedYAML", "Dial", "CellCanvas", "PopoverGeometry", "Foundation"],
  "PopoverScenes": [
    "AnnotatedYAML", "PlacementEngines", "PopoverThemes", "Dial", "CellCanvas",
    "PopoverGeometry", "Foundation",
  ],
  "PopoverReports": [
    "AnnotatedYAML", "PopoverScenes", "PlacementEngines", "PopoverThemes", "Dial", "CellCanvas",
    "PopoverGeometry", "Foundation",
  ],
  "PopoverLab": [
    "AnnotatedYAML", "PopoverReports", "PopoverScenes", "PopoverThemes", "Dial", "CellCanvas",
    "PopoverGeometry",
  ],
  "CursesFront": ["CCurses", "PopoverLab", "CellCanvas", "PopoverGeometry"],
  "poplab": [
    "AnnotatedYAML", "ArgumentParser", "BundledThemes", "CellCanvas", "CursesFront", "Dial",
    "Foundation",
    "PlacementEngines", "PopoverGeometry", "PopoverLab", "PopoverReports", "PopoverScenes",
    "PopoverThemes",
  ],
]

private struct SourceFile {
  var path: String
  var target: String
  var text: String

  static func all() throws -> [SourceFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    // What the articles show is no part of a target.
    let sources = files.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    return try sources.map { path in
      SourceFile(
        path: path, target: String(path.prefix { $0 != "/" }),
        text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The modules that are named in lines of import.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "internal"].contains($0) })
      else { return nil }
      return String(words[words.count - 1].prefix { $0 != "." })
    }
  }
}

@Suite("The layers")
struct ImportTests {
  @Test func aTargetImportsOnlyWhatLiesBelowIt() throws {
    let files = try SourceFile.all()
    #expect(files.count > 40)
    for file in files {
      let permitted = try #require(permittedImports[file.target], "\(file.path) is in no layer")
      for module in file.imports {
        #expect(permitted.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test func noFileIsTwoThings() throws {
    for file in try SourceFile.all() {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 300, "\(file.path) has \(lines) lines")
    }
  }
}
