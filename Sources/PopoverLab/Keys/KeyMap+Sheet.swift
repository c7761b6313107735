extension KeyMap {
  /// What keys do on the contact sheet.
  static let sheet = KeyMap(sections: [
    KeySection(
      title: "Contact sheet",
      groups: [
        KeyGroup(
          help: "scroll", hint: "scroll", isVital: true,
          bindings: scrolls(Key.arrows) + scrolls("hjkl".unicodeScalars.map(Key.character))),
        KeyGroup(
          help: "a page on, a page back",
          bindings: [
            KeyBinding(key: Key(.pageDown), action: .view(.turnPage(1))),
            KeyBinding(key: Key(.pageUp), action: .view(.turnPage(-1))),
          ]),
        KeyGroup(
          help: "the top, the bottom",
          bindings: [
            KeyBinding(key: Key(.home), action: .view(.top)),
            KeyBinding(key: Key(.end), action: .view(.bottom)),
            bind("g", .view(.top)), bind("G", .view(.bottom)),
          ]),
      ]),
    KeySection(
      title: "Theme",
      groups: [
        nextTheme, nextKind, nextAppearance,
        KeyGroup(
          help: "the sheets of all themes, or of this one", hint: "all",
          bindings: [bind("a", .view(.all))]),
      ]),
    KeySection(
      title: "Lab",
      groups: [
        KeyGroup(
          help: "back to the scene", hint: "back", isVital: true,
          bindings: [
            KeyBinding(key: Key(.escape), action: .close), bind("s", .close), bind("q", .close),
          ], sample: "Esc"),
        typeCommand, findCommand, showKeys,
      ]),
    always,
  ])

  /// Four keys for left, down, up and right.
  private static func scrolls(_ keys: [Key]) -> [KeyBinding] {
    let steps = [(-1, 0), (0, 1), (0, -1), (1, 0)]
    return zip(keys, steps).map { key, step in
      KeyBinding(key: key, action: .view(.scroll(x: step.0, y: step.1)))
    }
  }
}
