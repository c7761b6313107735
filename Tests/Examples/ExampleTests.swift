import CellCanvas
import Foundation
import PopoverGeometry
import Testing

/// The examples see nothing but what is public, are quoted in the documentation, and do what it says.
@Suite struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let sources =
    folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The files, and the articles that have them.
  static let quoted = [
    ("PopoverInYourProgram.swift", "PopoverThemes/PopoverThemes.docc/PopoverInYourProgram.md"),
    ("OwnPolicy.swift", "PopoverGeometry/PopoverGeometry.docc/YourOwnPolicy.md"),
    ("SceneInYourTests.swift", "PopoverScenes/PopoverScenes.docc/ScenesInYourTests.md"),
  ]

  @Test(arguments: quoted) func anArticleHasTheFile(file: String, article: String) throws {
    let code = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    let text = try String(contentsOf: Self.sources.appendingPathComponent(article), encoding: .utf8)
    #expect(text.contains("```swift\n\(code)```"), "\(article) does not have \(file)")
    #expect(code.split(separator: "\n").count <= 40)
  }

  @Test func aPopoverLiesOnTheScreenOfAProgram() {
    var screen = Array(repeating: Array("................................" as String), count: 8)
    show(["Saved.", "Undo: u"], on: &screen, word: CellRect(x: 12, y: 1, width: 4, height: 1))
    #expect(
      screen.map { String($0) } == [
        "................................", "................................",
        "..............▲.................", ".........╭────┴────╮............",
        ".........│ Saved.  │............", ".........│ Undo: u │............",
        ".........╰─────────╯............", "................................",
      ])
  }

  @Test func aPolicyOfOnesOwnChoosesTheRoomiestSide() {
    let answer = menu(at: Rect(x: 2, y: 11, width: 8, height: 1))
    #expect(answer.own == .left)
    #expect(answer.usual == .up)
  }
}
