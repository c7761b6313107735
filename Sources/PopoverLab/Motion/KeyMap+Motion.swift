extension KeyMap {
  /// What keys do while a motion is looked at.
  static let motion = KeyMap(sections: [
    KeySection(
      title: "Looking at a motion",
      groups: [
        KeyGroup(
          help: "a step back, a step on", hint: "step", isVital: true,
          bindings: [
            KeyBinding(key: Key(.left), action: .motion(.step(-1))),
            KeyBinding(key: Key(.right), action: .motion(.step(1))),
            bind("h", .motion(.step(-1))), bind("l", .motion(.step(1))),
          ], sample: "←→"),
        KeyGroup(
          help: "to its start, to its end",
          bindings: [
            KeyBinding(key: Key(.home), action: .motion(.toStart)),
            KeyBinding(key: Key(.end), action: .motion(.toEnd)),
          ]),
        KeyGroup(
          help: "play, pause", hint: "play", isVital: true, bindings: [bind(" ", .motion(.toggle))]),
        KeyGroup(
          help: "a quarter of the speed, or the usual one", hint: "slow",
          bindings: [bind("s", .motion(.changeSpeed))]),
        KeyGroup(
          help: "the next style, the next curve", hint: "style/curve",
          bindings: [bind("i", .motion(.nextStyle)), bind("c", .motion(.nextCurve))]),
        KeyGroup(
          help: "look at popovers coming, going", hint: "come/go",
          bindings: [bind("p", .motion(.lookAtComing)), bind("d", .motion(.lookAtGoing))]),
        typeCommand, findCommand, showKeys,
        KeyGroup(
          help: "back to the scene", hint: "back", isVital: true,
          bindings: [KeyBinding(key: Key(.escape), action: .close), bind("I", .motion(.look))],
          sample: "Esc"),
      ]),
    always,
  ])
}
