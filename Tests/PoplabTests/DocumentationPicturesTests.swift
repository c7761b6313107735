import Foundation
import TerminalDriver
import TestSupport
import Testing

/// The pictures of the README and the articles are made by the program. They are recorded on purpose, with
/// `RECORD_SCREENS=1`, and looked at.
@Suite("Pictures in the documentation")
struct DocumentationPicturesTests {
  private let folder = TemporaryFolder()

  private static let pictures: [(name: String, catalog: String, arguments: [String])] = [
    (
      "tooltip", "PopoverGeometry",
      ["render", "toolbar-tooltip", "--size", "46x10", "--theme", "tooltip"]
    ),
    ("why", "poplab", ["render", "--size", "80x24", "--theme", "paper", "--keys", "50l30j3hw"]),
    (
      "themes", "poplab",
      [
        "render", "toolbar-tooltip", "--size", "46x14", "--theme",
        "paper,classic,gik,mb-blue,tee,ios7",
      ]
    ),
    (
      "schemes", "poplab",
      [
        "render", "nested", "--size", "46x14", "--theme", "rounded", "--scheme",
        "catppuccin-mocha,gruvbox-light,nord,rose-pine-dawn",
      ]
    ),
  ]

  @Test(arguments: pictures.indices) func aPictureIsUpToDate(_ index: Int) throws {
    let (name, catalog, arguments) = Self.pictures[index]
    let drawn = try BuiltProgram.run("poplab", arguments + ["--format", "svg"])
    #expect(drawn.status == 0, "\(drawn.errors)")
    let file = Self.root.appendingPathComponent(
      "Sources/\(catalog)/\(catalog).docc/Resources/\(name).svg")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_SCREENS"] == "1", environment["CI"] == nil {
      try Data(drawn.output.utf8).write(to: file)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == drawn.output, "\(name).svg is not what the program draws; look at it, and record it")
    if catalog != "poplab" { return }
    let command = "poplab \(arguments.joined(separator: " ")) --output \(name).svg"
    #expect(try Self.article().contains(command), "the article should say: \(command)")
  }

  @Test func thePicturesOfTheReadmeAreUpToDate() throws {
    let drawn = folder.url
    let run = try BuiltProgram.run(
      path: Self.root.appendingPathComponent(".ci/pictures").path,
      [drawn.path, BuiltPrograms.path(of: "poplab")], environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.status == 0, "\(run.errors)")
    let kept = Self.root.appendingPathComponent(".github/pictures")
    let names = try Self.names(of: drawn)
    #expect(try Self.names(of: kept) == names)
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    for name in names {
      let picture = try Data(contentsOf: drawn.appendingPathComponent(name))
      let isKept = picture == (try? Data(contentsOf: kept.appendingPathComponent(name)))
      #expect(isKept, "\(name) is not what the program draws; make it anew by .ci/pictures")
      #expect(picture.count < 300_000, "\(name)")
      #expect(readme.contains(".github/pictures/\(name)"), "\(name) is not in the README")
    }
  }

  /// The pictures in a folder.
  private static func names(of folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func article() throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Sources/poplab/poplab.docc/Pictures.md"),
      encoding: .utf8)
  }
}
