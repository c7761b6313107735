import CellCanvas
import PopoverScenes
import PopoverThemes

/// What must hold for any bytes that are given to the scene reader.
package enum SceneTrial {
  /// What is wrong with how the reader takes these bytes; `nil` if nothing is.
  package static func complaint(about bytes: [UInt8]) -> String? {
    do throws(SceneError) {
      return complaint(about: try SceneDocument(bytes, path: "s.yaml"))
    } catch {
      return complaint(about: error)
    }
  }

  /// Every fault is reported in one line that begins with its place and that a terminal can show.
  private static func complaint(about error: SceneError) -> String? {
    if error.faults.isEmpty { return "refused without a fault" }
    let messages = error.faults.map { $0.message(path: "s.yaml") }
    if let wrong = messages.first(where: { !$0.isOneCleanLine || !$0.hasPlace }) {
      return
        "not one clean line with a place: \(wrong.unicodeScalars.map { $0.escaped(asASCII: true) })"
    }
    return error.description == messages.joined(separator: "\n") ? nil : "other words: \(error)"
  }

  /// Whatever can be read can be saved, changed and saved, placed and drawn.
  private static func complaint(about document: SceneDocument) -> String? {
    guard let same = try? document.saving(document.scene), same == document else {
      return "not saved as it is"
    }
    for (number, scene) in document.scene.changes.enumerated() {
      do throws(SceneError) {
        let saved = try document.saving(scene)
        guard saved.scene == scene else { return "change \(number) is saved as another" }
        guard try saved.saving(document.scene).scene == document.scene else {
          return "change \(number) is not taken back"
        }
      } catch {
        // A file that has become larger than any that is read.
        guard document.bytes.count > 100_000 else { return "change \(number) is refused: \(error)" }
      }
    }
    return complaintAboutPlacing(document.scene)
  }

  private static func complaintAboutPlacing(_ scene: Scene) -> String? {
    for size in [CellSize(width: 1, height: 1), CellSize(width: 27, height: 9)] {
      var stage = SceneStage(scene, screen: size, theme: Theme(name: "plain"))
      stage.scene.screen = .real
      for index in stage.scene.checks.indices { stage.scene.checks[index].given.screen = size }
      let placement = stage.placement()
      let canvas = stage.picture(of: placement)
      guard canvas.size == size else { return "drawn as \(canvas.size)" }
      let lines = (canvas.picture + placement.sentences).split(separator: "\n")
      let told = CheckResult.all(on: stage).map(\.sentence)
      if let wrong = (lines.map(String.init) + told).first(where: { !$0.isOneCleanLine }) {
        return "not one clean line: \(wrong)"
      }
    }
    return nil
  }
}

extension Scene {
  /// The scene after each of some changes that a person might make.
  fileprivate var changes: [Scene] {
    let changes: [(inout Scene) -> Void] = [
      { $0.margins.left = ($0.margins.left + 1) % 100 },
      { $0.about = "a: b # c" },
      { $0.checks = [] },
      { $0.popovers.removeAll() },
      { scene in
        for index in scene.anchors.indices { scene.anchors[index].x = index - 3 }
        scene.anchors.reverse()
      },
      { scene in
        for index in scene.popovers.indices {
          scene.popovers[index].title = "- x"
          scene.popovers[index].content = .text("two\nlines")
        }
      },
    ]
    return changes.map { change in
      var scene = self
      change(&scene)
      if scene.popovers.isEmpty {
        scene.checks = scene.checks.filter { $0.popover == nil }
      }
      return scene
    }
  }
}
