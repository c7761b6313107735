import MessageText

extension FormatRules {
  /// Ghostty's `palette = 0=#1a2b3c`. What it says of a selection without colours of its own: foreground and
  /// background change places.
  static let ghostty = FormatRules(
    format: .ghostty,
    slots: numbered((0...15).map { "palette.\($0)" }) + [
      "foreground": [.foreground], "background": [.background], "cursor-color": [.cursor],
      "cursor-text": [.cursorText], "selection-background": [.selectionBackground],
      "selection-foreground": [.selectionForeground],
    ],
    words: ["cell-foreground", "cell-background", ""], syntax: [.names, .bareDigits],
    namesSelectedText: true, paletteKey: "palette.", listKey: "palette",
    adjust: { $0.map(numbered) },
    complete: { draft in
      draft.derive(.selectionBackground, from: .foreground)
      draft.derive(.selectionForeground, from: .background)
    })

  /// `palette.0` with the colour alone for `palette` with `0=#1a2b3c`.
  private static func numbered(_ entry: SchemeEntry) -> SchemeEntry {
    guard entry.key == "palette", let mark = entry.text.firstIndex(of: "=") else { return entry }
    let digits = entry.text[..<mark].trimmed.filter { $0 != "\"" }
    guard let number = number(digits.lowercased()), (0...255).contains(number) else { return entry }
    var numbered = entry
    numbered.key = "palette.\(number)"
    let color = entry.text[entry.text.index(after: mark)...].trimmed.filter { $0 != "\"" }
    numbered.value = .text(color)
    return numbered
  }
}

extension FormatRules {
  /// A number in decimal digits, or in those of Zig with a prefix.
  private static func number(_ digits: String) -> Int? {
    let digits = (digits.first == "+" ? digits.dropFirst() : digits[...]).filter { $0 != "_" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    // Behind the prefix there is no sign.
    guard digits.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return radix.map { Int(digits.dropFirst(2), radix: $0) } ?? Int(digits)
  }
}

extension FormatRules {
  /// Kitty's `color0 #1a2b3c`.
  static let kitty = FormatRules(
    format: .kitty,
    slots: numbered((0...15).map { "color\($0)" }) + [
      "foreground": [.foreground], "background": [.background], "cursor": [.cursor],
      "cursor_text_color": [.cursorText], "selection_background": [.selectionBackground],
      "selection_foreground": [.selectionForeground],
    ],
    words: ["none", "background"], syntax: .names,
    isColorKey: { key in ["_color", "_background", "_foreground"].contains(where: key.hasSuffix) },
    paletteKey: "color")
}
