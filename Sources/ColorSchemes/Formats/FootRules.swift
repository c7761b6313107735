extension FormatRules {
  /// Foot's sections, where only both colours of a selection count. Of those for light and for dark looks the one that the file begins with counts, the
  /// other one is kept among the extras.
  static let foot = FormatRules(
    format: .foot,
    slots: numbered((0...7).map { "regular\($0)" })
      + numbered((0...7).map { "bright\($0)" }, from: 8)
      + Dictionary(uniqueKeysWithValues: (0...7).map { ("dim\($0)", [.dim($0)]) })
      + [
        "foreground": [.foreground], "background": [.background], "cursor": [.cursor],
        "cursor-text": [.cursorText], "selection-background": [.selectionBackground],
        "selection-foreground": [.selectionForeground],
      ],
    syntax: .opacityFirst, isColorKey: { !$0.contains(".") || $0.hasPrefix("colors") },
    together: [[.cursor, .cursorText]], namesSelectedText: true, paletteKey: "",
    adjust: { inSection($0).flatMap(cursors) })

  /// The keys of the section that counts, without its name.
  private static func inSection(_ entries: [SchemeEntry]) -> [SchemeEntry] {
    // The first section may have no name.
    let keys = ["main.initial-color-theme", "initial-color-theme"]
    let wanted = entries.first { keys.contains($0.key) }?.text ?? "dark"
    let known = Set(entries.compactMap { $0.key.split(separator: ".").first.map(String.init) })
    // Before foot had names for both, they were the first and the second.
    let (dark, light) = (["colors-dark", "colors"], ["colors-light", "colors2"])
    let order = ["light", "2"].contains(wanted) ? light + dark : dark + light
    let section = order.first(where: known.contains).map { $0 + "." } ?? ""
    return entries.map { entry in
      var entry = entry
      for section in [section, "cursor."] where entry.key.hasPrefix(section) {
        entry.key = String(entry.key.dropFirst(section.count))
      }
      return entry
    }
  }

  /// The text below the cursor and the cursor, which stand in one value.
  private static func cursors(_ entry: SchemeEntry) -> [SchemeEntry] {
    let words = entry.text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard ["cursor", "color"].contains(entry.key), words.count > 1 else { return [entry] }
    return zip(["cursor-text", "cursor"], words).map { key, value in
      var part = entry
      (part.key, part.value) = (key, .text(value))
      return part
    }
  }
}
