import ArgumentParser
import CellCanvas
import PopoverGeometry
import PopoverThemes

/// The question of `poplab place`, `explain` and `map`, in cells.
struct PlaceQuestion: ParsableArguments {
  @OptionGroup(title: "Scene") var scene: PlaceSceneOptions
  @OptionGroup(title: "Room") var room: PlaceRoomOptions
  @OptionGroup(title: "Choice") var choice: PlaceChoiceOptions

  func presentation() throws -> PopoverPresentation { presentation(in: try theme()) }

  /// The theme whose border and arrow take up room.
  func theme() throws -> Theme {
    var theme = try ThemeLibrary.current.theme(scene.themeName)
    theme.ambiguousWidth = scene.ambiguous.width
    return theme
  }

  func presentation(in theme: Theme) -> PopoverPresentation {
    let wrapping = scene.wrapping
    var (metrics, droppable) = (theme.metrics, theme.droppable)
    metrics.contentViewInsets = metrics.contentViewInsets + room.title
    droppable.title = room.title
    return PopoverPresentation(
      sourceRect: Rect(scene.anchorRect), container: Rect(size: Size(scene.containerSize)),
      preferredContentSize: scene.content.map { Size($0) } ?? wrapping?.naturalSize ?? .zero,
      permittedArrowDirections: choice.permitted ?? .any,
      metrics: metrics,
      popoverLayoutMargins: room.margins ?? .zero, reserved: room.reserved ?? .zero,
      minimumContentSize: room.minimum.map { Size($0) }
        ?? PopoverPresentation.usualMinimumContentSize,
      canOverlapSourceViewRect: room.canOverlap,
      maximumContentSize: room.maximum.map { Size($0) }, wrapping: wrapping,
      droppable: droppable.only(room.droppable ?? []), keepOut: room.keepOut.map { Rect($0) },
      currentArrowDirection: choice.current,
      currentFrame: choice.currentFrame.map { Rect($0) }, policy: choice.policy)
  }
}

extension PlaceQuestion {
  /// The given options that are worked into the figures of a presentation, which does not have them itself.
  var givenBesideFigures: [(option: String, value: String)] {
    let rows: [(String, String?)] = [
      ("text", scene.text),
      ("ambiguous-width", scene.ambiguous.ambiguousWidth.map { "\($0.rawValue)" }),
      ("theme", scene.theme),
      ("title-rows", room.titleRows.map { "\($0)" }),
    ]
    return rows.compactMap { option, value in value.map { (option, $0) } }
  }

  /// The first given option that a batch refuses, with the key that a line has for it. A line is the whole
  /// question: it means the same wherever it is read, and lines for other engines have no such keys.
  var refusedByBatch: (option: String, key: String?)? {
    options.first(where: \.isGiven).map { ($0.option, $0.key) }
  }

  /// The first given option that says what was shown before, which a map does not know.
  var refusedByMap: String? {
    options.first { $0.isGiven && ["--current", "--current-frame"].contains($0.option) }?.option
  }

  private typealias Option = (option: String, key: String?, isGiven: Bool)

  private var options: [Option] {
    [
      ("--container", "container", scene.place.container != nil),
      ("--anchor", "anchor", scene.place.anchor != nil),
      ("--content", "content", scene.content != nil), ("--text", nil, scene.text != nil),
      ("--theme", "contentInsets", scene.theme != nil),
      ("--ambiguous-width", nil, scene.ambiguous.ambiguousWidth != nil),
      ("--margins", "margins", room.margins != nil),
      ("--reserved", "reserved", room.reserved != nil),
      ("--keep-out", "keepOut", !room.keepOut.isEmpty),
      ("--minimum", "minContent", room.minimum != nil),
      ("--maximum", "maxContent", room.maximum != nil),
      ("--title-rows", "droppable", room.titleRows != nil),
      ("--droppable", "droppable", room.droppable != nil),
      ("--can-overlap", "canOverlap", room.canOverlap),
      ("--permitted", "permitted", choice.permitted != nil),
      ("--choose", "choose", choice.choose != nil),
      ("--current", "current", choice.current != nil),
      ("--current-frame", "currentFrame", choice.currentFrame != nil),
      ("--stability", "stability", choice.stability != nil),
      ("--gap", "gap", choice.gap != nil), ("--skid", "skid", choice.skid != nil),
      ("--align", "align", choice.align != nil), ("--rtl", "rtl", choice.rtl),
      ("--aspect", "aspect", choice.aspect != nil),
    ]
  }
}
