extension KeyMap {
  /// How far a big step goes, in columns and rows: about the same distance to the eye.
  private static let bigStep = (columns: 8, rows: 4)

  /// What the keys do while the scene is explored.
  public static let standard = KeyMap(sections: [anchor, popover, themes, lab, always])

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
        help: "anchor narrower, wider",
        bindings: sizes("[", "]") { .resizeAnchor(width: $0, height: 0) }),
      KeyGroup(
        help: "anchor lower, higher",
        bindings: sizes("{", "}") { .resizeAnchor(width: 0, height: $0) }),
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
        bindings: [bind("d", .nextDirections)]),
      KeyGroup(help: "next margins", bindings: [bind("m", .nextMargins)]),
      KeyGroup(help: "reserve rows for a keyboard", bindings: [bind("r", .nextReserved)]),
    ])

  private static let themes = KeySection(
    title: "Theme",
    groups: [
      nextTheme,
      KeyGroup(help: "browse all themes", hint: "themes", bindings: [bind("T", .browseThemes)]),
      nextKind, nextAppearance, showSheet,
    ])

  private static let lab = KeySection(
    title: "Lab",
    groups: [
      KeyGroup(help: "do the next key five times", bindings: [], sample: "5"),
      KeyGroup(help: "reset everything", bindings: [bind("0", .reset)]),
      typeCommand, showKeys,
      KeyGroup(
        help: "close what is open", bindings: [KeyBinding(key: Key(.escape), action: .close)]),
      KeyGroup(
        help: "leave", hint: "quit", isVital: true, bindings: [bind("q", .quit)]),
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
      KeyBinding(key: key, action: .moveAnchor(x: step.0, y: step.1))
    }
  }

  /// Two keys for less and more.
  private static func sizes(
    _ less: Unicode.Scalar, _ more: Unicode.Scalar, _ action: (Int) -> LabAction
  ) -> [KeyBinding] {
    [bind(less, action(-1)), bind(more, action(1))]
  }
}

extension Key {
  /// Left, down, up, right, in the order of `hjkl`.
  static let arrows: [Key] = [Key(.left), Key(.down), Key(.up), Key(.right)]
}
