extension KeyMap {
  /// What keys do while a dial has them; those without an action are the dial's own.
  static let dial = KeyMap(sections: [
    KeySection(
      title: "Dial",
      groups: [
        KeyGroup(
          help: "an item back, an item on", hint: "turn", isVital: true, bindings: [], sample: "←→"),
        KeyGroup(help: "a quarter back, a quarter on", bindings: [], sample: "PageUp PageDown"),
        KeyGroup(help: "the first item", bindings: [], sample: "Home"),
        KeyGroup(help: "type a value", hint: "a value", bindings: [], sample: "0-9"),
        KeyGroup(help: "spin; any key stops it", hint: "spin", bindings: [], sample: "Space"),
        KeyGroup(
          help: "the next number, the one before", hint: "next",
          bindings: [
            KeyBinding(key: Key(.tab), action: .dial(.next(1))),
            KeyBinding(key: Key(.tab, .shift), action: .dial(.next(-1))),
          ], sample: "Tab"),
        KeyGroup(
          help: "keep what was turned", hint: "keep", isVital: true,
          bindings: [
            KeyBinding(key: Key(.enter), action: .dial(.keep)), bind("D", .dial(.open(nil))),
          ], sample: "Enter"),
        KeyGroup(
          help: "leave it; a number is what it was before", hint: "leave", isVital: true,
          bindings: [KeyBinding(key: Key(.escape), action: .close)]),
        typeCommand, findCommand, showKeys,
      ]),
    KeySection(
      title: "Mouse on a dial",
      groups: [
        KeyGroup(help: "turn it, or flick it", bindings: [], sample: "Drag"),
        KeyGroup(
          help: "go to an item; beside the dial, keep it", bindings: [], sample: "Click"),
        KeyGroup(help: "an item on, an item back", bindings: [], sample: "Wheel"),
      ]),
    always,
  ])
}
