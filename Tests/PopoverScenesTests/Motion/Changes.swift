import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes

@testable import PopoverScenes

/// What is animated, each on a small screen.
enum Change: String, CaseIterable, Sendable {
  case present
  case dismiss
  case move
  case flip
  case resize
  case keyboard

  private static let theme = try? ThemeCatalog(BundledThemes.all).theme(named: "classic")

  /// The scene before and after.
  var stages: (before: SceneStage, after: SceneStage) {
    let stage = SceneStage(
      Self.scene, screen: CellSize(width: 44, height: 15),
      theme: Self.theme ?? Theme(name: "plain"))
    var (before, after) = (stage, stage)
    switch self {
    case .present: before.scene.popovers = []
    case .dismiss: after.scene.popovers = []
    case .move: after.scene.anchors[0].x += 18
    case .flip: after.scene.anchors[0].y += 5
    case .resize: after.scene.popovers[0].content = .text("No.")
    case .keyboard: after.scene.reserved.bottom = 7
    }
    return (before, after)
  }

  private static let scene = Scene(
    anchors: [
      SceneRegion(name: "word", x: 8, y: 6, shape: .rect(CellSize(width: 6, height: 1)))
    ],
    popovers: [
      ScenePopover(
        name: "p", anchor: "word", title: "Say", content: .text("Words that are\nlong enough"),
        permitted: [.up, .down])
    ])

  func transition(_ settings: MotionSettings) -> SceneTransition {
    let (before, after) = stages
    return SceneTransition(before, after, by: settings)
  }
}

extension SceneTransition {
  /// From one scene at rest to another.
  init(_ before: SceneStage, _ after: SceneStage, by settings: MotionSettings) {
    self.init(
      from: ScenePose(before.placement(), on: before), to: ScenePose(after.placement(), on: after),
      by: settings,
      metrics: after.theme.metrics)
  }
}
