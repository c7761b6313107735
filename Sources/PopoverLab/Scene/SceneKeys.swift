import PopoverThemes

/// The list of keys of the scene.
enum SceneKeys {
  static let list: [KeyLines] = [
    anchor, popover, placement, understanding, themes, playing, lab, mouse, .always,
  ]

  private static let anchor = KeyLines(
    "Anchor",
    KeyLine("move the anchor", "left", "down", "up", "right").onFirstDay,
    KeyLine("move it by a big step", "left 8", "down 4", "up 4", "right 8"),
    KeyLine("to the left edge, the right edge", "left-edge", "right-edge"),
    KeyLine("to the upper edge, the lower edge", "top-edge", "bottom-edge"),
    KeyLine("keep it at the next corner or edge, at the one before", "hold", "hold -1"),
    KeyLine("make the anchor narrower, wider", "anchor-narrower", "anchor-wider"),
    KeyLine("make the anchor shorter, taller", "anchor-lower", "anchor-higher"),
    KeyLine("select the next anchor, the one before", "next-anchor", "previous-anchor").onFirstDay,
    KeyLine("add an anchor with a popover, delete it", "add", "delete"),
    KeyLine("lock it, unlock it", "lock"))

  private static let popover = KeyLines(
    "Popover",
    KeyLine("make the content narrower, wider", "content-narrower", "content-wider"),
    KeyLine("make the content shorter, taller", "content-lower", "content-higher"),
    KeyLine("select the next popover, the one before", "next-popover", "previous-popover"),
    KeyLine("add a popover to the anchor, delete it", "add-popover", "delete-popover"),
    KeyLine("use the dial that it shows", "use-dial"))

  private static let placement = KeyLines(
    "Placement",
    KeyLine(
      "next permitted directions, the ones before", "directions", "directions -1", sample: "d"),
    KeyLine("next gap to the anchor, a larger one", "gap", "gap +1"),
    KeyLine("alignment with the anchor", "alignment"),
    KeyLine("next rule for choosing a side, the one before", "choose", "choose -1"),
    KeyLine("next rule for keeping a side, the one before", "stability", "stability -1"),
    KeyLine("next engine that places it, the one before", "engine", "engine -1"),
    KeyLine("whether it may cover the anchor", "overlap"),
    KeyLine("show or hide the keyboard, its next height", "keyboard", "next-keyboard"))

  private static let understanding = KeyLines(
    "Understanding",
    KeyLine("show or hide why the popover is there", "why").onFirstDay,
    KeyLine("scroll the explanation (PageUp and PageDown too)", sample: "Ctrl-D Ctrl-U"),
    KeyLine("every setting: what holds, and why", "settings"),
    KeyLine("a dial for a number of the lab", "dial"),
    KeyLine("compare engines in one picture", "compare"),
    KeyLine("rectangles of screen and popover", "rectangles"),
    KeyLine("map: the side for each place of the anchor", "map"),
    KeyLine("contrast: mark what is hard to see", "contrast"))

  private static let themes = KeyLines(
    "Theme",
    .nextTheme.onFirstDay, KeyLine("browse all themes", "themes").onFirstDay, .nextAppearance)

  private static let playing = KeyLines(
    "By itself",
    KeyLine("move the anchor along a path, or pause", "play").onFirstDay,
    KeyLine("pause, and go one step on", "step"),
    KeyLine("slower, faster", "slower", "faster"),
    KeyLine("stop the path here", sample: "Esc"),
    KeyLine("show changes by scale, slide, fade, at once", "next-motion"),
    KeyLine("look at the last motion", "scrub"))

  private static let lab = KeyLines(
    "Lab",
    KeyLine("do the next key five times", sample: "5"),
    KeyLine("undo, redo", "undo", "redo", sample: "u").onFirstDay,
    KeyLine("next size of the screen, the one before", "next-screen", "previous-screen"),
    KeyLine("copy the decision, the picture, the scene", "copy-next"),
    KeyLine("next scene of the tour", "next-scene"),
    KeyLine("repeat the last change", "repeat"),
    KeyLine("return to the start", "reset"),
    KeyLine("open a group of commands, and run one of it", "more").onFirstDay,
    .typeCommand.onFirstDay, .findCommand, .showKeys.onFirstDay,
    KeyLine("close what is open", "close"),
    KeyLine("leave", "quit").onFirstDay)

  private static let mouse = KeyLines(
    "Mouse",
    KeyLine("move an anchor, resize it by its lower right corner", sample: "Drag").onFirstDay,
    KeyLine("select; beside the anchor, prefer that side", sample: "Click").onFirstDay,
    KeyLine("on a key at the bottom: do what the key does", sample: "Click").onFirstDay,
    KeyLine("scroll the explanation under it", sample: "Wheel").onFirstDay)
}
