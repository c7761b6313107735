extension KeyMap {
  /// How far a big step goes, in columns and rows: about the same distance to the eye.
  private static let bigStep = (columns: 8, rows: 4)

  /// What the keys do while the scene is explored.
  public static let standard = KeyMap(sections: [
    anchor, popover, understanding, themes, playing, lab, mouse, always,
  ])

  private static let anchor = KeySection(
    title: "Anchor",
    groups: [
      KeyGroup(
        help: "move the anchor", hint: "move", isVital: true,
        bindings: moves(Key.arrows, columns: 1, rows: 1)
          + moves(letters("hjkl"), columns: 1, rows: 1)),
      KeyGroup(
        help: "move it by a big step",
        bindings: moves(
          Key.arrows.map { Key($0.code, .shift) }, columns: bigStep.columns, rows: bigStep.rows)
          + moves(letters("HJKL"), columns: bigStep.columns, rows: bigStep.rows)),
      KeyGroup(
        help: "to the left edge, the right edge",
        bindings: [snap(.home, x: -1, y: 0), snap(.end, x: 1, y: 0)]),
      KeyGroup(
        help: "to the upper edge, the lower edge",
        bindings: [snap(.pageUp, x: 0, y: -1), snap(.pageDown, x: 0, y: 1)]),
      KeyGroup(
        help: "to the next corner or edge, and hold there", bindings: [edit("z", .nextHold)]),
      KeyGroup(
        help: "anchor narrower, wider",
        bindings: sizes("[", "]") { .resizeAnchor(width: $0, height: 0) }),
      KeyGroup(
        help: "anchor lower, higher",
        bindings: sizes("{", "}") { .resizeAnchor(width: 0, height: $0) }),
      KeyGroup(
        help: "select the next anchor, the one before",
        bindings: [
          KeyBinding(key: Key(.tab), action: .nextAnchor(1)),
          KeyBinding(key: Key(.tab, .shift), action: .nextAnchor(-1)),
        ]),
      KeyGroup(
        help: "add an anchor with a popover, delete it",
        bindings: [edit("a", .addAnchor), edit("x", .deleteAnchor)]),
      KeyGroup(help: "lock it, unlock it", bindings: [edit("!", .toggleLock)]),
    ])

  private static let popover = KeySection(
    title: "Popover",
    groups: [
      KeyGroup(
        help: "content narrower, wider",
        bindings: sizes("<", ">") { .resizeContent(width: $0, height: 0) }),
      KeyGroup(
        help: "content lower, higher",
        bindings: sizes("-", "+") { .resizeContent(width: 0, height: $0) }),
      KeyGroup(
        help: "next permitted directions", hint: "directions",
        bindings: [setting("d", .directions)]),
      KeyGroup(
        help: "alignment, gap to the anchor",
        bindings: [setting("=", .alignment), setting("g", .gap)]),
      KeyGroup(
        help: "how sides are chosen, and kept",
        bindings: [setting("f", .choice), setting("S", .stability)]),
      KeyGroup(
        help: "least size, covering the anchor",
        bindings: [setting("n", .minimum), setting("o", .overlap)]),
      KeyGroup(help: "next engine that places it", bindings: [setting("e", .engine)]),
      KeyGroup(help: "select the next popover", bindings: [bind("p", .nextPopover(1))]),
      KeyGroup(
        help: "use the dial that it shows",
        bindings: [KeyBinding(key: Key(.enter), action: .dial(.use(nil)))]),
      KeyGroup(help: "next margins", bindings: [setting("m", .margins)]),
      KeyGroup(
        help: "next rows for a keyboard; raise it, lower it",
        bindings: [setting("r", .reserved), edit("b", .keyboard(nil))]),
    ])

  private static let themes = KeySection(
    title: "Theme",
    groups: [
      nextTheme,
      KeyGroup(help: "browse all themes", hint: "themes", bindings: [bind("T", .browseThemes)]),
      nextKind, nextAppearance, showSheet,
    ])

  private static let playing = KeySection(
    title: "By itself",
    groups: [
      KeyGroup(help: "let the anchor walk along a path, pause", bindings: [play(" ", .toggle)]),
      KeyGroup(help: "pause, and go one step on", bindings: [play(",", .step)]),
      KeyGroup(help: "slower, faster", bindings: [play("(", .faster(-1)), play(")", .faster(1))]),
      KeyGroup(
        help: "next path: edges, spiral, sweep, sizes", bindings: [play("P", .nextPath)]),
      KeyGroup(help: "stop there", bindings: [], sample: "Esc"),
      KeyGroup(
        help: "show changes by scale, slide, fade, at once",
        bindings: [bind("i", .motion(.nextStyle))]),
      KeyGroup(help: "look at the last motion", bindings: [bind("I", .motion(.look))]),
    ])

  private static let lab = KeySection(
    title: "Lab",
    groups: [
      KeyGroup(help: "do the next key five times", bindings: [], sample: "5"),
      KeyGroup(
        help: "undo, do again", hint: "undo",
        bindings: [bind("u", .undo), KeyBinding(key: .control("r"), action: .redo)], sample: "u"),
      KeyGroup(
        help: "next size of the screen, the one before",
        bindings: [edit("v", .nextScreen(1)), edit("V", .nextScreen(-1))]),
      KeyGroup(
        help: "copy the decision, the picture, the scene", bindings: [bind("y", .copyNext)]),
      KeyGroup(help: "repeat the last change", bindings: [bind(".", .repeatEdit)]),
      KeyGroup(help: "reset everything", bindings: [bind("0", .reset)]),
      typeCommand, findCommand, showKeys,
      KeyGroup(
        help: "close what is open", bindings: [KeyBinding(key: Key(.escape), action: .close)]),
      KeyGroup(
        help: "leave", hint: "quit", isVital: true, bindings: [bind("q", .quit)]),
    ])

  private static let mouse = KeySection(
    title: "Mouse",
    groups: [
      KeyGroup(
        help: "move an anchor, resize it by its lower right end", bindings: [], sample: "Drag"),
      KeyGroup(
        help: "select; beside the anchor, prefer that side", bindings: [], sample: "Click"),
      KeyGroup(help: "next theme, the one before", bindings: [], sample: "Wheel"),
    ])

  static let nextTheme = KeyGroup(
    help: "next theme, of the marked if there are several", hint: "theme",
    bindings: [bind("t", .nextTheme)])

  static let showSheet = KeyGroup(
    help: "contact sheet: the chrome in all forms", hint: "sheet",
    bindings: [bind("s", .showSheet)])

  static let nextKind = KeyGroup(
    help: "next kind of chrome", hint: "kind", bindings: [bind("c", .nextKind)])

  static let nextAppearance = KeyGroup(
    help: "light or dark variant", bindings: [bind("A", .nextAppearance)])

  static let typeCommand = KeyGroup(
    help: "type a command", hint: "command", isVital: true, bindings: [bind(":", .prompt)])

  static let showKeys = KeyGroup(
    help: "show every key, and the next page", hint: "keys", isVital: true,
    bindings: [bind("?", .help), KeyBinding(key: Key(.function(1)), action: .help)])
}

