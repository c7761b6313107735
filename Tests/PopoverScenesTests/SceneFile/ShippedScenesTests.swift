import BundledThemes
import CellCanvas
import Foundation
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

@Suite("The scenes that come with the program")
struct ShippedScenesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/PopoverScenes/Shipped")

  private static let names = ShippedScenes.names

  private func document(_ name: String) throws -> SceneDocument {
    try SceneDocument(#require(ShippedScenes[name]), path: "\(name).yaml")
  }

  @Test func theListIsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { $0 + ".yaml" }.sorted())
    for (name, source) in ShippedScenes.all {
      let file = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".yaml"))
      #expect(source == [UInt8](file))
    }
  }

  private func stage(_ scene: Scene, theme: String) throws -> SceneStage {
    SceneStage(
      scene, screen: CellSize(width: 80, height: 24),
      theme: try ThemeCatalog(BundledThemes.all).theme(named: theme))
  }

  @Test(arguments: names)
  func theirChecksPass(name: String) throws {
    let scene = try document(name).scene
    #expect(scene.name == name)
    #expect(!scene.about.isEmpty && scene.about.count <= 100)
    let results = try CheckResult.all(on: stage(scene, theme: scene.theme ?? "paper"))
    #expect(results.count >= 4)
    for result in results { #expect(result.passes, "\(result.sentence)") }
  }

  /// Borders and arrows of another width move popovers by cells, and never out of the screen.
  @Test(arguments: BundledThemes.all.map(\.name))
  func theyAreDrawnInEveryTheme(theme: String) throws {
    for name in Self.names {
      let stage = try stage(document(name).scene, theme: theme)
      let placement = stage.placement()
      let screen = Rect(placement.container)
      #expect(stage.picture(of: placement).size == placement.container.size)
      for popover in placement.popovers {
        let frame = popover.layout.frame
        #expect(frame.clamped(to: screen) == frame, "\(name): \(popover.name)")
      }
    }
  }

  @Test(arguments: names)
  func theyAreSavedWithTheirComments(name: String) throws {
    let document = try document(name)
    var scene = document.scene
    scene.margins.left += 1
    scene.anchors[0].y += 1
    let saved = try document.saving(scene)
    func comments(_ bytes: [UInt8]) -> [Substring] {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.firstIndex(of: "#").map { line[$0...] }
      }
    }
    #expect(comments(saved.bytes) == comments(document.bytes))
    #expect(try saved.saving(document.scene).scene == document.scene)
  }
}
