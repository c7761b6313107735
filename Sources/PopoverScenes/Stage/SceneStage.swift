import CellCanvas
import Dial
import PlacementEngines
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
  /// A text with colours, as wide as the terminal shows it; `nil` if it is missing.
  func shownText(_ source: ANSISource) -> StyledText? {
    theme.ambiguousWidth == .two ? texts[source]?.widened : texts[source]
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

/// Where everything of a scene is.
public struct ScenePlacement: Equatable, Sendable {
  /// An anchor, or an area that is kept out.
  public struct Region: Equatable, Sendable {
    /// The name that the scene gives it.
    public var name: String
    /// Where it lies: one rectangle, or its pieces.
    public var rects: [CellRect]
  }

  /// The whole screen.
  public var container: CellRect
  /// What is taken from its edges.
  public var reserved: CellInsets
  /// The anchors in the order of the scene.
  public var anchors: [Region]
  /// The areas that popovers keep clear of.
  public var keepOut: [Region]
  /// In the order of the scene.
  public var popovers: [PlacedPopover]

  /// Whether any popover is shown, for which a theme may dim the page.
  package var isAnyShown: Bool { popovers.contains(where: \.isShown) }

  /// The popover with a name, if the scene has one.
  public subscript(name: String) -> PlacedPopover? { popovers.first { $0.name == name } }

  /// A sentence for each popover, behind its name; each ends with a line feed.
  public var sentences: String {
    popovers.map { "\($0.name): \($0.sentence)\n" }.joined()
  }
}

/// A popover of a scene, and why it is where it is.
public struct PlacedPopover: Equatable, Sendable {
  /// The name that the scene gives it.
  public var name: String
  /// The question that was asked in the end: the anchor's rectangle, and what was kept out.
  public var presentation: PopoverPresentation
  /// The answer to that question.
  public var layout: PopoverLayout
  /// The engine that placed it.
  public var engine: String
  /// The piece of its anchor on which it hangs; `nil` for an anchor that is one, and with another engine.
  package var piece: Int?
  /// What another engine said; `nil` if it has no defined answer, and for the library's own.
  public var answer: EngineAnswer?
  /// What another engine may do where there is no room; `nil` is what it usually does.
  public var adjustment: XDGConstraintAdjustment?
  /// Why there is nothing to show; `nil` if it is shown.
  public var hiddenReason: HiddenReason?

  /// Whether there is anything to show.
  public var isShown: Bool { hiddenReason == nil }

  /// Where its arrow points, if it is shown and lies on a side.
  package var directionBeside: ArrowDirection? { isShown ? layout.directionBeside : nil }

  /// Why a popover is not shown.
  public enum HiddenReason: Equatable, Sendable {
    /// It goes with its anchor, which has left the free area.
    case anchorOutOfSight
    /// It hangs on a popover that is not shown.
    case parentNotShown(String)
    /// Its engine has no defined answer.
    case noAnswer
  }

  /// At which edges, and by how much, another engine lets it leave the screen.
  private var leavingWords: String {
    let out = Axis.allCases.flatMap { axis in
      let overflow = layout.frame[axis].overflow(of: presentation.container[axis])
      return [
        (overflow.near, axis == .horizontal ? "on the left" : "above"),
        (overflow.far, axis == .horizontal ? "on the right" : "below"),
      ].filter { $0.0 > 0 }.map { "\(Words.cells($0.0, along: axis)) \($0.1)" }
    }
    return out.isEmpty ? "" : "; it leaves the screen by \(Words.list(out))"
  }

  /// The reason for which there is nothing to show.
  package var whyNotShown: String {
    switch hiddenReason {
    case .anchorOutOfSight: "its anchor is out of sight"
    case .parentNotShown(let name): "\(name), on which it hangs, is not shown"
    case .noAnswer: "the engine \(engine) has no defined answer"
    case nil: ""
    }
  }

  /// What was decided, in one sentence without a full stop.
  public var sentence: String { sentence(length: .full) }

  /// The same in more or in fewer words.
  public func sentence(length: SentenceLength) -> String { clauses(length: length).joined() }

  /// The clauses of that sentence, of which the last can be left out. An engine that was named before it is not
  /// named again.
  package func clauses(length: SentenceLength, namesEngine: Bool = true) -> [String] {
    if !isShown { return ["No popover: \(whyNotShown)"] }
    let clauses = presentation.clauses(for: layout, length: length)
    guard layout.rule == .given else { return clauses }
    return clauses + [leavingWords, namesEngine ? "; placed by \(engine)" : ""]
  }
}
