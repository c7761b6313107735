import CellCanvas
import PopoverGeometry

/// A popover where checks find it. What one check has found out about it, the next need not: most of them ask one
/// after another about what has not moved.
final class CheckedPopover {
  let shown: CheckedPlacement
  let index: Int

  /// The letters of the content, as later popovers and their shadows leave them.
  private(set) lazy var letters = findLetters()
  /// Whether some of the content does not show.
  private(set) lazy var isCut =
    shown.stage.sizeOfCutContent(
      of: popover, placed, on: shown.placement.container, most: Int(layout.content.height) + 1)
    != nil
  /// What other engines answer, by their names.
  private var answers: [String: PlacedPopover] = [:]

  init(_ index: Int, of shown: CheckedPlacement) {
    (self.index, self.shown) = (index, shown)
  }

  /// What the scene says of it.
  var popover: ScenePopover { shown.stage.scene.popovers[index] }
  var placed: PlacedPopover { shown.placement.popovers[index] }
  var layout: PopoverLayout { placed.layout }

  /// What another engine answers after what was shown before, with the popovers before this one where they are.
  func answer(of engine: String) -> PlacedPopover {
    if let known = answers[engine] { return known }
    var popover = popover
    popover.engine = engine
    let answer = StageQuestion(stage: shown.stage, situation: shown.situation).answer(
      popover, placed: Array(shown.placement.popovers.prefix(index)),
      former: shown.former?[popover.name])
    answers[engine] = answer
    return answer
  }

  private func findLetters() -> SeenLetters {
    var canvas = Canvas(size: shown.placement.container.size)
    let room = shown.stage.draw(placed, depth: .trueColor, on: &canvas)
    let blanks: Set<Glyph> = [.space, .continuation]
    var seen = room.intersection(canvas.bounds).cells.filter { !blanks.contains(canvas[$0].glyph) }
    var letters = SeenLetters()
    for later in shown.placement.popovers.dropFirst(index + 1) where later.isShown {
      let before = canvas
      shown.stage.draw(later, depth: .trueColor, on: &canvas)
      let left = seen.filter { canvas[$0].glyph == before[$0].glyph }
      if left.count < seen.count { letters.hidingNames.append(later.name) }
      seen = left
    }
    letters.styles = Set(seen.map { canvas[$0].style })
    return letters
  }
}

/// Which letters of a popover's content are seen.
struct SeenLetters {
  /// The styles of those that are, as shadows dim them.
  var styles: Set<Style> = []
  /// The names of later popovers that hide some, by themselves or by their shadows.
  var hidingNames: [String] = []
}

/// A scene where a check finds it.
struct CheckedPlacement {
  let stage: SceneStage
  let situation: SceneSituation
  let placement: ScenePlacement
  /// What was shown before, if anything was.
  var former: ScenePlacement?

  func isSame(as other: CheckedPlacement) -> Bool {
    situation == other.situation && placement == other.placement && former == other.former
  }

  /// Its popovers in the order of the scene.
  var popovers: [CheckedPopover] {
    placement.popovers.indices.map { CheckedPopover($0, of: self) }
  }
}
