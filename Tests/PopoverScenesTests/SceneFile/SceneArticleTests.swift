import CellCanvas
import Foundation
import PopoverThemes
import Testing

@testable import PopoverScenes

@Suite("The article about scene files")
struct SceneArticleTests {
  private func article() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent(
        "Sources/PopoverScenes/PopoverScenes.docc/SceneFiles.md"), encoding: .utf8)
  }

  @Test func itsExamplesAreRightAndTheirChecksPass() throws {
    let examples = try article().components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count == 6)
    var checkCount = 0
    for example in examples {
      let stage = try SceneStage(example, screen: CellSize(width: 80, height: 24))
      #expect(!stage.scene.popovers.isEmpty)
      for result in CheckResult.all(on: stage) { #expect(result.passes, "\(result.sentence)") }
      checkCount += CheckResult.all(on: stage).count
    }
    #expect(checkCount >= 8)
  }

  @Test func itSpeaksOfEveryKey() throws {
    let article = try article()
    let keys =
      Scene.fields.fields.map(\.name) + SceneRegion.fields.fields.map(\.name)
      + ScenePopover.fields.fields.map(\.name) + SceneCheck.fields.fields.map(\.name)
    for key in keys {
      #expect(article.contains("`\(key)`") || article.contains("\n\(key):"), "\(key)")
    }
  }
}
