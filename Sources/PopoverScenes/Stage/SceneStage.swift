import CellCanvas
import Dial
import PlacementEngines
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
  /// The engines that place popovers, by their names.
  public var engines: EngineCatalog
  /// What popovers are drawn with instead of the theme, unless they have one of their own.
  public var background: StageBackground?
  /// The backgrounds of single popovers, by their names.
  public var backgrounds: [String: StageBackground] = [:]
  /// What contents asked for when they were measured last, by the names of their popovers.
  private var contentSizes: [String: ContentSize] = [:]

  /// A scene whose dials are at rest.
  public init(
    _ scene: Scene, screen: CellSize, theme: Theme, texts: [ANSISource: StyledText] = [:],
    engines: EngineCatalog = .shipped, background: StageBackground? = nil
  ) {
    self.scene = scene
    self.screen = screen
    self.theme = theme
    self.texts = texts
    self.engines = engines
    self.background = background
  }
}

extension SceneStage {
  /// Whether a popover's engine makes it smaller where it has no room, but not smaller than its minimum.
  package func canShrink(_ popover: ScenePopover) -> Bool {
    popover.isOwn
      || engines.engine(named: popover.engine)?.shrinks(popover.adjustment) == true
  }

  /// What a popover's content asks for: as it was measured, unless it has become another one.
  func contentSize(of popover: ScenePopover) -> ContentSize {
    let content = MeasuredContent(popover, on: self)
    if let known = contentSizes[popover.name], known.content == content { return known }
    return ContentSize(of: content)
  }

  /// The same for those who will place its popovers again and again.
  package var measured: SceneStage {
    var stage = self
    stage.measure()
    return stage
  }

  /// Measures the contents that were not measured yet, or have become others.
  package mutating func measure() {
    for popover in scene.popovers {
      let content = MeasuredContent(popover, on: self)
      if contentSizes[popover.name]?.content == content { continue }
      contentSizes[popover.name] = ContentSize(of: content)
    }
    guard contentSizes.count > scene.popovers.count else { return }
    contentSizes = contentSizes.filter { size in
      scene.popovers.contains { $0.name == size.key }
    }
  }

  /// The same for thousands of places: the rows of its texts are counted at every width of the screen, too.
  package var counted: SceneStage {
    var stage = measured
    stage.contentSizes = stage.contentSizes.mapValues { $0.counted(on: container()) }
    return stage
  }

  /// The whole screen.
  public func container(in situation: SceneSituation = SceneSituation()) -> CellRect {
    CellRect(size: situation.screen ?? scene.screen.size(on: screen))
  }

  /// Places the popovers in their order.
  ///
  /// - Parameters:
  ///   - former: what was shown until now, which counts as each popover's stability says.
  ///   - situation: another screen or other reserved edges, for a while.
  public func placement(
    after former: ScenePlacement? = nil, in situation: SceneSituation = SceneSituation()
  ) -> ScenePlacement {
    StageQuestion(stage: self, situation: situation).placement(after: former)
  }
}
