extension FormatRules {
  /// Gogh's YAML and JSON, and the YAML of the collection of iTerm2's schemes, which has more keys.
  static let gogh = FormatRules(
    format: .gogh,
    slots: numbered((1...16).map { "color_\($0 < 10 ? "0" : "")\($0)" }) + [
      "foreground": [.foreground], "background": [.background], "cursor": [.cursor],
      "cursor_text": [.cursorText], "selection": [.selectionBackground],
      "selection_text": [.selectionForeground],
    ],
    details: ["name": .name, "author": .author, "variant": .variant], remarks: [:])
}

extension FormatRules {
  /// Windows Terminal's own JSON.
  static let windowsTerminal = json(
    .windowsTerminal, other: ["magenta", "brightMagenta"],
    ["cursorColor": [.cursor], "selectionBackground": [.selectionBackground]])

  /// The JSON of vhs.
  static let vhs = json(
    .vhs, other: ["purple", "brightPurple"],
    [
      "cursor": [.cursor], "cursorAccent": [.cursorText], "selection": [.selectionBackground],
      "selectionForeground": [.selectionForeground],
    ])

  /// Both call the fifth colour `purple` or `magenta`.
  private static func json(
    _ format: SchemeFormat, other: Set<String>, _ own: [String: [SchemeSlot]]
  ) -> FormatRules {
    let names = [colorNames, colorNames.map { $0 == "magenta" ? "purple" : $0 }]
    let slots = names.reduce(own) { slots, names in
      let brights = names.map { "bright" + $0.prefix(1).uppercased() + $0.dropFirst() }
      return slots + numbered(names) + numbered(brights, from: 8)
    }
    return FormatRules(
      format: format,
      slots: slots + ["foreground": [.foreground], "background": [.background]],
      details: ["name": .name, "author": .author, "variant": .variant], remarks: [:],
      spellings: other)
  }
}
