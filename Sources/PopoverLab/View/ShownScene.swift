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
    self.stage = stage.measured
    placement = self.stage.placement()
    view = ScreenView(
      screen: stage.container().size, room: room, showing: [], after: nil)
  }

  /// The scene in a view, in a given placement or placed without former placements.
  init(_ stage: SceneStage, _ placement: ScenePlacement? = nil, in view: ScreenView) {
    (self.stage, self.placement, self.view) = (stage, placement ?? stage.placement(), view)
  }

  var container: CellRect { stage.container() }

  /// Places the scene again if its stage has changed; anew if what it was before does not count.
  mutating func place(on stage: SceneStage, isAnew: Bool = false) {
    guard stage != self.stage else { return }
    place(on: stage, after: isAnew ? nil : placement.remembered(by: stage.scene), in: view)
  }

  /// Places the scene again after given former placements, in a view.
  mutating func place(on stage: SceneStage, after former: ScenePlacement?, in view: ScreenView) {
    (self.stage, self.former, self.view) = (stage, former, view)
    self.stage.measure()
    placement = self.stage.placement(after: former)
  }

  /// Remembers a popover by another name.
  mutating func rename(_ popover: String, to name: String) {
    for index in placement.popovers.indices where placement.popovers[index].name == popover {
      placement.popovers[index].name = name
    }
  }

  /// Names the theme and the scheme of another scene, on whose names the placement does not depend.
  mutating func name(lookOf scene: Scene) { stage.scene.name(lookOf: scene) }

  /// Scrolls no farther than needed to show the selection.
  mutating func scroll(in room: CellSize, to selection: SceneSelection) {
    view = ScreenView(
      screen: container.size, room: room, showing: targets(of: selection), after: view)
  }

  func targets(of selection: SceneSelection) -> [CellRect] {
    let popovers = stage.scene.popovers
    let placed =
      popovers.indices.contains(selection.popover)
      ? placement[popovers[selection.popover].name] : nil
    let anchor =
      placement.anchors.indices.contains(selection.anchor)
      ? target(placement.anchors[selection.anchor].rects, of: placed) : nil
    return [placed.map { CellRect($0.layout.frame) }, anchor].compactMap(\.self)
  }

  /// Of an anchor in pieces the one that the popover hangs on, else all of it.
  private func target(_ pieces: [CellRect], of placed: PlacedPopover?) -> CellRect {
    let piece = placed.map { CellRect($0.presentation.sourceRect) }
    return piece.flatMap { pieces.contains($0) ? $0 : nil } ?? CellRect(around: pieces)
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

extension Scene {
  /// Names the theme and the scheme of another scene.
  mutating func name(lookOf other: Scene) { (theme, scheme) = (other.theme, other.scheme) }
}
