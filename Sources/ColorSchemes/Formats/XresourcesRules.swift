extension FormatRules {
  /// Resources of xterm, urxvt and their kin. A cursor without a colour has that of the text, as the manual of
  /// urxvt says.
  static let xresources = FormatRules(
    format: .xresources,
    slots: numbered((0...15).map { "color\($0)" }) + [
      "foreground": [.foreground], "background": [.background], "cursorColor": [.cursor],
      "cursorColor2": [.cursorText], "highlightColor": [.selectionBackground],
      "highlightTextColor": [.selectionForeground],
    ],
    syntax: [.names, .digitsOfX11, .opacityInBrackets], paletteKey: "color",
    adjust: ofTerminals,
    complete: { $0.derive(.cursor, from: .foreground) })

  /// The last part of a key such as `URxvt*color0`, and of a definition such as `Ansi_0_Color`. Where terminals have
  /// the same resource, that of another program keeps its whole key.
  private static func ofTerminals(_ entries: [SchemeEntry]) -> [SchemeEntry] {
    let names = entries.map { definitions[$0.key] ?? resource($0.key) }
    let ofTerminals = Set(zip(entries, names).filter { isOfTerminals($0.0.key) }.map(\.1))
    return zip(entries, names).map { entry, name in
      var entry = entry
      if isOfTerminals(entry.key) || !ofTerminals.contains(name) { entry.key = name }
      return entry
    }
  }

  /// Whether a resource is meant for terminals, or for every program.
  private static func isOfTerminals(_ key: String) -> Bool {
    let program = key.prefix { !"*.".contains($0) }
    return program.isEmpty || program == "?" || program.endIndex == key.endIndex
      || terminals.contains(program.lowercased())
  }

  private static let terminals: Set = [
    "xterm", "uxterm", "koi8rxterm", "urxvt", "rxvt", "st", "kterm", "mlterm", "aterm", "eterm",
  ]

  /// The name of a resource without the programs for which it is meant.
  static func resource(_ key: String) -> String {
    key.split { "*.?".contains($0) }.last.map(String.init) ?? key
  }

  /// What the collection of iTerm2's schemes calls the colours in its files for `xrdb`.
  static let definitions: [String: String] = {
    let numbers = (0...15).map { ("Ansi_\($0)_Color", "color\($0)") }
    let others = [
      ("Foreground_Color", "foreground"), ("Background_Color", "background"),
      ("Cursor_Color", "cursorColor"), ("Cursor_Text_Color", "cursorColor2"),
      ("Selection_Color", "highlightColor"), ("Selected_Text_Color", "highlightTextColor"),
    ]
    return Dictionary(uniqueKeysWithValues: numbers + others)
  }()
}
