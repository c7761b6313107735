import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A scene on its stage, its placement, and the view of it.
struct ShownScene: Equatable, Sendable {
  private(set) var stage: SceneStage
  /// The former placements of the popovers that depend on them; `nil` if none does.
  private(set) var former: ScenePlacement?
  private(set) var placement: ScenePlacement
  private(set) var view: ScreenView

  init(_ stage: SceneStage, room: CellSize) {
    self.stage = stage
    placement = stage.placement()
    view = ScreenView(
      screen: stage.container().size, room: room, showing: [], after: nil)
  }

  /// The scene in a view, in a given placement or placed without former placements.
  init(_ stage: SceneStage, _ placement: ScenePlacement? = nil, in view: ScreenView) {
    (self.stage, self.placement, self.view) = (stage, placement ?? stage.placement(), view)
  }

  var container: CellRect { stage.container() }

  /// Places the scene again if its stage has changed.
  mutating func place(on stage: SceneStage) {
    guard stage != self.stage else { return }
    place(on: stage, after: placement.remembered(by: stage.scene), in: view)
  }

  /// Places the scene again after given former placements, in a view.
  mutating func place(on stage: SceneStage, after former: ScenePlacement?, in view: ScreenView) {
    (self.stage, self.former, self.view) = (stage, former, view)
    placement = stage.placement(after: former)
  }

  /// Sets the name of the scene's theme, on which the placement does not depend.
  mutating func name(theme: String) { stage.scene.theme = theme }

  /// Scrolls no farther than needed to show the selection.
  mutating func scroll(in room: CellSize, to selection: SceneSelection) {
    view = ScreenView(
      screen: container.size, room: room, showing: targets(of: selection), after: view)
  }

  func targets(of selection: SceneSelection) -> [CellRect] {
    let popovers = stage.scene.popovers
    let popover =
      popovers.indices.contains(selection.popover)
      ? placement[popovers[selection.popover].name].map { CellRect($0.layout.frame) } : nil
    let anchor =
      placement.anchors.indices.contains(selection.anchor)
      ? CellRect(around: placement.anchors[selection.anchor].rects) : nil
    return [popover, anchor].compactMap(\.self)
  }

  /// The rectangles that overlays leave visible: anchors and popovers.
  var covered: [CellRect] {
    placement.anchors.flatMap(\.rects)
      + placement.popovers.filter(\.isShown).map { CellRect($0.layout.frame) }
  }
}

extension ScenePlacement {
  /// The placements on which the next ones depend: those of popovers with a stability, and of other engines.
  /// They go into the history, so that only the answers are kept.
  fileprivate func remembered(by scene: Scene) -> ScenePlacement? {
    let kept = popovers.filter { placed in
      scene.popovers.contains {
        $0.name == placed.name && (!$0.isOwn || $0.stability != .rechoose)
      }
    }
    if kept.isEmpty { return nil }
    var former = self
    (former.anchors, former.keepOut) = ([], [])
    former.popovers = kept.map(\.withoutQuestion)
    return former
  }
}

extension PlacedPopover {
  /// The answer to a question of nothing.
  fileprivate var withoutQuestion: PlacedPopover {
    var answer = self
    answer.presentation = Self.nothing
    return answer
  }

  private static let nothing = PopoverPresentation(
    sourceRect: .zero, container: .zero, preferredContentSize: .zero)
}

/// A change of a popover to another side of its anchor.
struct Flip: Equatable, Sendable {
  var popover: String
  /// The former direction of its arrow; `nil` without an arrow.
  var from: ArrowDirection?
  var to: ArrowDirection?
  /// The changes that caused it, a phrase each.
  var causes: [String]

  /// `below → right: anchor 1 row down`.
  var words: String {
    let sides = "\(from.sideName) → \(to.sideName)"
    return causes.isEmpty ? sides : "\(sides): \(causes.joined(separator: ", "))"
  }
}

/// The log of flips. A flip back that undo causes is logged too, and only the oldest flips are dropped.
struct FlipLog: Equatable, Sendable {
  /// The newest first.
  private(set) var flips: [Flip] = []
  /// The number of all flips, including dropped ones.
  private(set) var count = 0
  /// The scene at the last comparison.
  private var last: ShownScene

  static let maximumCount = 100

  init(_ shown: ShownScene) { last = shown }

  mutating func note(_ shown: ShownScene) {
    defer { last = shown }
    if shown.placement.hasSides(of: last.placement) { return }
    for now in shown.placement.popovers {
      guard let then = last.placement[now.name], then.side != now.side else { continue }
      let causes = shown.stage.changes(since: last.stage, of: now, then: then)
      flips.insert(Flip(popover: now.name, from: then.side, to: now.side, causes: causes), at: 0)
      count += 1
    }
    if flips.count > Self.maximumCount { flips.removeLast(flips.count - Self.maximumCount) }
  }
}

extension ScenePlacement {
  /// Whether the same popovers are on the same sides, compared in order and not by their names.
  fileprivate func hasSides(of other: ScenePlacement) -> Bool {
    popovers.count == other.popovers.count
      && popovers.indices.allSatisfy {
        popovers[$0].name == other.popovers[$0].name && popovers[$0].side == other.popovers[$0].side
      }
  }
}

extension PlacedPopover {
  /// The direction of its arrow; `nil` without an arrow, or if the popover is not shown.
  fileprivate var side: ArrowDirection? { isShown ? layout.arrowDirection : nil }
}
