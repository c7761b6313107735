import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// The settings that are keys of scene files.
extension SettingFacts {
  static let popover: [SettingFacts] = [
    .init(
      .popover, "anchor", .words, "the anchor that it hangs on, or a popover before it",
      isRequired: true),
    .init(.popover, "title", .text, "the text at the top of its border"),
    .init(.popover, "footer", .text, "the text at the bottom of its border"),
    .init(.popover, "text", .text, "the words that it shows"),
    .init(.popover, "menu", .text, "the lines of the menu that it shows"),
    .init(
      .popover, "selected", .number, "the chosen line of its menu", range: Menu.numbers,
      needsEffect: true,
      obstacle: { if case .menu = $0.edited.popover?.content { nil } else { "it shows no menu" } }),
    .init(.popover, "dial", .text, "the items of the dial that it shows, or their number"),
    .init(
      .popover, "value", .number, "the item to which its dial is turned", unset: "0",
      range: SceneDial.values, needsEffect: true, obstacle: noDial),
    .init(
      .popover, "face", .words, "what its dial looks like", unset: "scale", needsEffect: true,
      obstacle: noDial),
    .init(.popover, "ansi", .text, "the file with coloured text that it shows"),
    .init(.popover, "geometry", .flag, "whether it shows its own geometry", unset: "false"),
    .init(
      .popover, "size", .text, "the size of its content", keys: "content-narrower",
      unset: "natural"),
    .init(
      .popover, "minimum", .text, "how far its content may shrink", line: "minimum",
      keys: "minimum", obstacle: { lab in engine(lab, lab.shown.stage.canShrink) }),
    .init(
      .popover, "maximum", .text, "how far its content may grow", unset: "no limit"
    ) { $0.key($1, unset: $0.readableWidth) },
    .init(
      .popover, "permitted", .words, "where its arrow may point, in order of preference",
      line: "directions", keys: "directions"),
    .init(
      .popover, "alignment", .words, "where it lies along its anchor", line: "alignment",
      keys: "alignment", needsOwnEngine: true,
      obstacle: {
        $0.isSame(\.alignment, [.start, .center, .end]) ? "there is no room to align it" : nil
      }),
    .init(
      .popover, "gap", .number, "the distance from its anchor", keys: "gap",
      range: 0...greatestFigure),
    .init(
      .popover, "skid", .number, "how far it is moved along its anchor", keys: "skid",
      needsOwnEngine: true),
    .init(
      .popover, "choose", .words, "by what its side is chosen", line: "choose", keys: "choose",
      needsOwnEngine: true,
      obstacle: {
        oneDirection($0)
          ?? ($0.isSame(\.choice, SideChoice.allCases) ? "each way leads to the same place" : nil)
      }),
    .init(
      .popover, "stability", .words, "when it stays on its side", line: "stability",
      keys: "stability", needsOwnEngine: true, obstacle: oneDirection),
    .init(
      .popover, "overlap", .flag, "whether it may cover its anchor", line: "overlap",
      keys: "overlap", needsOwnEngine: true,
      obstacle: { $0.isSame(\.canOverlap, [false, true]) ? "it lies beside its anchor" : nil }),
    .init(
      .popover, "hide", .flag, "whether it goes when its anchor is out of sight",
      obstacle: {
        guard $0.isSame(\.hidesWithAnchor, [false, true]) else { return nil }
        return $0.placedPopover.flatMap { $0.isShown ? nil : $0.whyNotShown }
          ?? "its anchor is in sight"
      }),
    .init(
      .popover, "engine", .words, "what places it", line: "engine", keys: "engine",
      note: lost),
    .init(
      .popover, "adjust", .words, "what its engine may do where there is no room",
      unset: "as usual",
      obstacle: { lab in
        engine(lab) { popover in
          lab.shown.stage.engines.engine(named: popover.engine)?.obeyed.isEmpty == false
        }
      }),
  ]

  static let anchor: [SettingFacts] = [
    .init(
      .anchor, "at", .words, "from which point of the screen it is placed", keys: "hold",
      obstacle: locked),
    .init(
      .anchor, "x", .number, "how far it is to the right of that", keys: "left", "right",
      obstacle: locked),
    .init(
      .anchor, "y", .number, "how far it is below that", keys: "down", "up", obstacle: locked),
    .init(
      .anchor, "width", .number, "how wide it is", keys: "anchor-narrower", "anchor-wider",
      range: 0...greatestFigure, obstacle: lockedOrPieces),
    .init(
      .anchor, "height", .number, "how tall it is", keys: "anchor-lower", "anchor-higher",
      range: 0...greatestFigure, obstacle: lockedOrPieces),
    .init(.anchor, "rects", .text, "the pieces that it is made of", obstacle: locked),
    .init(.anchor, "locked", .flag, "whether it stays where it is", keys: "lock"),
  ]

  static let scene: [SettingFacts] = [
    .init(.scene, "about", .text, "what it shows, in a line"),
    .init(
      .scene, "screen", .words, "the size of its screen", line: "screen", keys: "next-screen"
    ) { $0.key($1, words: Choices.screens.map(\.name)) },
    .init(.scene, "page", .words, "what its anchors lie on", unset: "essay"),
    .init(.scene, "writing", .words, "which way writing runs"),
    .init(
      .scene, "margins", .text, "the least distance of popovers from the edges", line: "margins",
      keys: "margins"),
    .init(
      .scene, "reserved", .text, "what is taken from the edges, as a keyboard is",
      keys: "keyboard", "next-keyboard"),
    .init(
      .scene, "keep-out", .text, "the areas that popovers keep clear of",
      obstacle: {
        $0.edited.scene.popovers.contains(where: \.isOwn)
          ? nil : noPopover($0) ?? "other engines know no such areas"
      }),
  ]
}
