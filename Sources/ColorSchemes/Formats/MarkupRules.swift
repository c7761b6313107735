import CellCanvas

extension FormatRules {
  /// Gogh's YAML and JSON, and the YAML of the collection of iTerm2's schemes, which has more keys.
  static let gogh = FormatRules(
    format: .gogh,
    slots: numbered((1...16).map { "color_\($0 < 10 ? "0" : "")\($0)" }) + [
      "foreground": [.foreground], "background": [.background], "cursor": [.cursor],
      "cursor_text": [.cursorText], "selection": [.selectionBackground],
      "selection_text": [.selectionForeground],
    ],
    details: ["name": .name, "author": .author, "variant": .variant], remarks: [:],
    adjust: { $0.map(bare) })

  private static func bare(_ entry: SchemeEntry) -> SchemeEntry {
    var entry = entry
    if let key = goghKey(entry.key) { entry.key = key }
    return entry
  }

  /// The key of one of Gogh's colours, without the mapping `colors` that may stand around it; `nil` for other keys.
  static func goghKey(_ key: String) -> String? {
    let bare = key.hasPrefix("colors.") ? String(key.dropFirst(7)) : key
    return gogh.slots[bare] == nil ? nil : bare
  }

  /// Whether a key is of one of the sixteen colours that only Gogh numbers so.
  static func isNumberOfGogh(_ key: String) -> Bool { goghKey(key)?.hasPrefix("color_") == true }
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
    let names = [Color.plainNames, Color.plainNames.map { $0 == "magenta" ? "purple" : $0 }]
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

extension FormatRules {
  /// Property lists of iTerm2. Of keys for light and for dark looks the one without a look counts, else that
  /// of the dark one; all are kept.
  static let iterm2 = FormatRules(
    format: .iterm2,
    slots: numbered((0...15).map { "Ansi \($0) Color" }) + [
      "Foreground Color": [.foreground], "Background Color": [.background],
      "Cursor Color": [.cursor], "Cursor Text Color": [.cursorText],
      "Selection Color": [.selectionBackground], "Selected Text Color": [.selectionForeground],
    ],
    details: ["Name": .name, "Author": .author, "Variant": .variant], adjust: oneLook)

  private static let oneLook: @Sendable ([SchemeEntry]) -> [SchemeEntry] = { entries in
    let known = Set(entries.map(\.key))
    let dark = entries.filter { $0.key.hasSuffix(" (Dark)") }.map { entry in
      var entry = entry
      entry.key = String(entry.key.dropLast(7))
      return entry
    }
    return entries + dark.filter { !known.contains($0.key) }
  }
}
