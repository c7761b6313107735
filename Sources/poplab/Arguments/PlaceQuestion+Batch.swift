import CellCanvas
import PopoverGeometry

extension PlaceQuestion {
  /// An option that was given and means nothing to a batch, with the key by which a line says the same.
  ///
  /// It is refused rather than taken for all lines: a line is then the whole question, the same wherever
  /// it is asked, and lines in the words of other engines have no such keys.
  var strangeToBatch: (option: String, key: String?)? {
    options.first(where: \.isGiven).map { ($0.option, $0.key) }
  }

  private typealias Option = (option: String, key: String?, isGiven: Bool)

  private var options: [Option] { sceneOptions + roomOptions + choiceOptions }

  private var sceneOptions: [Option] {
    [
      ("--container", "container", scene.container != nil),
      ("--anchor", "anchor", scene.anchor != nil),
      ("--content", "content", scene.content != nil), ("--text", nil, scene.text != nil),
      ("--theme", "contentInsets", scene.theme != ThemeLibrary.defaultName),
      ("--ambiguous-width", nil, scene.ambiguous.ambiguousWidth != nil),
    ]
  }

  private var roomOptions: [Option] {
    [
      ("--margins", "margins", room.margins != .zero),
      ("--reserved", "reserved", room.reserved != .zero),
      ("--keep-out", "keepOut", !room.keepOut.isEmpty),
      ("--minimum", "minContent", room.minimum != CellSize(width: 1, height: 1)),
      ("--maximum", "maxContent", room.maximum != nil),
      ("--title-rows", "droppable", room.titleRows != 0),
      ("--droppable", "droppable", room.droppable != []),
      ("--can-overlap", "canOverlap", room.canOverlap),
    ]
  }

  private var choiceOptions: [Option] {
    let usual = PlacementPolicy.standard
    return [
      ("--permitted", "permitted", choice.permitted != .any),
      ("--choose", "choose", choice.choose != .firstFit),
      ("--current", "current", choice.current != nil),
      ("--current-frame", "currentFrame", choice.currentFrame != nil),
      ("--stability", "stability", choice.stability != .whileItFits),
      ("--gap", "gap", choice.gap != 0), ("--skid", "skid", choice.skid != 0),
      ("--align", "align", choice.align != .center), ("--rtl", "rtl", choice.rtl),
      ("--aspect", "aspect", choice.aspect != usual.aspect),
    ]
  }
}
