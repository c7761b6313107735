extension CommandGroup {
  /// All groups. In most a letter is the first of a word, and its capital is the larger or the one before.
  static let all = [anchor, popover, placement, theme, view, file, motion]

  private static let anchor = CommandGroup(
    "a", "anchor", "add, delete, resize, hold, lock, name",
    [
      Entry("n", "next-anchor"), Entry("N", "previous-anchor"), Entry("a", "add"),
      Entry("x", "delete"), Entry("w", "anchor-narrower"), Entry("W", "anchor-wider"),
      Entry("h", "anchor-lower"), Entry("H", "anchor-higher"),
      Entry("c", "hold"), Entry("l", "left-edge"), Entry("r", "right-edge"),
      Entry("t", "top-edge"), Entry("b", "bottom-edge"), Entry("k", "lock"),
      Entry("m", "name", "give it another name"), Entry("s", "anchor"),
    ])

  private static let popover = CommandGroup(
    "p", "popover", "add, delete, resize, select, use its dial",
    [
      Entry("n", "next-popover"), Entry("N", "previous-popover"), Entry("a", "add-popover"),
      Entry("x", "delete-popover"),
      Entry("w", "content-narrower"), Entry("W", "content-wider"), Entry("h", "content-lower"),
      Entry("H", "content-higher"), Entry("d", "use-dial"),
      Entry("m", "name popover ", "give it another name"), Entry("s", "popover"),
    ])

  private static let placement = CommandGroup(
    "s", "placement", "sides, alignment, gap, margins, engine, keyboard",
    [
      Entry("d", "directions"), Entry("c", "choose"), Entry("s", "stability"),
      Entry("a", "alignment"), Entry("g", "gap"), Entry("G", "gap +1", "make the gap larger"),
      Entry("m", "margins"), Entry("M", "margins +1", "make the margins larger"),
      Entry("n", "minimum"), Entry("N", "minimum +1", "make the minimum size larger"),
      Entry("o", "overlap"), Entry("e", "engine"), Entry("i", "skid"), Entry("k", "keyboard"),
      Entry("K", "next-keyboard"), Entry("t", "prefer-above"), Entry("b", "prefer-below"),
      Entry("l", "prefer-left"), Entry("r", "prefer-right"),
    ])

  private static let theme = CommandGroup(
    "t", "theme", "next, browse, kind of chrome, light or dark, sheet",
    [
      Entry("n", "next-theme"), Entry("N", "theme -1", "go to the theme before"),
      Entry("b", "themes"), Entry("u", "theme"),
      Entry("c", "scheme ", "take the colours of a scheme"),
      Entry("t", "tune"), Entry("w", "write-scheme"), Entry("k", "kind"),
      Entry("K", "kind -1", "go to the kind before"), Entry("a", "appearance"),
      Entry("s", "sheet"), Entry("h", "dial hue", "turn the hues of the theme"),
    ])
}

extension CommandGroup {
  private static let view = CommandGroup(
    "v", "view", "why it is there, map, rectangles, ghosts, engines, screens",
    [
      Entry("w", "why"), Entry("i", "settings"), Entry("m", "map"), Entry("r", "rectangles"),
      Entry("g", "ghosts"), Entry("c", "contrast"), Entry("d", "dial"), Entry("e", "compare"),
      Entry("s", "next-screen"), Entry("S", "previous-screen"), Entry("z", "screen"),
      Entry("k", "help"), Entry("v", "vision"),
    ])

  private static let file = CommandGroup(
    "f", "file", "write, open a scene, copy, undo all, leave",
    [
      Entry("w", "write"), Entry("o", "scenes"), Entry("e", "edit"), Entry("c", "copy-next"),
      Entry("t", "copy", "copy one of them, or write it into a file"),
      Entry("n", "next-scene"), Entry("l", "tour"),
      Entry("u", "reset", "undo all, and return to the start"), Entry("r", "recover"),
      Entry("f", "forget"), Entry("s", "scene"), Entry("x", "exit"), Entry("q", "quit"),
    ])

  private static let motion = CommandGroup(
    "m", "motion", "play a path, slower, faster, how changes are shown",
    [
      Entry("p", "play"), Entry("n", "step"), Entry("a", "next-path"), Entry("s", "slower"),
      Entry("S", "faster"), Entry("w", "sweep"), Entry("m", "next-motion"),
      Entry("c", "next-curve"), Entry("l", "scrub"), Entry("b", "present"),
      Entry("e", "dismiss"), Entry("r", "record ", "record into a file"),
    ])
}
