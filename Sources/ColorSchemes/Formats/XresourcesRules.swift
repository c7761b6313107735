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
    adjust: { $0.map(ofAnyProgram) },
    complete: { $0.derive(.cursor, from: .foreground) })

  /// The last part of a key such as `URxvt*color0`, and of a definition such as `Ansi_0_Color`.
  private static func ofAnyProgram(_ entry: SchemeEntry) -> SchemeEntry {
    var entry = entry
    entry.key = definitions[entry.key] ?? resource(entry.key)
    return entry
  }

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
