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

  /// The last part of a key such as `URxvt*color0`, and of a definition such as `Ansi_0_Color`. Of the same resource for
  /// terminals the one counts that says so most plainly, as in X. That of another program keeps its whole key beside it.
  private static func ofTerminals(_ entries: [SchemeEntry]) -> [SchemeEntry] {
    let ranked = entries.map {
      (entry: $0, name: definitions[$0.key] ?? resource($0.key), rank: rank($0.key))
    }
    let best = Dictionary(ranked.map { ($0.name, $0.rank) }, uniquingKeysWith: max)
    return ranked.compactMap { entry, name, rank in
      var entry = entry
      if rank == best[name] { entry.key = name } else if rank > 0 { return nil }
      return entry
    }
  }

  /// How plainly a resource is meant for terminals: 0 if it is another program's, 1 if every program's.
  private static func rank(_ key: String) -> Int {
    key.split { "*.?".contains($0) }.dropLast().reduce(1) { rank, part in
      guard rank > 0, let own = terminals[part.lowercased()] else { return 0 }
      return rank + own
    }
  }

  /// The names of terminals, and of the part of xterm that has the colours; a terminal says more than that part.
  private static let terminals: [String: Int] = {
    let programs = [
      "xterm", "uxterm", "koi8rxterm", "urxvt", "rxvt", "st", "kterm", "mlterm", "aterm", "eterm",
    ]
    return Dictionary(uniqueKeysWithValues: programs.map { ($0, 2) } + [("vt100", 1)])
  }()

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