extension KeyMap {
  static func bind(_ letter: Unicode.Scalar, _ action: LabAction) -> KeyBinding {
    KeyBinding(key: .character(letter), action: action)
  }

  private static func letters(_ letters: String) -> [Key] {
    letters.unicodeScalars.map(Key.character)
  }

  /// Four keys for left, down, up and right.
  private static func moves(_ keys: [Key], columns: Int, rows: Int) -> [KeyBinding] {
    let steps = [(-columns, 0), (0, rows), (0, -rows), (columns, 0)]
    return zip(keys, steps).map { key, step in
      KeyBinding(key: key, action: .edit(.move(x: step.0, y: step.1)))
    }
  }

  private static func snap(_ key: Key.Code, x: Int, y: Int) -> KeyBinding {
    KeyBinding(key: Key(key), action: .edit(.snap(x: x, y: y)))
  }

  private static func edit(_ letter: Unicode.Scalar, _ edit: SceneEdit) -> KeyBinding {
    bind(letter, .edit(edit))
  }

  private static func play(_ letter: Unicode.Scalar, _ action: PlayAction) -> KeyBinding {
    bind(letter, .play(action))
  }

  private static func setting(_ letter: Unicode.Scalar, _ setting: SceneSetting) -> KeyBinding {
    edit(letter, .next(setting))
  }

  /// Two keys for less and more.
  private static func sizes(
    _ less: Unicode.Scalar, _ more: Unicode.Scalar, _ change: (Int) -> SceneEdit
  ) -> [KeyBinding] {
    [edit(less, change(-1)), edit(more, change(1))]
  }
}

extension Key {
  /// Left, down, up, right, in the order of `hjkl`.
  static let arrows: [Key] = [Key(.left), Key(.down), Key(.up), Key(.right)]
}
