extension KeyMap {
  /// What keys do while engines are compared; all others do what they do in the scene.
  static let comparison = KeyMap(sections: [
    KeySection(
      title: "Comparison of engines",
      groups: [
        KeyGroup(
          help: "the next engine in this tile, the one before", hint: "engine", isVital: true,
          bindings: [bind("e", .compare(.turnEngine(1))), bind("E", .compare(.turnEngine(-1)))]),
        KeyGroup(
          help: "select the next tile, the one before", hint: "tile",
          bindings: [
            KeyBinding(key: Key(.tab), action: .compare(.move(1))),
            KeyBinding(key: Key(.tab, .shift), action: .compare(.move(-1))),
          ], sample: "Tab"),
        KeyGroup(
          help: "add a tile, remove it", hint: "add/remove",
          bindings: [bind("a", .compare(.addEngine)), bind("x", .compare(.removeEngine))]),
        KeyGroup(
          help: "back to the scene", hint: "back", isVital: true,
          bindings: [KeyBinding(key: Key(.escape), action: .close), bind("C", .compareEngines)],
          sample: "Esc"),
      ])
  ])
}
