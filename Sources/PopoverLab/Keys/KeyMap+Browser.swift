extension KeyMap {
  /// What keys do in the browser of themes.
  static let browser = KeyMap(sections: [list, look, choice, rest, always])

  private static let list = KeySection(
    title: "List of themes",
    groups: [
      listMoves(Key(.down), Key(.up), .character("j"), .character("k")),
      KeyGroup(
        help: "a page on, a page back",
        bindings: [
          KeyBinding(key: Key(.pageDown), action: .browse(.turnPage(1))),
          KeyBinding(key: Key(.pageUp), action: .browse(.turnPage(-1))),
        ]),
      KeyGroup(
        help: "the first, the last",
        bindings: [
          KeyBinding(key: Key(.home), action: .browse(.first)),
          KeyBinding(key: Key(.end), action: .browse(.last)),
          browse("g", .first), browse("G", .last),
        ]),
      KeyGroup(
        help: "search while you type", hint: "search", narrowHint: "find",
        bindings: [browse("/", .search)]),
      KeyGroup(
        help: "list the dark, the light, the marked, all", hint: "dark/light/marked/all",
        narrowHint: "list",
        bindings: [
          browse("d", .showDark), browse("l", .showLight), browse("M", .showMarked),
          browse("a", .showAll),
        ]),
      KeyGroup(
        help: "sort by name, by brightness", hint: "name/brightness", narrowHint: "sort",
        bindings: [browse("n", .sortByName), browse("b", .sortByBrightness)]),
    ])

  private static let look = KeySection(
    title: "Theme",
    groups: [
      KeyGroup(
        help: "the kept theme and this one, side by side", hint: "compare",
        bindings: [browse("v", .compare)]),
      KeyGroup(
        help: "its contrast and all of its keys", hint: "details", bindings: [browse("i", .details)]
      ),
      nextKind, nextAppearance, showSheet,
      KeyGroup(
        help: "mark it, or take the mark away", hint: "mark", bindings: [browse("m", .mark)]),
      KeyGroup(
        help: "copy its name, its path", hint: "copy name/path", narrowHint: "copy",
        bindings: [browse("y", .copyName), browse("Y", .copyPath)]),
    ])

  private static let choice = KeySection(
    title: "Choice",
    groups: [
      KeyGroup(
        help: "keep the theme", hint: "keep", isVital: true,
        bindings: [KeyBinding(key: Key(.enter), action: .browse(.keep))]),
      KeyGroup(
        help: "close what is open; everything is as before", hint: "as before", narrowHint: "back",
        isVital: true,
        bindings: [KeyBinding(key: Key(.escape), action: .close), bind("q", .close)],
        sample: "Esc"),
    ])

  private static let rest = KeySection(title: "Lab", groups: [typeCommand, findCommand, showKeys])

  /// Next and before in a list.
  static func listMoves(_ keys: Key...) -> KeyGroup {
    KeyGroup(
      help: "the next theme, the one before", hint: "theme", isVital: true,
      bindings: keys.enumerated().map { index, key in
        KeyBinding(key: key, action: .browse(.move(index % 2 == 0 ? 1 : -1)))
      })
  }

  private static func browse(_ letter: Unicode.Scalar, _ action: BrowserAction) -> KeyBinding {
    bind(letter, .browse(action))
  }
}
