extension KeyMap {
  /// What explains the scene.
  static let understanding = KeySection(
    title: "Understanding",
    groups: [
      KeyGroup(
        help: "why it is there, and the next page", hint: "why", bindings: [bind("w", .inspect)]),
      KeyGroup(
        help: "a dial for a number of the lab", bindings: [bind("D", .dial(.open(nil)))]),
      KeyGroup(help: "compare engines side by side", bindings: [bind("C", .compareEngines)]),
      KeyGroup(
        help: "rectangles of screen and popover", bindings: [bind("R", .toggle(.rectangles))]),
      KeyGroup(help: "ghosts on the sides not taken", bindings: [bind("G", .toggle(.ghosts))]),
      KeyGroup(help: "map of sides for every place", bindings: [bind("M", .toggle(.map))]),
      KeyGroup(
        help: "contrast: mark what is hard to see", bindings: [bind("%", .toggle(.contrast))]),
    ])
}
