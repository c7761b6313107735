import MessageText

/// Tells base16 and base24 by the keys of a file and their values, in YAML as in JSON. The keys of a mapping have its
/// own and a dot before them.
struct BaseMarks {
  /// How many colours have the name of one of theirs.
  private(set) var count = 0
  private var hasOwnOfBase24 = false
  /// What `system: base24` says.
  private var stated: SchemeFormat?
  /// Whether it says that it is a scheme, or has the colours at its top.
  private var isScheme = false
  /// Whether it has a key of themes, or a name in its palette that is nothing like theirs. A theme may have names like
  /// theirs among those of its palette.
  private var isTheme = false

  mutating func read(_ key: String, _ value: String) {
    if let base = FormatRules.baseKey(key) {
      count += 1
      hasOwnOfBase24 = hasOwnOfBase24 || base >= "base10"
      isScheme = isScheme || !key.contains(".")
    } else if key == "scheme" {
      isScheme = true
    } else if key == "system" {
      isScheme = true
      stated = [.base16, .base24].first { value.contains($0.rawValue) }
    } else if Self.isOfThemes(key) {
      isTheme = true
    }
  }

  private static func isOfThemes(_ key: String) -> Bool {
    guard key.hasPrefix("palette.") else {
      return keysOfThemes.contains(key.prefix { $0 != "." })
    }
    return Suggestion.nearest(to: String(key.dropFirst(8)), in: names) == nil
  }

  /// The names of the colours, of which one in a palette may be misspelled.
  private static let names = BaseKey.numbers.map(BaseKey.name)

  /// What themes may have at their top; those that schemes have too are left out.
  private static let keysOfThemes: Set<Substring> = [
    "summary", "inherits", "kinds", "kind", "appearance", "scheme", "low-contrast", "border",
    "background", "insets", "padding", "caps", "content-frame", "arrow", "overlap", "join",
    "images", "title", "footer", "shadow", "backdrop", "styles", "light", "dark", "ascii",
  ]

  /// The format; `nil` if the file is in neither of them. A single colour that only base24 has tells it from base16,
  /// unless the file says which of them it is.
  var format: SchemeFormat? {
    guard count > 0, isScheme || !isTheme else { return nil }
    return stated ?? (hasOwnOfBase24 ? .base24 : .base16)
  }
}
