import CellCanvas

extension FormatRules {
  /// Alacritty's TOML.
  static let alacritty = FormatRules(
    format: .alacritty,
    slots: numbered(Color.plainNames.map { "colors.normal.\($0)" })
      + numbered(Color.plainNames.map { "colors.bright.\($0)" }, from: 8)
      + Dictionary(
        uniqueKeysWithValues: Color.plainNames.enumerated()
          .map { ("colors.dim.\($0.element)", [.dim($0.offset)]) })
      + [
        "colors.primary.foreground": [.foreground], "colors.primary.background": [.background],
        "colors.primary.dim_foreground": [.dimForeground],
        "colors.primary.bright_foreground": [.brightForeground],
        "colors.cursor.cursor": [.cursor], "colors.cursor.text": [.cursorText],
        "colors.selection.background": [.selectionBackground],
        "colors.selection.text": [.selectionForeground],
      ],
    words: ["cellforeground", "cellbackground", "none"],
    isColorKey: { $0.hasPrefix("colors.") && !$0.hasSuffix(".index") },
    paletteKey: "colors.indexed_colors.", adjust: indexed)

  /// `colors.indexed_colors.16` with the colour for an element with index and colour.
  private static let indexed: @Sendable ([SchemeEntry]) -> [SchemeEntry] = { entries in
    let values = Dictionary(entries.map { ($0.key, $0.text) }) { first, _ in first }
    return entries.map { entry in
      guard entry.key.hasPrefix("colors.indexed_colors."), entry.key.hasSuffix(".color"),
        let index = values[entry.key.dropLast(5) + "index"]
      else { return entry }
      var entry = entry
      entry.key = "colors.indexed_colors.\(index)"
      return entry
    }
  }

  /// The TOML of wezterm.
  static let wezterm = FormatRules(
    format: .wezterm,
    slots: numbered((0...7).map { "colors.ansi.\($0)" })
      + numbered((0...7).map { "colors.brights.\($0)" }, from: 8)
      + [
        "colors.foreground": [.foreground], "colors.background": [.background],
        "colors.cursor_bg": [.cursor], "colors.cursor_fg": [.cursorText],
        "colors.selection_bg": [.selectionBackground],
        "colors.selection_fg": [.selectionForeground],
      ],
    details: [
      "metadata.name": .name, "metadata.author": .author, "metadata.variant": .variant,
    ],
    words: ["none"], syntax: [.names, .functions],
    together: [(0..<8).map(SchemeSlot.ansi), (8..<16).map(SchemeSlot.ansi)],
    paletteKey: "colors.indexed.")
}
