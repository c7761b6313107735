extension KeyMap {
  /// What keys do while a command is typed; all others are text.
  static let prompt = KeyMap(sections: [
    KeySection(
      title: "Command",
      groups: [
        KeyGroup(
          help: "complete the word, and the next, the one before", hint: "complete",
          bindings: [
            KeyBinding(key: Key(.tab), action: .type(.complete(1))),
            KeyBinding(key: Key(.tab, .shift), action: .type(.complete(-1))),
          ]),
        KeyGroup(
          help: "an earlier command that begins so, a later one", hint: "earlier",
          bindings: [
            KeyBinding(key: Key(.up), action: .type(.step(-1))),
            KeyBinding(key: Key(.down), action: .type(.step(1))),
          ]),
        KeyGroup(
          help: "run it", hint: "run",
          bindings: [KeyBinding(key: Key(.enter), action: .type(.accept))]),
        KeyGroup(
          help: "leave it", hint: "leave",
          bindings: [KeyBinding(key: Key(.escape), action: .type(.cancel))]),
        lineEditing,
      ]),
    always,
  ])

  /// What keys do while one searches; all others are text.
  static let search = KeyMap(sections: [
    KeySection(
      title: "Search",
      groups: [
        KeyGroup(help: "type what to look for", hint: "to search", bindings: [], sample: "Letters"),
        listMoves(Key(.down), Key(.up)),
        KeyGroup(
          help: "go to the list", hint: "list",
          bindings: [KeyBinding(key: Key(.enter), action: .type(.accept))]),
        KeyGroup(
          help: "list everything again", hint: "forget",
          bindings: [KeyBinding(key: Key(.escape), action: .type(.cancel))]),
        lineEditing,
      ]),
    always,
  ])

  /// The keys of ``TextLine``.
  static let lineEditing = KeyGroup(
    help: "delete all before the cursor, a word, all after it", bindings: [],
    sample: "Ctrl-U Ctrl-W Ctrl-K")

  /// What is the same even while one types.
  static let always = KeySection(
    title: "Always",
    groups: [
      KeyGroup(
        help: "draw the screen anew",
        bindings: [KeyBinding(key: .control("l"), action: .redraw)]),
      KeyGroup(
        help: "stop, until fg", bindings: [KeyBinding(key: .control("z"), action: .suspend)]),
      KeyGroup(
        help: "leave the lab", bindings: [KeyBinding(key: .control("c"), action: .interrupt)]),
    ])
}
