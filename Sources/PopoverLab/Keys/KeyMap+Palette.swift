extension KeyMap {
  /// What keys do while one looks for a command; all others are text.
  static let palette = KeyMap(sections: [
    KeySection(
      title: "Commands",
      groups: [
        KeyGroup(
          help: "type a part of its name, or of what it does", hint: "to search", bindings: [],
          sample: "Letters"),
        KeyGroup(
          help: "the next command, the one before", hint: "command", isVital: true,
          bindings: steps(Key(.down), 1) + steps(Key(.up), -1)),
        KeyGroup(
          help: "a few on, a few back",
          bindings: steps(Key(.pageDown), 8) + steps(Key(.pageUp), -8)),
        KeyGroup(
          help: "run it", hint: "run", isVital: true,
          bindings: [KeyBinding(key: Key(.enter), action: .type(.accept))]),
        KeyGroup(
          help: "type it, with what follows it", hint: "type it",
          bindings: [KeyBinding(key: Key(.tab), action: .type(.complete(1)))]),
        KeyGroup(
          help: "leave the list", hint: "leave", isVital: true,
          bindings: [
            KeyBinding(key: Key(.escape), action: .type(.cancel)),
            KeyBinding(key: .control("p"), action: .type(.cancel)),
          ], sample: "Esc"),
        lineEditing,
      ]),
    always,
  ])

  private static func steps(_ key: Key, _ rows: Int) -> [KeyBinding] {
    [KeyBinding(key: key, action: .type(.step(rows)))]
  }

  static let findCommand = KeyGroup(
    help: "find a command by a part of its name", hint: "find",
    bindings: [KeyBinding(key: .control("p"), action: .palette)])
}
