import CellCanvas
import Dial
import PopoverGeometry
import PopoverThemes

/// A scene with everything that is needed to place and draw it.
public struct SceneStage: Equatable, Sendable {
  /// What is to be shown.
  public var scene: Scene
  /// The size of the screen, for scenes that have none of their own.
  public var screen: CellSize
  /// How popovers are drawn, and how wide their borders are.
  public var theme: Theme
  /// The texts with colours by where they come from; one that is missing shows as nothing.
  public var texts: [ANSISource: StyledText]
  /// Dials that are being turned, by the names of their popovers, instead of those at their values.
  public var dials: [String: CellDial] = [:]

  /// A scene whose dials are at rest.
  public init(
    _ scene: Scene, screen: CellSize, theme: Theme, texts: [ANSISource: StyledText] = [:]
  ) {
    self.scene = scene
    self.screen = screen
    self.theme = theme
    self.texts = texts
  }
}

extension SceneStage {
  /// The whole screen.
  public func container(in situation: SceneSituation = SceneSituation()) -> CellRect {
    if let size = situation.screen { return CellRect(size: size) }
    if case .cells(let size) = scene.screen { return CellRect(size: size) }
    return CellRect(size: screen)
  }

  /// Places the popovers in their order.
  ///
  /// - Parameter former: what was shown until now, which counts as each popover's stability says.
  public func placement(
    after former: ScenePlacement? = nil, in situation: SceneSituation = SceneSituation()
  ) -> ScenePlacement {
    let question = StageQuestion(stage: self, situation: situation)
    let placed = scene.popovers.reduce(into: [PlacedPopover]()) { placed, popover in
      placed.append(question.answer(popover, placed: placed, former: former?[popover.name]))
    }
    return ScenePlacement(
      container: question.container, reserved: question.reserved,
      anchors: question.rects(of: scene.anchors), keepOut: question.rects(of: scene.keepOut),
      popovers: placed)
  }
}
