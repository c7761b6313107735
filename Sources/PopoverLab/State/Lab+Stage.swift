import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A scene with all that decides where its parts go, and where they are because of that.
struct ShownScene: Equatable, Sendable {
  var stage: SceneStage
  var placement: ScenePlacement
  /// The part of it that is seen.
  var view: ScreenView
}

extension Lab {
  /// Where everything of the scene is.
  public var placement: ScenePlacement { shown.placement }

  /// The scene as it is shown in a theme.
  func stage(_ theme: Theme) -> SceneStage {
    SceneStage(scene, screen: container.size, theme: theme, texts: texts)
  }

  /// Decides anew where everything of the scene goes, if something has changed; what was shown until
  /// now counts as popovers have it.
  mutating func place() {
    let stage = stage(theme)
    if stage != shown.stage {
      (shown.stage, shown.placement) = (stage, stage.placement(after: shown.placement))
    }
    shown.view = screenView(after: shown.view)
  }
}
