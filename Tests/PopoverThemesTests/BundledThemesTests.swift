import BundledThemes
import CellCanvas
import Foundation
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct BundledThemesTests {
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Themes")

  @Test func theListIsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(files.sorted() == BundledThemes.all.map { $0.name + ".yaml" }.sorted())
    for (name, source) in BundledThemes.all {
      let file = try Data(contentsOf: folder.appendingPathComponent(name + ".yaml"))
      #expect(source == [UInt8](file))
    }
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func eachOneIsRead(name: String) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    #expect(theme.name == name)
    #expect(!theme.summary.isEmpty)
  }

  @Test func theASCIIThemeIsASCIIToTheLastByte() throws {
    let source = try #require(BundledThemes.all.first { $0.name == "ascii" }).source
    #expect(source.allSatisfy { $0 < 0x80 })
    let theme = try Theme(source, path: "ascii.yaml")
    for direction in ArrowDirection.allCases {
      let canvas = Canvas.picture(
        of: theme, direction, title: "A title that is too long", lines: ["a"])
      #expect(canvas.picture.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
