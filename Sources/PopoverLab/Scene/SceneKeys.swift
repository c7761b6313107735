import PopoverThemes

/// The list of keys of the scene, and the lines that other modes share.
enum SceneKeys {
  typealias Section = (title: String, lines: [KeyLine])
  typealias List = [Section]

  static func section(_ title: String, _ lines: KeyLine...) -> Section { (title, lines) }

  static let list: List = [
    ("Anchor", anchor), ("Popover", popover), ("Placement", placement),
    ("Understanding", understanding), ("Theme", themes),
    ("By itself", playing), ("Lab", lab), ("Mouse", mouse), always,
  ]

  private static let anchor = [
    KeyLine("move the anchor", "left", "down", "up", "right").onFirstDay,
    KeyLine("move it by a big step", "left 8", "down 4", "up 4", "right 8"),
    KeyLine("to the left edge, the right edge", "left-edge", "right-edge"),
    KeyLine("to the upper edge, the lower edge", "top-edge", "bottom-edge"),
    KeyLine("keep it at the next corner or edge, at the one before", "hold", "hold -1"),
    KeyLine("make the anchor narrower, wider", "anchor-narrower", "anchor-wider"),
    KeyLine("make the anchor shorter, taller", "anchor-lower", "anchor-higher"),
    KeyLine("select the next anchor, the one before", "next-anchor", "previous-anchor").onFirstDay,
    KeyLine("add an anchor with a popover, delete it", "add", "delete"),
    KeyLine("lock it, unlock it", "lock"),
  ]

  private static let popover = [
    KeyLine("make the content narrower, wider", "content-narrower", "content-wider"),
    KeyLine("make the content shorter, taller", "content-lower", "content-higher"),
    KeyLine("select the next popover, the one before", "next-popover", "previous-popover"),
    KeyLine("add a popover to the anchor, delete it", "add-popover", "delete-popover"),
    KeyLine("use the dial that it shows", "use-dial"),
  ]

  private static let placement = [
    KeyLine(
      "next permitted directions, the ones before", "directions", "directions -1", sample: "d"),
    KeyLine("next gap to the anchor, a larger one", "gap", "gap +1"),
    KeyLine("alignment with the anchor", "alignment"),
    KeyLine("next rule for choosing a side, the one before", "choose", "choose -1"),
    KeyLine("next rule for keeping a side, the one before", "stability", "stability -1"),
    KeyLine("next engine that places it, the one before", "engine", "engine -1"),
    KeyLine("whether it may cover the anchor", "overlap"),
    KeyLine("show or hide the keyboard, its next height", "keyboard", "next-keyboard"),
  ]

  private static let understanding = [
    KeyLine("show or hide why the popover is there", "why").onFirstDay,
    KeyLine("scroll the explanation (PageUp and PageDown too)", sample: "Ctrl-D Ctrl-U"),
    KeyLine("every setting: what holds, and why", "settings"),
    KeyLine("a dial for a number of the lab", "dial"),
    KeyLine("compare engines in one picture", "compare"),
    KeyLine("rectangles of screen and popover", "rectangles"),
    KeyLine("map: the side for each place of the anchor", "map"),
    KeyLine("contrast: mark what is hard to see", "contrast"),
  ]

  private static let themes = [
    nextTheme.onFirstDay, KeyLine("browse all themes", "themes").onFirstDay, nextAppearance,
  ]

  private static let playing = [
    KeyLine("move the anchor along a path, or pause", "play").onFirstDay,
    KeyLine("pause, and go one step on", "step"),
    KeyLine("slower, faster", "slower", "faster"),
    KeyLine("stop the path here", sample: "Esc"),
    KeyLine("show changes by scale, slide, fade, at once", "next-motion"),
    KeyLine("look at the last motion", "scrub"),
  ]

  private static let lab = [
    KeyLine("do the next key five times", sample: "5"),
    KeyLine("undo, redo", "undo", "redo", sample: "u").onFirstDay,
    KeyLine("next size of the screen, the one before", "next-screen", "previous-screen"),
    KeyLine("copy the decision, the picture, the scene", "copy-next"),
    KeyLine("next scene of the tour", "next-scene"),
    KeyLine("repeat the last change", "repeat"),
    KeyLine("reset everything", "reset"),
    KeyLine("open a group of commands, and run one of it", "more").onFirstDay,
    typeCommand.onFirstDay, findCommand, showKeys.onFirstDay,
    KeyLine("close what is open", "close"),
    KeyLine("leave", "quit").onFirstDay,
  ]

  private static let mouse = [
    KeyLine("move an anchor, resize it by its lower right corner", sample: "Drag").onFirstDay,
    KeyLine("select; beside the anchor, prefer that side", sample: "Click").onFirstDay,
    KeyLine("on a key at the bottom: do what the key does", sample: "Click").onFirstDay,
    KeyLine("scroll the explanation under it", sample: "Wheel").onFirstDay,
  ]
}

extension SceneKeys {
  static let nextTheme = KeyLine(
    "next theme (only marked ones, if several are marked)", "next-theme")
  static let nextKind = KeyLine("next kind of chrome", calls: ["kind": "c"])
  static let nextAppearance = KeyLine("light or dark variant", "appearance")
  static let showSheet = KeyLine(
    "contact sheet: the chrome in all forms", calls: ["sheet": "s"], hint: "sheet")
  static let typeCommand = KeyLine("type a command", "prompt")
  static let findCommand = KeyLine("find a command by a part of its name", "palette")
  static let showKeys = KeyLine("show every key, and what it does", "help")

  /// The lines of every view that scrolls.
  static let halfPages = KeyLine("half a page down, up", "half-page-down", "half-page-up")
  static let pages = KeyLine("a page down, a page up", "page-down", "page-up")
  static let ends = KeyLine("the start, the end", "to-start", "to-end")

  /// The arrows, where letters are typed text.
  static func arrows(_ help: String, hint: KeyHint) -> KeyLine {
    KeyLine(help, calls: ["scroll-down": "<Down>", "scroll-up": "<Up>"], hint: hint)
  }

  /// The hint names `q`, which always leaves; Esc may first clear a search.
  ///
  /// - Parameter call: another command that leaves it.
  static func leaving(_ help: String, hint: KeyHint, or call: String...) -> KeyLine {
    KeyLine(help, ["clear-or-leave", "leave-view"] + call, hint: hint, sample: "q")
  }

  /// The keys of a view while a search is typed.
  ///
  /// - Parameters:
  ///   - next: what the arrows do, with a word as their `hint`.
  ///   - cancelling: what Esc does.
  static func searching(
    _ title: String, typing: String, next: String, hint: String, cancelling: String
  ) -> List {
    [
      section(
        title, KeyLine(typing, hint: "to search", sample: "Letters"),
        arrows(next, hint: .vital(hint)), KeyLine("go to the list", "accept-search"),
        KeyLine(cancelling, "cancel-search"), lineEditing),
      always,
    ]
  }

  static let lineEditing = KeyLine(
    "delete to the start, the last word, to the end", sample: "Ctrl-U Ctrl-W Ctrl-K")

  /// The keys that are the same in every mode, even while one types.
  static let always = section(
    "Always", KeyLine("redraw the screen", "redraw"),
    KeyLine("suspend poplab (fg resumes it)", "suspend"),
    KeyLine("leave the lab", "interrupt"))
}
